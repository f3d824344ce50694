import { preload } from 'react-dom'
import type { Ground, PictureSource } from '#src/domain/picture/picture.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import styles from './Picture.module.scss'

export interface PictureProps {
  name: string
  detail?: PictureSource | undefined
  sizes: string
  /** Has an empty alternative text: the words beside it say the same. */
  isDecorative?: boolean
  isFirst?: boolean
  viewTransitionName?: string
}

/** A picture of content/pictures.yaml, as AVIF, WebP and JPEG in four widths. */
export function Picture({
  name,
  detail,
  sizes,
  isDecorative = false,
  isFirst = false,
  viewTransitionName,
}: PictureProps) {
  const { alt, source, ground } = findPicture(name)
  return (
    <ResponsivePicture
      source={detail ?? source}
      sizes={sizes}
      alt={isDecorative ? '' : alt}
      isFirst={isFirst}
      ground={ground}
      viewTransitionName={viewTransitionName}
    />
  )
}

interface ResponsivePictureProps {
  source: PictureSource
  sizes: string
  alt: string
  isFirst: boolean
  ground?: Ground
  viewTransitionName?: string | undefined
}

export function ResponsivePicture({
  source,
  sizes,
  alt,
  isFirst,
  ground,
  viewTransitionName,
}: ResponsivePictureProps) {
  const { sources, img } = source
  const [best] = Object.entries(sources)
  if (isFirst && best) {
    const [format, imageSrcSet] = best
    preload(img.src, {
      as: 'image',
      type: `image/${format}`,
      imageSrcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={ground && styles.image}
        data-plaster={ground}
        data-view-transition-name={viewTransitionName}
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
