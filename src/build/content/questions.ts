import { questionListSchema, type Question } from '#src/domain/question/question-schema.ts'
import { ContentError } from './content-error.ts'
import { describeDuplicates } from './duplicates.ts'
import { pageIds } from './page-ids.ts'
import { readYaml, type YamlSource } from './read-yaml.ts'
import { typeset } from './typeset.ts'

export function readQuestions(source: YamlSource): Question[] {
  const { data, place } = readYaml(source, questionListSchema)
  const duplicates = describeDuplicates('id', [
    ...pageIds.map((id) => ({ value: id, place: 'the page itself' })),
    ...data.map(({ id }, index) => ({ value: id, place: place([index, 'id']) })),
  ])
  if (duplicates.length > 0) {
    throw new ContentError(duplicates)
  }
  return data.map(({ id, question, answer }) => ({
    id,
    question: typeset(question),
    answer: typeset(answer),
  }))
}
