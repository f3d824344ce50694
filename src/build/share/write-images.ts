import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import type { Article } from '#src/domain/article/article-schema.ts'
import type { PictureEntry } from '#src/domain/picture/picture-schema.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { loadArt } from './art.ts'
import { listShareCards } from './cards.ts'
import { drawCard } from './draw.tsx'
import { shareImageSize } from '#src/seo/share-image-file.ts'

const cacheFolder = 'node_modules/.cache/pattal/share'

/** Sizes of the PNG palette. With 112 colors a photograph looks right and stays under 100 kB. */
const colors = { picture: 112, flat: 32 }

interface Published {
  restaurants: readonly Restaurant[]
  articles: readonly Article[]
  pictures: readonly PictureEntry[]
}

/**
 * Draws every share image into a folder. An image whose SVG did not change comes from the cache in
 * node_modules/.cache.
 * @param root the folder of the project
 */
export async function writeShareImages(
  root: string,
  folder: string,
  { restaurants, articles, pictures }: Published,
): Promise<void> {
  const [art, fonts] = await Promise.all([loadArt(root, pictures), loadFonts()])
  await mkdir(path.join(root, cacheFolder), { recursive: true })
  await mkdir(path.join(folder, 'share'), { recursive: true })
  for (const card of listShareCards(restaurants, articles, pictures)) {
    const svg = await satori(drawCard(card, art), { ...shareImageSize, fonts })
    const count = typeof card.plate === 'string' ? colors.picture : colors.flat
    const hash = createHash('sha256').update(`${svg}${count}`).digest('hex')
    const cached = path.join(root, cacheFolder, `${hash}.png`)
    const png = await readFile(cached).catch(async () => {
      const drawn = await toPng(svg, count)
      await writeFile(cached, drawn)
      return drawn
    })
    await writeFile(path.join(folder, card.path), png)
  }
}

async function toPng(svg: string, count: number): Promise<Buffer> {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(image.asPng())
    .png({ palette: true, colours: count, effort: 4, dither: 0.6 })
    .toBuffer()
}

const require = createRequire(import.meta.url)

/** Satori reads WOFF, not WOFF2, and needs a file for each weight. */
function loadFonts(): Promise<Font[]> {
  const files: [name: string, weight: 400 | 600 | 700, file: string][] = [
    ['Eczar', 600, require.resolve('@fontsource/eczar/files/eczar-latin-600-normal.woff')],
    ['Eczar', 700, require.resolve('@fontsource/eczar/files/eczar-latin-700-normal.woff')],
    [
      'Anek Latin',
      400,
      require.resolve('@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff'),
    ],
    [
      'Anek Latin',
      600,
      require.resolve('@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff'),
    ],
  ]
  return Promise.all(
    files.map(async ([name, weight, file]) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(file),
    })),
  )
}
