import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dist } from '#tests/http/run-server.ts'

const script = /\b([\w-]+)-([\w-]{8})\.js\b/g

/**
 * Copies the built site as after a later build: one text is changed, and every script of the browser has
 * another name.
 */
export async function makeNextEdition(text: string, replacement: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pattal-edition-'))
  await cp(dist, path.join(folder, 'dist'), { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  const assets = await readdir(path.join(folder, 'dist/client/assets'))
  const scripts = new Set(assets.filter((name) => name.endsWith('.js')))
  const renameScripts = (content: string) =>
    content.replaceAll(script, (name, stem: string, hash: string) =>
      scripts.has(name) ? `${stem}-${nextHash(hash)}.js` : name,
    )

  const entries = await readdir(path.join(folder, 'dist'), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.filter((file) => /\.(?:br|gz)$/.test(file)).map((file) => rm(file)))
  const texts = await Promise.all(
    files
      .filter((file) => /\.(?:js|html|json)$|_headers$/.test(file))
      .map(async (file) => {
        const before = await readFile(file, 'utf8')
        return { file, before, after: renameScripts(before).replaceAll(text, replacement) }
      }),
  )
  if (texts.filter(({ before }) => before.includes(text)).length < 3) {
    throw new Error(`Expected a page, its script and the server's to say “${text}”.`)
  }
  // Pages name the integrity of scripts, and policies the hashes of inline scripts: both change.
  const scriptHashes = mapHashes(
    'sha384',
    texts.filter(({ file }) => /client\/.*\.js$/.test(file)),
  )
  const withIntegrity = texts.map((each) => ({
    ...each,
    after: replaceHashes(each.after, scriptHashes),
  }))
  const inlineHashes = mapHashes(
    'sha256',
    withIntegrity
      .filter(({ file }) => file.endsWith('.html'))
      .flatMap(({ before, after }) => {
        const scriptsAfter = readInlineScripts(after)
        return readInlineScripts(before).map((content, index) => ({
          before: content,
          after: scriptsAfter[index] ?? '',
        }))
      }),
  )
  await Promise.all(
    withIntegrity.map(async ({ file, after }) => {
      await writeFile(file, replaceHashes(after, inlineHashes))
      await rename(file, path.join(path.dirname(file), renameScripts(path.basename(file))))
    }),
  )
  return folder
}

interface Change {
  before: string
  after: string
}

function mapHashes(algorithm: string, changes: readonly Change[]): Map<string, string> {
  const hash = (content: string) =>
    `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
  return new Map(changes.map(({ before, after }) => [hash(before), hash(after)]))
}

function replaceHashes(content: string, hashes: ReadonlyMap<string, string>): string {
  return content.replaceAll(/sha(?:256|384)-[\w+/]+=*/g, (hash) => hashes.get(hash) ?? hash)
}

function readInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, content = '']) => content,
  )
}

function nextHash(hash: string): string {
  return (hash.startsWith('N') ? 'M' : 'N') + hash.slice(1)
}
