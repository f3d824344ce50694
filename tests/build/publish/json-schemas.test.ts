import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSchemas } from '#src/build/content/content-schemas.ts'
import { articleSchema } from '#src/domain/article/article-schema.ts'
import { restaurantSchema } from '#src/domain/restaurant/restaurant-schema.ts'

const { about, list, pictures, questions } = createSchemas(process.cwd())

test.each([
  ['an article', articleSchema(['spices'])],
  ['the page about us', about],
  ['the list', list],
  ['a picture', pictures.element],
  ['a question', questions.element],
  ['a restaurant', restaurantSchema],
])('the JSON Schema of %s explains every field and allows no other', (_what, schema) => {
  const { properties = {}, additionalProperties } = z.toJSONSchema(schema)
  expect(Object.keys(properties)).toEqual(Object.keys(schema.shape))
  for (const [name, field] of Object.entries(properties)) {
    expect(field, name).toHaveProperty('description', expect.stringMatching(/^.{15,}\.$/))
  }
  expect(additionalProperties).toBe(false)
})

test('the README lists the fields that an entry needs', () => {
  const fields = z.toJSONSchema(restaurantSchema).required ?? []
  expect(readFileSync('README.md', 'utf8')).toContain(
    `- Required: ${fields.map((field) => `\`${field}\``).join(', ')}.`,
  )
})
