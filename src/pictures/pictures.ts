import { pictures } from 'virtual:content/pictures'
import type { Picture, PictureSource } from '#src/domain/picture.ts'
import heroThali from './hero-thali.webp?w=480;800;900;1200&format=avif;webp&as=picture'

/** Finds a picture of content/pictures.yaml by its name: the file without the ending. Throws on others. */
export function findPicture(name: string): Picture {
  const picture = pictures[name]
  if (picture === undefined) {
    throw new Error(`Expected a picture of src/content/pictures.yaml, found "${name}".`)
  }
  return picture
}

export const heroPicture: PictureSource = heroThali
