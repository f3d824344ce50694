import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { writeJsonSchemas } from '#src/build/content/publish/json-schemas.ts'
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

test('the JSON Schema offers the values of a field to choose from', () => {
  expect(z.toJSONSchema(restaurantSchema).properties).toMatchObject({
    priceRange: { enum: ['$', '$$', '$$$', '$$$$'] },
    description: { maxLength: 260 },
  })
})

test('an entry needs a name, a place, a price, a text and its facts, and no more', () => {
  expect(z.toJSONSchema(restaurantSchema).required).toEqual([
    'slug',
    'name',
    'city',
    'state',
    'priceRange',
    'cuisine',
    'latitude',
    'longitude',
    'description',
    'order',
    'dishes',
    'facts',
  ])
})

test('the schemas are written beside the content, one for each kind', () => {
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
  const list: unknown = JSON.parse(
    readFileSync(path.join(folder, 'restaurants.schema.json'), 'utf8'),
  )
  expect(list).toMatchObject({
    type: 'array',
    minItems: 1,
    items: { properties: { state: { description: 'Two-letter postal code.' } } },
  })
})
