// Prints one line when a step ends, and all output of a step that failed.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')
// Set here and inherited: on Windows the name of the variable has any case.
process.env.PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`
const passed = /^\s*[✓✔-] /
const isWorthReading = (/** @type {string} */ line) => !passed.test(stripVTControlCharacters(line))

/** @type {string[]} */
export const failedSteps = []

/**
 * @param {string} name
 * @param {string} command
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runStep(name, command) {
  const start = Date.now()
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const listen = (/** @type {Buffer} */ data) => (output += String(data))
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - start) / 1000)
      console.info(`${code === 0 ? '✓' : '✗'} ${name.padEnd(12)}${String(seconds).padStart(4)} s`)
      if (code !== 0) {
        failedSteps.push(name)
        console.error(output.split('\n').filter(isWorthReading).join('\n'))
      }
      resolve(code === 0)
    })
  })
}
