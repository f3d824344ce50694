import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { dateSchema } from '#src/domain/article/article-schema.ts'
import { grounds } from '#src/domain/picture.ts'
import { restaurantSchema, slugSchema } from '#src/domain/restaurant/restaurant-schema.ts'
import { pageIds } from './markdown.ts'

const text = z.string().trim().min(1)
const points = z.array(z.strictObject({ title: text, text }))

const about = z.strictObject({
  tags: z.array(text).length(3).describe('The three tags beside the title.'),
  values: points.min(1).describe('What we value, each with a title.'),
  method: z.array(text).min(1).describe('How the ranking is made, a paragraph each.'),
  criteria: points.length(5).describe('The five questions that decide a rank, in their order.'),
})

const languages = z.record(
  z.string().regex(/^\p{L}+(?: \p{L}+)*$/u),
  z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/, 'a BCP 47 tag such as ta-Latn'),
  'phrases of letters alone',
)

const list = z.strictObject({
  updated: dateSchema.describe(
    "The day of the last quarterly revision as readers see it: 'October 1, 2025'.",
  ),
  awards: z
    .string()
    .refine(
      (month) => dateSchema.safeParse(month.replace(' ', ' 1, ')).success,
      "a month no later than this one, such as 'April 2026'",
    )
    .optional()
    .describe("The month up to which the awards are known: 'April 2026'."),
})

const picture = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/, 'a name such as spices.jpg')
    .describe('In src/pictures, 1600 pixels wide or more. Articles name it without its extension.'),
  alt: text.describe('What is in the picture, not what it is for.'),
  ground: z.enum(grounds).describe('The plaster that the picture lies on and the words beside it.'),
  center: z.number().min(0).max(1).describe('Of the plate in share images: 0 is left, 1 right.'),
})

const question = z.strictObject({
  id: slugSchema
    .regex(/^(?!contact-)/, 'a name that does not begin with contact-')
    .describe('The question opens at /contact#id.'),
  question: text
    .endsWith('?', 'text that ends with "?"')
    .describe('What a visitor asks, ending in a question mark.'),
  answer: text.describe('Two to four sentences of plain text.'),
})

/** The schema of each YAML file in src/content. */
export function createSchemas(root: string) {
  const isJpeg = (name: string) => {
    const at = path.join(root, 'src/pictures', name)
    // A phone's HEIC may have such a name, too.
    return existsSync(at) && readFileSync(at).toString('hex', 0, 3) === 'ffd8ff'
  }
  const file = picture.shape.file.refine(isJpeg, 'a JPEG file in src/pictures')
  return {
    about,
    languages,
    list,
    pictures: z.array(picture.extend({ file })).min(1).check(checkUnique('file')),
    questions: z.array(question).min(1).check(checkUnique('id', pageIds)),
    restaurants: z.array(restaurantSchema).min(1).check(checkUnique('slug', pageIds)),
  }
}

function checkUnique<Field extends string>(
  field: Field,
  usedByPage: readonly string[] = [],
): z.core.CheckFn<Record<Field, string>[]> {
  return ({ value: entries, issues }) => {
    const names = new Set(usedByPage)
    for (const [index, { [field]: input }] of entries.entries()) {
      if (names.has(input)) {
        const message = 'a name that neither another entry nor the page itself uses'
        issues.push({ code: 'custom', path: [index, field], input, message })
      }
      names.add(input)
    }
  }
}
