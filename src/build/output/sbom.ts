import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Logger } from 'vite'

/**
 * Includes devDependencies: `--omit dev` would drop packages that a tool and the site share, such as
 * React. With NODE_ENV=production, as in a build, npm omits them by default.
 */
const command = ['sbom', '--sbom-format', 'cyclonedx', '--include=dev', '--package-lock-only']

interface Sbom {
  metadata: { component: object }
}

/**
 * Writes what the site is made of and with, as a CycloneDX document. npm makes it from the lockfile;
 * where npm or the lockfile is missing, the build says so and goes on.
 * @param root the folder of the project
 */
export async function writeSbom(root: string, file: string, logger: Logger): Promise<void> {
  const npm = process.env.npm_execpath
  if (npm === undefined) {
    logger.warn('No SBOM is written: only `npm run build` makes one.')
    return
  }
  try {
    const { name }: { name: string } = JSON.parse(
      await readFile(path.join(root, 'package.json'), 'utf8'),
    )
    const { stdout } = await promisify(execFile)(process.execPath, [npm, ...command], {
      cwd: root,
      maxBuffer: 16_000_000,
    })
    const sbom: Sbom = JSON.parse(stdout)
    // npm names it after the folder, and takes it for a library.
    Object.assign(sbom.metadata.component, { name, type: 'application' })
    await writeFile(file, JSON.stringify(sbom, null, 2))
  } catch (error) {
    logger.warn(`No SBOM is written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
