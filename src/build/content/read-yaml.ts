import {
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type ErrorCode,
  type YAMLError,
} from 'yaml'
import type { z } from 'zod'
import { ContentError } from './content-error.ts'
import { findLostTexts } from './find-lost-texts.ts'
import { typesetAll } from './typeset.ts'

export interface TextSource {
  file: string
  text: string
}

/** Sets the quotes and dashes of every text. Throws a ContentError that lists every mistake, but only the first if the text is not YAML. */
export function readYaml<Schema extends z.ZodType>(
  { file, text }: TextSource,
  schema: Schema,
): z.infer<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const formatLine = (offset: number) => `${file}, line ${lines.linePos(offset).line}`
  const formatPlace = (path: readonly PropertyKey[], offset = findOffset(document, path)) => {
    const field = path.filter((key) => typeof key === 'string').join('.')
    return formatLine(offset) + nameEntry(document, path) + (field && `, field ${field}`)
  }
  const problems = findLostTexts(document, text).map(
    ({ path, offset, sentence }) => `${formatPlace(path, offset)}: ${sentence}`,
  )
  const [mistake] = [...document.errors, ...document.warnings]
  if (problems.length === 0 && mistake !== undefined) {
    problems.push(`${formatLine(mistake.pos[0])}: ${formatMistake(mistake, text)}`)
  }
  if (problems.length > 0) {
    throw new ContentError(problems)
  }
  const result = schema.safeParse(document.toJS(), { reportInput: true })
  if (result.success) {
    return typesetAll(result.data)
  }
  throw new ContentError(
    result.error.issues.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map(
          (key) =>
            `${formatPlace([...issue.path, key])}: expected one of the known fields, found an unknown one`,
        )
      }
      const node = document.getIn(issue.path, true)
      const isText = issue.code === 'invalid_type' && issue.expected === 'string'
      const sentence =
        isText && isScalar(node) && node.source
          ? `expected quotes around the text, found ${node.source} without them`
          : `expected ${formatExpected(issue)}, found ${formatFound(issue.input)}`
      return `${formatPlace(issue.path)}: ${sentence}`
    }),
  )
}

const expectedYaml: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'one YAML document',
  DUPLICATE_KEY: 'each field once',
  BAD_SCALAR_START: 'quotes around a text that begins with this sign',
  BLOCK_AS_IMPLICIT_KEY: 'quotes around a text with ": ", or fields below each other',
}

function formatMistake({ code, message, pos: [start] }: YAMLError, text: string): string {
  const [line = ''] = /.*/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1)) ?? []
  return `expected ${expectedYaml[code] ?? `YAML (${message})`}, found ${line.trim()}`
}

/** If the value is missing, the offset of the closest value around it. */
function findOffset(document: Document, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true)
  if (isNode(node) || path.length === 0) {
    return isNode(node) ? (node.range?.[0] ?? 0) : 0
  }
  return findOffset(document, path.slice(0, -1))
}

/** ' (Semma)', or ' (entry 2)' if it has no name; '' outside a list */
function nameEntry(document: Document, [index]: readonly PropertyKey[]): string {
  if (typeof index !== 'number') {
    return ''
  }
  const names = ['name', 'id', 'slug', 'file'].map((field) => document.getIn([index, field]))
  return ` (${names.find((name) => typeof name === 'string') ?? `entry ${index + 1}`})`
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
