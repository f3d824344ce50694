import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import { throwProblems } from '#src/build/content/content-error.ts'
import type { Content } from '#src/build/content/read-content.ts'
import { shareImagePath, shareImageSize } from '#src/seo/head.ts'
import { listShareCards, thali, type ShareCard } from './cards.ts'
import { drawCard, shareColors } from './draw.tsx'

/** With a palette of 112 colors a photograph looks right and stays under 100 kB. */
const paletteSize = 112

/** An image comes from the cache if its SVG did not change. Throws a ContentError for a missing picture or letter. */
export async function writeShareImages(root: string, folder: string, content: Content) {
  const open = (file: string) => readFile(path.join(root, file), 'utf8')
  const art = {
    rankPlate: await open('src/styles/plates/rank-plate.svg'),
    wordmark: await open('public/wordmark.svg'),
    pictures: await Promise.all(
      [...content.pictures, thali].map(async ({ name, file, center }) => ({
        name,
        center,
        src: await loadPicture(path.join(root, 'src/pictures', file)),
      })),
    ),
  }
  const loadedFonts = await Promise.all(
    fonts.map(async ([name, weight, file]) => ({ name, weight, data: await readFile(file) })),
  )
  const cacheFolder = path.join(root, 'node_modules/.cache/pattal/share')
  await mkdir(cacheFolder, { recursive: true })
  await mkdir(path.join(folder, 'share'), { recursive: true })
  const cards = listShareCards(content)
  const hasPicture = ({ plate }: ShareCard) =>
    typeof plate === 'number' || art.pictures.some(({ name }) => name === plate)
  const problems = [
    ...content.pagePaths
      .filter((page) => cards.every((card) => card.path !== shareImagePath(page)))
      .map((page) => `expected a card of ${page}, found none`),
    ...cards
      .filter((card) => !hasPicture(card))
      .map((card) => `${card.path}: expected a picture, found ${card.plate}`),
  ].map((problem) => `src/build/share/cards.ts: ${problem}`)
  throwProblems(problems)
  const write = async (card: ShareCard) => {
    const svg = await satori(drawCard(card, art), {
      ...shareImageSize,
      fonts: loadedFonts,
      loadAdditionalAsset(_language, missing) {
        const words = [card.title, ...(card.lines ?? [])].join(', ')
        problems.push(
          `the image ${card.path} of '${words}': expected Latin letters or Devanagari, found ${missing}`,
        )
        return Promise.resolve([])
      },
    })
    const hash = createHash('sha256').update(`${svg}${paletteSize}`).digest('hex')
    const cached = path.join(cacheFolder, `${hash}.png`)
    if (!existsSync(cached)) {
      const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
      await sharp(pixels, { raw: { ...shareImageSize, channels: 4 } })
        .png({ palette: true, colours: paletteSize, effort: 2, dither: 0.6 })
        .toFile(cached)
    }
    await copyFile(cached, path.join(folder, card.path))
  }
  await Promise.all(cards.map(write))
  throwProblems(problems)
}

/** Returns a data URL. */
async function loadPicture(file: string): Promise<string> {
  const jpeg = await sharp(file)
    .resize({ height: 640 })
    .flatten({ background: shareColors.turmeric.ground })
    .jpeg({ quality: 92 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

const require = createRequire(import.meta.url)
const eczar = path.dirname(require.resolve('@fontsource/eczar'))
const anekLatin = path.dirname(require.resolve('@fontsource/anek-latin'))

/** Satori reads WOFF, not WOFF2, and needs a file for each weight. What one family lacks it takes from any other. */
const fonts = [
  ['Eczar', 600, `${eczar}/files/eczar-latin-600-normal.woff`],
  ['Eczar', 700, `${eczar}/files/eczar-latin-700-normal.woff`],
  ['Anek Latin', 400, `${anekLatin}/files/anek-latin-latin-400-normal.woff`],
  ['Anek Latin', 600, `${anekLatin}/files/anek-latin-latin-600-normal.woff`],
  ['Eczar Extended', 600, `${eczar}/files/eczar-latin-ext-600-normal.woff`],
  ['Anek Latin Extended', 400, `${anekLatin}/files/anek-latin-latin-ext-400-normal.woff`],
  ['Eczar Devanagari', 600, `${eczar}/files/eczar-devanagari-600-normal.woff`],
] as const
