/** The colors that a picture can lie on. The words beside it are on the same (styles/global.scss). */
export const grounds = ['indigo', 'terracotta', 'aubergine', 'teal', 'straw', 'clay'] as const

export type Ground = (typeof grounds)[number]

/** A picture as vite-imagetools writes it: a `srcset` by format, and the <img> for all other browsers. */
export interface PictureSource {
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
}

export interface Picture {
  source: PictureSource
  ground: Ground
  alt: string
}
