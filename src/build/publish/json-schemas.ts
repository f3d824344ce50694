import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { articleSchema } from '#src/domain/article/article-schema.ts'
import { aboutSchema } from '#src/domain/about.ts'
import { listSchema } from '#src/domain/directory/list-facts.ts'
import { pictureListSchema } from '#src/domain/picture.ts'
import { questionListSchema } from '#src/domain/question.ts'
import { restaurantListSchema } from '#src/domain/restaurant/restaurant-schema.ts'

/** Code editors complete and explain the fields of src/content/ by these. */
export function writeJsonSchemas(root: string, pictureNames: readonly string[]): void {
  const schemas = {
    article: articleSchema(pictureNames),
    about: aboutSchema,
    list: listSchema,
    pictures: pictureListSchema,
    questions: questionListSchema,
    restaurants: restaurantListSchema,
  }
  const folder = path.join(root, 'src/content/schemas')
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(z.toJSONSchema(schema), null, 2)
    writeFileSync(path.join(folder, `${name}.schema.json`), `${text}\n`)
  }
}
