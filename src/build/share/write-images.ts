import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { ContentError } from '#src/build/content/content-error.ts'
import type { Content } from '#src/build/content/read-content.ts'
import type { PictureEntry } from '#src/domain/picture.ts'
import { shareImageSize } from '#src/seo/share-image.ts'
import { listShareCards, thali } from './cards.ts'
import { shareColors } from './colors.ts'
import { drawCard } from './draw.tsx'

const cacheFolder = 'node_modules/.cache/pattal/share'
/** With a palette of 112 colors a photograph looks right and stays under 100 kB. */
const paletteSize = 112
const pictureSize = 640

/** An image comes from the cache if its SVG did not change. Throws a ContentError if a font lacks a character. */
export async function writeShareImages(
  root: string,
  folder: string,
  { restaurants, articles, pictures }: Pick<Content, 'restaurants' | 'articles' | 'pictures'>,
): Promise<void> {
  const open = (file: string) => readFile(path.join(root, file), 'utf8')
  const art = {
    rankPlate: await open('src/styles/plates/rank-plate.svg'),
    wordmark: await open('public/wordmark.svg'),
    pictures: new Map(
      await Promise.all(
        [...pictures, thali].map(
          async (entry) => [entry.name, await cutPicture(root, entry)] as const,
        ),
      ),
    ),
  }
  const loadedFonts = await loadFonts()
  await mkdir(path.join(root, cacheFolder), { recursive: true })
  await mkdir(path.join(folder, 'share'), { recursive: true })
  const problems: string[] = []
  for (const card of listShareCards(restaurants, articles, pictures)) {
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
    const cached = path.join(root, cacheFolder, `${hash}.png`)
    const png = await readFile(cached).catch(async () => {
      const drawn = await toPng(svg)
      await writeFile(cached, drawn)
      return drawn
    })
    await writeFile(path.join(folder, card.path), png)
  }
  if (problems.length > 0) {
    throw new ContentError(problems)
  }
}

/** Returns the square around the plate as a data URL. */
async function cutPicture(
  root: string,
  { file, center }: Pick<PictureEntry, 'file' | 'center'>,
): Promise<string> {
  const image = sharp(path.join(root, 'src/pictures', file))
  const { width, height } = await image.metadata()
  const side = Math.min(width, height)
  const left = Math.round((width - side) * center)
  const top = Math.round((height - side) / 2)
  const jpeg = await image
    .extract({ left, top, width: side, height: side })
    .resize(pictureSize, pictureSize)
    .flatten({ background: shareColors.turmeric.ground })
    .jpeg({ quality: 92 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

async function toPng(svg: string): Promise<Buffer> {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(image.asPng())
    .png({ palette: true, colours: paletteSize, effort: 4, dither: 0.6 })
    .toBuffer()
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

function loadFonts(): Promise<Font[]> {
  return Promise.all(
    fonts.map(async ([name, weight, file]) => ({ name, weight, data: await readFile(file) })),
  )
}
