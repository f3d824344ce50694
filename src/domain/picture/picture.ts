/** The plaster that a picture lies on; it runs on under the words beside it (styles/global.scss). */
export const grounds = ['indigo', 'terracotta', 'aubergine', 'teal', 'straw', 'clay'] as const

export type Ground = (typeof grounds)[number]

/** What the build makes of a picture: a srcset by format, and the image for all others. */
export interface PictureSource {
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
}

/** A picture as pages show it. */
export interface Picture {
  source: PictureSource
  ground: Ground
  alt: string
}
