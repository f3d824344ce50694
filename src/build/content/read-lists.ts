import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Phrase } from '#src/domain/language/phrases.ts'
import { pictureListSchema, type PictureEntry } from '#src/domain/picture.ts'
import { questionListSchema, type Question } from '#src/domain/question.ts'
import { pageIds } from './markdown.ts'
import { checkEntries, readYaml, type TextSource } from './read-yaml.ts'

const languagesSchema = z.record(
  z.string().regex(/^\p{L}+(?: \p{L}+)*$/u, 'words of letters alone'),
  z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/, 'a BCP 47 tag such as ta-Latn'),
)

export function readLanguages(source: TextSource): Phrase[] {
  return Object.entries(readYaml(source, languagesSchema)).map(([text, lang]) => ({ text, lang }))
}

export function readQuestions(source: TextSource): Question[] {
  const schema = questionListSchema.check(
    checkEntries(
      'id',
      'a unique value that the page itself does not use',
      ({ id }, earlier) => !pageIds.includes(id) && earlier.every((other) => other.id !== id),
    ),
  )
  return readYaml(source, schema)
}

export function readPictures(source: TextSource, root: string): PictureEntry[] {
  const schema = pictureListSchema.check(
    checkEntries('file', 'a unique name before the ending', ({ file }, earlier) =>
      earlier.every((other) => nameOf(other) !== nameOf({ file })),
    ),
    checkEntries('file', 'a file of src/pictures', ({ file }) =>
      existsSync(path.join(root, 'src/pictures', file)),
    ),
  )
  return readYaml(source, schema).map((entry) => ({ ...entry, name: nameOf(entry) }))
}

function nameOf({ file }: Pick<PictureEntry, 'file'>): string {
  return path.parse(file).name
}
