import { z } from 'zod'

/** The colors behind a picture and the words beside it (styles/global.scss). */
const grounds = ['indigo', 'terracotta', 'aubergine', 'teal', 'straw', 'clay'] as const

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

const pictureSchema = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/, 'a name such as spices.jpg')
    .describe('In src/pictures, best 1600 pixels wide. Articles name it without its ending.'),
  alt: z.string().trim().min(1).describe('What is in the picture, not what it is for.'),
  ground: z.enum(grounds).describe('The plaster that the picture lies on and the words beside it.'),
  center: z
    .number()
    .min(0)
    .max(1)
    .describe('Where the plate is, for share images: 0 is the left edge, 1 the right one.'),
})

export const pictureListSchema = z.array(pictureSchema).min(1)

/** With its name in articles: the file without the ending. */
export type PictureEntry = z.infer<typeof pictureSchema> & { name: string }
