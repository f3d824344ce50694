// Finds or installs the browser and the fonts of the tests, also as a program.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runNode } from '../../src/start/install.mjs'

const debianChromium = '/usr/bin/chromium'
const debianShell = '/usr/bin/chromium-headless-shell'
const aptGet = '/usr/bin/apt-get'
/** As wide as Arial and Times New Roman, which visitors have, and our fallback fonts are fitted to. */
const debianFonts = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' }

if (process.argv[1] === import.meta.filename) {
  process.exitCode = existsSync(findHeadlessShell()) ? 0 : 1
}

/** Finds a whole Chromium. @returns {string} */
function findChromium() {
  installFonts()
  const found = findInstalled([
    debianChromium,
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ])
  return found ?? installFromDebian('chromium', debianChromium) ?? installFromPlaywright()
}

/**
 * Finds a headless shell, which draws no window around a page: a quarter of all the work.
 * https://developer.chrome.com/blog/chrome-headless-shell
 * @returns {string}
 */
export function findHeadlessShell() {
  installFonts()
  return (
    findInstalled([debianShell]) ??
    installFromDebian('chromium-headless-shell', debianShell) ??
    findChromium()
  )
}

function installFonts() {
  if (process.platform === 'linux' && !existsSync(debianFonts.folder)) {
    installFromDebian(debianFonts.name, debianFonts.folder)
  }
}

/** @param {string[]} files */
function findInstalled(files) {
  return [process.env.CHROMIUM_PATH, ...files].find((one) => one !== undefined && existsSync(one))
}

/**
 * @param {string} name of the package
 * @param {string} file that it brings
 * @returns {string | undefined} undefined where it cannot be installed
 */
function installFromDebian(name, file) {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) {
    return undefined
  }
  console.info(`Installing ${name}.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync(aptGet, args, { stdio: 'inherit', env })
  }
  return existsSync(file) ? file : undefined
}

function installFromPlaywright() {
  runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium'])
  return chromium.executablePath()
}
