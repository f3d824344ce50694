import type { PictureName } from '#src/domain/article/values.ts'
import { pictures, type PictureSource } from '#src/pictures/pictures.ts'

export interface PictureProps {
  name: PictureName
  /** True widths of the slot, as in the sizes attribute. */
  sizes: string
  /** Beside words that say it all: no alternative text. */
  isDecorative?: boolean
  /** The largest thing of the first screen: loaded at once. */
  isFirst?: boolean
}

/** One of the six pictures, as AVIF, WebP and JPEG in four widths. */
export function Picture({ name, sizes, isDecorative = false, isFirst = false }: PictureProps) {
  const { alt, source } = pictures[name]
  return (
    <ResponsivePicture
      source={source}
      sizes={sizes}
      alt={isDecorative ? '' : alt}
      isFirst={isFirst}
    />
  )
}

interface ResponsivePictureProps {
  source: PictureSource
  sizes: string
  alt: string
  isFirst: boolean
}

export function ResponsivePicture({ source, sizes, alt, isFirst }: ResponsivePictureProps) {
  const { sources, img } = source
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={img.src}
        width={img.w}
        height={img.h}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
