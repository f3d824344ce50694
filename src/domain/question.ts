import { z } from 'zod'
import { slugSchema } from '#src/domain/url/slug.ts'

const text = z.string().trim().min(1)

export const questionSchema = z.strictObject({
  id: slugSchema.describe('The question opens at /contact#id.'),
  question: text
    .endsWith('?', 'text that ends with "?"')
    .describe('What a visitor asks, ending in a question mark.'),
  answer: text.describe('Two to four sentences of plain text.'),
})

export const questionListSchema = z.array(questionSchema).min(1)

export type Question = z.infer<typeof questionSchema>
