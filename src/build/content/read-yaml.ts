import { isAlias, isNode, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'
import { ContentError } from './content-error.ts'

export interface TextSource {
  file: string
  text: string
  linesBefore?: number
}

/** Throws a ContentError that lists every mistake, but only the first if the text is not YAML. */
export function readYaml<Schema extends z.ZodType>(
  { file, text, linesBefore = 0 }: TextSource,
  schema: Schema,
): z.infer<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const formatLine = (offset = 0) => `${file}, line ${lines.linePos(offset).line + linesBefore}`
  const problems: string[] = []
  // YAML reads a text that begins with * or & as an alias or anchor, and the text would be lost.
  visit(document, {
    Node(_key, node) {
      const mark = isAlias(node) ? `*${node.source}` : node.anchor && `&${node.anchor}`
      if (mark) {
        const sign = mark.charAt(0)
        problems.push(
          `${formatLine(node.range?.[0])}: expected quotes around a text that begins with ${sign}, found ${mark}`,
        )
      }
    },
  })
  const [error] = document.errors
  if (problems.length === 0 && error !== undefined) {
    const sentence =
      error.code === 'MULTIPLE_DOCS'
        ? 'expected one YAML document, found the start of another'
        : `expected YAML, found a mistake: ${error.message}`
    problems.push(`${formatLine(error.pos[0])}: ${sentence}`)
  }
  if (problems.length > 0) {
    throw new ContentError(problems)
  }
  const values: unknown = document.toJS()
  const result = schema.safeParse(values, { reportInput: true })
  if (result.success) {
    return result.data
  }
  const formatPlace = (path: readonly PropertyKey[]) =>
    formatLine(findOffset(document, path)) + nameEntry(values, path)
  throw new ContentError(
    result.error.issues.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map(
          (key) =>
            `${formatPlace([...issue.path, key])}, field ${key}: expected one of the known fields, found an unknown one`,
        )
      }
      const field = issue.path.filter((key) => typeof key === 'string').join('.')
      return `${formatPlace(issue.path)}${field && `, field ${field}`}: expected ${formatExpected(issue)}, found ${formatFound(issue.input)}`
    }),
  )
}

/** If the value is missing, the offset of the closest value around it. */
function findOffset(document: Document, path: readonly PropertyKey[]): number | undefined {
  const node = document.getIn(path, true)
  if (isNode(node) || path.length === 0) {
    return isNode(node) ? node.range?.[0] : 0
  }
  return findOffset(document, path.slice(0, -1))
}

/** ' (Semma)', or ' (entry 2)' if it has no name; '' outside a list */
function nameEntry(values: unknown, [index]: readonly PropertyKey[]): string {
  if (!Array.isArray(values) || typeof index !== 'number') {
    return ''
  }
  const { name, id, slug, file } = Object(values[index]) as Record<string, unknown>
  const known = [name, id, slug, file].find((value) => typeof value === 'string')
  return ` (${known ?? `entry ${index + 1}`})`
}

const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'named fields',
  record: 'named fields',
  string: 'text',
}

function formatExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message
    case 'invalid_type':
      return typeWords[issue.expected] ?? issue.expected
    case 'too_small':
      return `${formatMeasure(issue.origin)}at least ${issue.minimum}`
    case 'too_big':
      return `${formatMeasure(issue.origin)}at most ${issue.maximum}`
    default:
      return issue.message.replace(/^Invalid string: must /, 'text to ')
  }
}

function formatMeasure(origin: string): string {
  return origin === 'string' || origin === 'array' ? 'a length of ' : ''
}

function formatFound(input: unknown): string {
  if (input === undefined || input === null) {
    return 'nothing'
  }
  const text = typeof input === 'string' ? `'${input}'` : JSON.stringify(input)
  return text.length > 80 ? `${text.slice(0, 80)}… (${text.length} characters)` : text
}

/** A check for zod. */
export function checkEntries<Entry>(
  field: keyof Entry & string,
  expected: string,
  isValid: (entry: Entry, earlier: readonly Entry[]) => boolean,
): z.core.CheckFn<Entry[]> {
  return ({ value: entries, issues }) => {
    entries.forEach((entry, index) => {
      if (!isValid(entry, entries.slice(0, index))) {
        issues.push({
          code: 'custom',
          path: [index, field],
          input: entry[field],
          message: expected,
        })
      }
    })
  }
}
