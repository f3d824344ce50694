import { CST, isAlias, isPair, isScalar, isSeq, Lexer, visit, type Document, type Node } from 'yaml'
import { findMark, findUnseen } from './check-text.ts'

export interface Finding {
  path: readonly PropertyKey[]
  offset: number
  /** What was expected, and what was found. */
  sentence: string
}

/** Finds texts that YAML takes for something else, and signs in texts that a reader would see or that nobody sees. */
export function findLostTexts(document: Document, text: string): Finding[] {
  const places: Omit<Finding, 'sentence'>[] = []
  const findings: Finding[] = []
  visit(document, {
    Node(key, node, ancestors) {
      const place = { path: toPath([...ancestors, node]), offset: node.range?.[0] ?? 0 }
      const sentence = key === 'key' ? undefined : checkNode(node)
      places.push(place)
      if (sentence !== undefined) {
        findings.push({ ...place, sentence })
      }
    },
  })
  for (const { offset, comment } of listComments(text)) {
    const isOnOwnLine = /(?:^|\n)[ ]*$/.test(text.slice(0, offset))
    if (!isOnOwnLine || !/^#(?: |$)/.test(comment)) {
      const path = places.findLast((place) => place.offset <= offset)?.path ?? []
      const sentence = `expected quotes around a text with #, or a comment alone on its line that begins with "# ", found ${comment}`
      findings.push({ path, offset, sentence })
    }
  }
  return findings
}

function checkNode(node: Node): string | undefined {
  const tag = isAlias(node) || node.tag?.startsWith('tag:') ? undefined : node.tag
  const mark = isAlias(node) ? `*${node.source}` : (tag ?? (node.anchor && `&${node.anchor}`))
  if (mark) {
    return `expected quotes around a text that begins with ${mark.charAt(0)}, found ${mark}`
  }
  if (!isScalar(node) || typeof node.value !== 'string') {
    return undefined
  }
  const [spaces] = /\S* {2,}\S*/.exec(node.value) ?? []
  return (
    findUnseen(node.value.replaceAll('\n', ' ')) ??
    findMark(node.value, 'a text without marks') ??
    (spaces && `expected one space, found several in '${spaces}'`)
  )
}

function toPath(nodes: readonly unknown[]): PropertyKey[] {
  return nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) {
      return [String(node.key)]
    }
    const child = nodes[index + 1]
    return isSeq(node) && child !== undefined ? [node.items.indexOf(child)] : []
  })
}

function* listComments(text: string): Generator<{ offset: number; comment: string }> {
  let offset = 0
  let isText = false
  for (const token of new Lexer().lex(text)) {
    // Marks of the lexer, which are not in the text.
    if ([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].includes(token)) {
      isText = token === CST.SCALAR
      continue
    }
    if (token.startsWith('#') && !isText) {
      yield { offset, comment: token }
    }
    isText = false
    offset += token.length
  }
}
