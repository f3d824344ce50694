import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { PictureEntry } from '#src/domain/picture/picture-schema.ts'
import { thali } from './cards.ts'
import { palette } from './colors.ts'

export interface ShareArt {
  picture: (name: string) => string
  mark: (color: string, ground: string) => string
  rankPlate: (color: string, ground: string) => string
}

/** A picture file. `center` is where its plate is, from 0 (left edge) to 1. */
type PictureFile = Pick<PictureEntry, 'name' | 'file' | 'center'>

const sizePx = 640

export async function loadArt(root: string, files: readonly PictureFile[]): Promise<ShareArt> {
  const pictures = new Map(
    await Promise.all(
      [...files, thali].map(async (file) => [file.name, await cutPicture(root, file)] as const),
    ),
  )
  const plate = await readFile(path.join(root, 'src/styles/plates/rank-plate.svg'), 'utf8')
  return {
    picture: (name) => pictures.get(name) ?? '',
    mark: (color, ground) => toDataUrl('svg+xml', drawMark(color, ground)),
    rankPlate: (color, ground) =>
      toDataUrl(
        'svg+xml',
        plate
          .replaceAll(/fill="#[^"]+"/g, `fill="${color}"`)
          .replaceAll(/stroke="#[^"]+"/g, `stroke="${ground}"`),
      ),
  }
}

function drawMark(color: string, ground: string): string {
  const leaves = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (angle) => `<g transform="rotate(${angle} 32 32)">
      <path fill="${color}" d="M32 32C41.5 26 43.5 12 32 1.5C20.5 12 22.5 26 32 32Z"/>
      <path stroke="${ground}" stroke-width="1.8" stroke-linecap="round" d="M32 26V9"/></g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${leaves.join('')}
    <circle cx="32" cy="32" r="5.5" fill="${ground}"/><circle cx="32" cy="32" r="2.6" fill="${color}"/></svg>`
}

/** The square of a picture that shows its plate. The thali lies on the ground of its card. */
async function cutPicture(root: string, { file, center }: PictureFile): Promise<string> {
  const image = sharp(path.join(root, 'src/pictures', file))
  const { width, height } = await image.metadata()
  const side = Math.min(width, height)
  const left = Math.round((width - side) * center)
  const top = Math.round((height - side) / 2)
  const cut = image
    .extract({ left, top, width: side, height: side })
    .resize(sizePx, sizePx)
    .flatten({ background: palette.turmeric })
  return toDataUrl('jpeg', await cut.jpeg({ quality: 92 }).toBuffer())
}

function toDataUrl(type: string, content: Buffer | string): string {
  return `data:image/${type};base64,${Buffer.from(content).toString('base64')}`
}
