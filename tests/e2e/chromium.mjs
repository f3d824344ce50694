// Finds a Chromium, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runNode } from '../../src/start/install.mjs'

const debianChromium = '/usr/bin/chromium'
const aptGet = '/usr/bin/apt-get'

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, else Debian's, another of the system, or Playwright's. If
 * there is none, it installs Debian's package, else Playwright's build.
 * @returns {string}
 */
export function findChromium() {
  const found = [
    process.env.CHROMIUM_PATH,
    debianChromium,
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find((file) => file !== undefined && existsSync(file))
  return found ?? installChromium()
}

function installChromium() {
  console.info('No Chromium found. Installing one.')
  if (process.getuid?.() === 0 && existsSync(aptGet)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync(aptGet, ['update'], { stdio: 'inherit', env })
    spawnSync(aptGet, ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env,
    })
    if (existsSync(debianChromium)) {
      return debianChromium
    }
  }
  runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium'])
  return chromium.executablePath()
}
