// Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * @param {string} file
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
export function runNode(file, args) {
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' })
  return status === 0
}

export function installIfNeeded() {
  if (modifiedAt('node_modules/.package-lock.json') >= modifiedAt('package-lock.json')) {
    return
  }
  const npm = process.env.npm_execpath
  if (npm === undefined) {
    console.error('Nothing is installed yet. Run this through npm: npm start or npm test.')
    process.exit(1)
  }
  const args = ['ci', '--include=dev']
  // From npm's cache it takes a third less time, but the cache may not know a new version.
  if (!runNode(npm, [...args, '--prefer-offline']) && !runNode(npm, args)) {
    process.exit(1)
  }
}

/** @param {string} file */
function modifiedAt(file) {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
