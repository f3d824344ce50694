import type { PictureName } from '#src/domain/article/values.ts'
import { pictures, type Ground, type PictureSource } from '#src/pictures/pictures.ts'
import styles from './Picture.module.scss'

export interface PictureProps {
  name: PictureName
  /** A part of it, where the page shows the whole elsewhere. */
  detail?: PictureSource | undefined
  /** True widths of the slot, as in the sizes attribute. */
  sizes: string
  /** Beside words that say it all: no alternative text. */
  isDecorative?: boolean
  /** The largest thing of the first screen: loaded at once. */
  isFirst?: boolean
  /** Names the picture where a list and an article both show it: it travels from one to the other. */
  travels?: string
}

/** One of the six pictures, as AVIF, WebP and JPEG in four widths. */
export function Picture({
  name,
  detail,
  sizes,
  isDecorative = false,
  isFirst = false,
  travels,
}: PictureProps) {
  const { alt, source, ground } = pictures[name]
  return (
    <ResponsivePicture
      source={detail ?? source}
      sizes={sizes}
      alt={isDecorative ? '' : alt}
      isFirst={isFirst}
      plaster={ground}
      travels={travels}
    />
  )
}

interface ResponsivePictureProps {
  source: PictureSource
  sizes: string
  alt: string
  isFirst: boolean
  /** Shown until the picture is there. */
  plaster?: Ground
  travels?: string | undefined
}

export function ResponsivePicture({
  source,
  sizes,
  alt,
  isFirst,
  plaster,
  travels,
}: ResponsivePictureProps) {
  const { sources, img } = source
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={plaster && styles.image}
        data-plaster={plaster}
        data-travels={travels}
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
