import { z } from 'zod'

const text = z.string().trim().min(1)
const points = z.array(z.strictObject({ title: text, text }))

export const aboutSchema = z.strictObject({
  tags: z.array(text).describe('The three tags beside the title.'),
  values: points.describe('What we value, each with a title.'),
  method: z.array(text).describe('How the ranking is made, a paragraph each.'),
  criteria: points.describe('The five questions that decide a rank, in the order of the page.'),
})

export type AboutCopy = z.infer<typeof aboutSchema>
