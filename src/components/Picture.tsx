import { preload } from 'react-dom'
import type { Picture as PictureData } from '#src/domain/picture.ts'

interface PictureProps {
  source: PictureData['source']
  ground?: PictureData['ground']
  alt: string
  sizes: string
  /** Loads at once, because it is in the first window. */
  isFirst?: boolean
}

export function Picture({ source, alt, ground, sizes, isFirst = false }: PictureProps) {
  const { avif = '', jpeg, webp } = source.sources
  const { img } = source
  if (isFirst) {
    preload(img.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        data-ground={ground}
        srcSet={jpeg ?? webp}
        sizes={sizes}
        src={img.src}
        width={img.w}
        height={img.h}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
