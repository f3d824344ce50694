import { z } from 'zod'
import { hasBegun, isDisplayDate } from './date.ts'
import { categories } from './categories.ts'

const text = z.string().trim().min(1)

export const dateSchema = z
  .string()
  .refine(isDisplayDate, { error: "a date such as 'November 14, 2025'", abort: true })
  .refine(hasBegun, 'a day no later than today')

export const articleSchema = (pictureNames: readonly string[]) =>
  z.strictObject({
    title: text.describe('A title with a point of view, in sentence case.'),
    date: dateSchema.describe("The day of publication as readers see it: 'November 14, 2025'."),
    updated: dateSchema.optional().describe('The day of the last correction, for readers, too.'),
    category: z.enum(categories).describe('One of the categories of the blog.'),
    image: z.enum(pictureNames).describe('A file of pictures.yaml, without its extension.'),
    excerpt: text.describe('180 to 280 characters that make one want to read.'),
    description: text.max(160).describe('For search engines, 120 to 160 characters.'),
  })

/** An article as lists show it. Its id is the name of its file; the build computes the read time. */
export type Article = z.infer<ReturnType<typeof articleSchema>> & { id: string; readTime: string }

/** With its text. */
export type PublishedArticle = Article & { html: string }
