import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { articleSchema } from '#src/domain/article/article-schema.ts'
import { listSchema } from '#src/domain/directory/list-facts.ts'
import { pictureListSchema } from '#src/domain/picture/picture-schema.ts'
import { questionListSchema } from '#src/domain/question/question-schema.ts'
import { restaurantListSchema } from '#src/domain/restaurant/restaurant-schema.ts'

const listSchemas = (pictureNames: readonly string[]) => ({
  'article.schema.json': articleSchema(pictureNames),
  'list.schema.json': listSchema,
  'questions.schema.json': questionListSchema,
  'pictures.schema.json': pictureListSchema,
  'restaurants.schema.json': restaurantListSchema,
})

/**
 * Writes src/content/schemas/ from the zod schemas, so that code editors complete and explain the
 * fields. A file that would not change is not written.
 * @param pictureNames the pictures that an article may name
 */
export function writeJsonSchemas(root: string, pictureNames: readonly string[]): void {
  const folder = path.join(root, 'src/content/schemas')
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of Object.entries(listSchemas(pictureNames))) {
    const file = path.join(folder, name)
    const text = `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`
    if (readIfThere(file) !== text) {
      writeFileSync(file, text)
    }
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
