import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { aboutSchema } from '#src/domain/about.ts'
import { listSchema } from '#src/domain/directory/list-facts.ts'
import { pictureListSchema } from '#src/domain/picture.ts'
import { questionListSchema } from '#src/domain/question.ts'
import { restaurantListSchema } from '#src/domain/restaurant/restaurant-schema.ts'
import { pageIds } from './markdown.ts'

/** The schema of each YAML file in src/content, with what only the build can check. */
export function createSchemas(root: string) {
  const picture = pictureListSchema.element
  const file = picture.shape.file.refine(
    (name) => existsSync(path.join(root, 'src/pictures', name)),
    'a file of src/pictures',
  )
  return {
    about: aboutSchema,
    languages: z.record(
      z.string().regex(/^\p{L}+(?: \p{L}+)*$/u),
      z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/, 'a BCP 47 tag such as ta-Latn'),
      'phrases of letters alone',
    ),
    list: listSchema,
    pictures: z.array(picture.extend({ file })).min(1).check(checkUnique('file')),
    questions: questionListSchema.check(checkUnique('id', pageIds)),
    restaurants: restaurantListSchema.check(checkUnique('slug', pageIds)),
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
