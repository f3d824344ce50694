import * as yaml from 'yaml'
import type { z } from 'zod'
import { findMark, findUnseen } from './check-text.ts'
import { ContentError, throwProblems } from './content-error.ts'
import { typesetAll } from './typeset.ts'

export type TextSource = { file: string; text: string }

/** Sets the quotes and dashes of every text. Throws a ContentError that lists every mistake, but only the first if the text is not YAML. */
export function readYaml<Schema extends z.ZodType>({ file, text }: TextSource, schema: Schema) {
  const lines = new yaml.LineCounter()
  const document = yaml.parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const values = listValues(document.contents)
  const formatPlace = (node: yaml.Node | undefined, path: Path) => {
    const field = path.filter((key) => typeof key === 'string').join('.')
    const { line } = lines.linePos(node?.range?.[0] ?? 0)
    return `${file}, line ${line}${nameEntry(document, path)}${field && `, field ${field}`}`
  }
  const problems = values.flatMap(({ path, node }) => {
    const sentence = findMarkOfYaml(node) ?? findFault(node)
    return sentence ? `${formatPlace(node, path)}: ${sentence}` : []
  })
  const [error] = document.errors
  if (problems.length === 0 && error !== undefined) {
    const { line } = lines.linePos(error.pos[0])
    const expected = expectedYaml[error.code] ?? `YAML (${error.message})`
    const found = text.split('\n')[line - 1]?.trim()
    problems.push(`${file}, line ${line}: expected ${expected}, found ${found}`)
  }
  throwProblems(problems)
  const result = schema.safeParse(document.toJS(), { reportInput: true })
  if (result.success) {
    return typesetAll(result.data)
  }
  const { issues } = result.error
  const firstIssues = issues.filter(
    ({ path }, index) => index === issues.findIndex((one) => String(one.path) === String(path)),
  )
  throw new ContentError(
    firstIssues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys : []
      const path = [...issue.path, ...unknown.slice(0, 1)]
      // If the value is missing, the closest one around it.
      const { node } =
        values.findLast((one) => one.path.every((key, index) => key === path[index])) ?? {}
      const place = formatPlace(node, path)
      if (issue.code === 'unrecognized_keys') {
        return `${place}: expected only known fields, found ${unknown.join(', ')}`
      }
      const isText = issue.code === 'invalid_type' && issue.expected === 'string'
      return isText && yaml.isScalar(node) && node.source
        ? `${place}: expected quotes around the text, found ${node.source} without them`
        : `${place}: expected ${formatExpected(issue)}, found ${formatFound(issue.input)}`
    }),
  )
}

type Path = readonly PropertyKey[]

/** In the order of the text. */
function listValues(node: unknown, path: Path = []): { path: Path; node: yaml.Node }[] {
  const inner = yaml.isMap(node)
    ? node.items.flatMap(({ key, value }) => listValues(value, [...path, String(key)]))
    : yaml.isSeq(node)
      ? node.items.flatMap((item, index) => listValues(item, [...path, index]))
      : []
  return yaml.isNode(node) ? [{ path, node }, ...inner] : inner
}

/** Finds what YAML does not read as text: an alias, an anchor, a tag, a comment in a text. */
function findMarkOfYaml(node: yaml.Node): string | undefined {
  const marks = [
    yaml.isAlias(node) && `*${node.source}`,
    node.anchor && `&${node.anchor}`,
    node.tag,
    yaml.isScalar(node) && node.comment && `#${node.comment}`,
    // A comment alone on the line before begins with a space.
    yaml.isScalar(node) && /^[^ ]/.test(node.commentBefore ?? '') && `#${node.commentBefore}`,
  ]
  const mark = marks.find((one) => typeof one === 'string')
  const comment = mark?.startsWith('#') ? ', or a comment alone on its line after "# "' : ''
  return mark && `expected quotes around a text with ${mark.charAt(0)}${comment}, found ${mark}`
}

/** Tags, ~~, what begins a heading, a list or a quote (an article's body has its own rules), a word processor's quotes. */
const tagOrBlockMark = /<\/?[a-z][^>]*>|~~|^(?:#+|[-+>]) |^[“”][^“”]*[“”]$/i

/** Finds a mark that a reader would see, a character that nobody sees, or several spaces. */
function findFault(node: yaml.Node): string | undefined {
  if (!yaml.isScalar(node) || typeof node.value !== 'string') {
    return undefined
  }
  const [spaces] = /\S* {2,}\S*/.exec(node.value) ?? []
  const [mark] = tagOrBlockMark.exec(node.value) ?? []
  return (
    findUnseen(node.value.replaceAll('\n', ' ')) ??
    findMark(node.value, 'a text without marks') ??
    (mark && `expected a text without marks, found ${mark}`) ??
    (spaces && `expected one space, found several in '${spaces}'`)
  )
}

const expectedYaml: Partial<Record<yaml.ErrorCode, string>> = {
  MULTIPLE_DOCS: 'one YAML document',
  DUPLICATE_KEY: 'each field once, and "- " before a new entry',
  BAD_INDENT: 'fields and "- " straight below those before, or ] or } at the end of the line above',
  BLOCK_IN_FLOW: 'a comma after each field between { and }',
  BAD_SCALAR_START: 'quotes around a text that begins with this sign',
  BLOCK_AS_IMPLICIT_KEY: 'quotes around a text with ": ", or the next field straight below it',
  MULTILINE_IMPLICIT_KEY: 'a field, a colon and a space',
  MISSING_CHAR: '"- " before each entry, or a quote at the end of a text',
  UNEXPECTED_TOKEN: 'a field below the last, a space after "-", or double quotes around the text',
}

/** ' (Semma)', or ' (entry 2)' if it has no name; '' outside a list */
function nameEntry(document: yaml.Document, [index]: Path): string {
  if (typeof index !== 'number') {
    return ''
  }
  const names = ['name', 'id', 'slug', 'file'].map((field) => document.getIn([index, field]))
  return ` (${names.find((name) => typeof name === 'string') ?? `entry ${index + 1}`})`
}

const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  int: 'a whole number',
  number: 'a number',
  object: 'named fields',
  record: 'named fields',
  string: 'text',
}

/** 'Too big: expected array to have <=3 items' → 'a list to have <=3 items' */
const formatExpected = ({ message }: z.core.$ZodIssue): string =>
  message
    .replace(/^(?:Invalid|Too) \w+: expected (\w+)/, (_, type: string) => typeWords[type] ?? type)
    .replace(/, received .*/, '')
    .replaceAll('"|"', '", "')

function formatFound(input: unknown): string {
  if (input === undefined || input === null) {
    return 'nothing'
  }
  const text = typeof input === 'string' ? `'${input}'` : JSON.stringify(input)
  return text.length > 80 ? `${text.slice(0, 80)}… (${text.length} characters)` : text
}
