/** The colors behind a picture and the words beside it (styles/global.scss). */
export const grounds = ['indigo', 'terracotta', 'aubergine', 'teal', 'straw', 'clay'] as const

export type Ground = (typeof grounds)[number]

/** From vite-imagetools: a `srcset` for each format, and the <img> of other browsers. */
export interface PictureSource {
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
}

export interface Picture {
  source: PictureSource
  ground: Ground
  alt: string
}
