import {
  isAlias,
  isMap,
  isNode,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml'
import type { z } from 'zod'
import { ContentError } from './content-error.ts'

/** A YAML text with its file and line, which the sentences of a ContentError name. */
export interface YamlSource {
  file: string
  text: string
  linesBefore?: number
}

export interface YamlContent<Data> {
  data: Data
  place: (path: readonly PropertyKey[]) => string
}

/**
 * Parses and validates a YAML text. Throws a ContentError that lists every mistake. If the text is not
 * YAML, only the first is listed, because the others often follow from it.
 */
export function readYaml<Schema extends z.ZodType>(
  { file, text, linesBefore = 0 }: YamlSource,
  schema: Schema,
): YamlContent<z.infer<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const formatLine = (offset: number) => `${file}, line ${lines.linePos(offset).line + linesBefore}`
  const marks = findMarks(document)
  if (marks.length > 0) {
    throw new ContentError(
      marks.map(
        ({ mark, offset }) =>
          `${formatLine(offset)}: expected quotes around a text that begins with ${mark.charAt(0)}, found ${mark}`,
      ),
    )
  }
  const [error] = document.errors
  if (error !== undefined) {
    throw new ContentError([`${formatLine(error.pos[0])}: ${formatYamlError(error)}`])
  }
  const place = (path: readonly PropertyKey[]) => {
    const entry = nameEntry(document, path)
    return `${formatLine(findOffset(document, path))}${entry === '' ? '' : ` (${entry})`}`
  }
  const values: unknown = document.toJS()
  const result = schema.safeParse(values, { reportInput: true })
  if (!result.success) {
    throw new ContentError(result.error.issues.flatMap((issue) => formatIssue(issue, place)))
  }
  return { data: result.data, place }
}

/**
 * Finds aliases and anchors. Our content has none: YAML reads a text that begins with * or & as one, and
 * the text would be lost.
 */
function findMarks(document: Document): { mark: string; offset: number }[] {
  const marks: { mark: string; offset: number }[] = []
  visit(document, {
    Node(_key, node) {
      const mark = isAlias(node) ? `*${node.source}` : node.anchor && `&${node.anchor}`
      if (mark) {
        marks.push({ mark, offset: node.range?.[0] ?? 0 })
      }
    },
  })
  return marks
}

/** The offset of a value, or of the closest value around it if it is missing. */
function findOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(last))
      : undefined
    const node = isNode(pair?.key) ? pair.key : document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) {
      return node.range[0]
    }
  }
  return 0
}

/** Names the entry of a list that a path leads into: its name or id, else its number; '' outside a list. */
function nameEntry(document: Document, path: readonly PropertyKey[]): string {
  const [index] = path
  if (!isSeq(document.contents) || typeof index !== 'number') {
    return ''
  }
  for (const key of ['name', 'id', 'question', 'slug', 'file']) {
    const name = document.getIn([index, key])
    if (typeof name === 'string') {
      return name
    }
  }
  return `entry ${index + 1}`
}

/** The first line of the parser's message, without its line number, which front matter shifts. */
function formatYamlError({ code, message }: YAMLError): string {
  if (code === 'MULTIPLE_DOCS') {
    return 'expected one YAML document, found the start of another'
  }
  const [sentence = ''] = message.split('\n')
  return `expected YAML, found a mistake: ${sentence.replace(/ at line \d+, column \d+:$/, '')}`
}

function formatIssue(
  issue: z.core.$ZodIssue,
  place: (path: readonly PropertyKey[]) => string,
): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) =>
        `${place([...issue.path, key])}, field ${key}: expected one of the known fields, found an unknown one`,
    )
  }
  const keys = issue.path.filter((key) => typeof key === 'string')
  const field = keys.length === 0 ? '' : `, field ${keys.join('.')}`
  return [
    `${place(issue.path)}${field}: expected ${formatExpected(issue)}, found ${formatFound(issue.input)}`,
  ]
}

function formatExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message
    case 'invalid_type':
      return typeWords[issue.expected] ?? issue.expected
    case 'too_small':
      return `at least ${formatSize(issue.minimum, issue.origin)}`
    case 'too_big':
      return `at most ${formatSize(issue.maximum, issue.origin)}`
    case 'invalid_format':
      return issue.message.replace(/^Invalid string: must /, 'text to ')
    default:
      return issue.message
  }
}

const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'named fields',
  record: 'named fields',
  string: 'text',
}

function formatSize(size: number | bigint, origin: string): string {
  switch (origin) {
    case 'string':
      return size === 1 ? '1 character' : `${size} characters`
    case 'array':
      return size === 1 ? '1 entry' : `${size} entries`
    default:
      return String(size)
  }
}

function formatFound(input: unknown): string {
  if (input === undefined || input === null) {
    return 'nothing'
  }
  const text = typeof input === 'string' ? `'${input}'` : JSON.stringify(input)
  return text.length > 80 ? `${text.slice(0, 80)}… (${text.length} characters)` : text
}
