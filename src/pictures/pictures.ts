import { grounds } from 'virtual:content/pictures'
import type { Picture } from '#src/domain/picture.ts'

const sources = import.meta.glob<Picture['source']>('./*.jpg', {
  query: '?w=480;800;1200;1600&format=avif;jpeg&as=picture',
  import: 'default',
  eager: true,
})

/** Finds a picture of content/pictures.yaml by its name: the file without its extension. Throws on others. */
export function findPicture(name: string): Picture {
  const ground = grounds[name]
  const source = sources[`./${name}.jpg`]
  if (ground === undefined || source === undefined) {
    throw new Error(`Expected a picture of src/content/pictures.yaml, found "${name}".`)
  }
  return { source, ground }
}
