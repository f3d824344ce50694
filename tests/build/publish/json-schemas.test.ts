import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { writeJsonSchemas } from '#src/build/publish/json-schemas.ts'
import { articleSchema } from '#src/domain/article/article-schema.ts'
import { listSchema } from '#src/domain/directory/list-facts.ts'
import { pictureListSchema } from '#src/domain/picture/picture-schema.ts'
import { questionSchema } from '#src/domain/question/question-schema.ts'
import { restaurantSchema } from '#src/domain/restaurant/restaurant-schema.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

test.each([
  ['an article', articleSchema(['spices'])],
  ['the list', listSchema],
  ['a picture', pictureListSchema.element],
  ['a question', questionSchema],
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

test('a schema is written beside the content for each kind of file', () => {
  const root = makeFolder()
  writeJsonSchemas(root, ['spices'])
  const folder = path.join(root, 'src/content/schemas')
  expect(readdirSync(folder).toSorted()).toEqual([
    'article.schema.json',
    'list.schema.json',
    'pictures.schema.json',
    'questions.schema.json',
    'restaurants.schema.json',
  ])
  expect(readFileSync(path.join(folder, 'restaurants.schema.json'), 'utf8')).toContain(
    '"description": "Two-letter postal code."',
  )
})
