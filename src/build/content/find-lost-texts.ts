import { isAlias, isPair, isScalar, isSeq, visit, type Document, type Node } from 'yaml'
import { findMark, findUnseen } from './check-text.ts'

export interface Finding {
  path: readonly PropertyKey[]
  offset: number
  /** What was expected, and what was found. */
  sentence: string
}

/** Finds texts that YAML takes for something else, and signs in texts that a reader would see or that nobody sees. */
export function findLostTexts(document: Document, text: string): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Node(key, node, ancestors) {
      const path = toPath([...ancestors, node])
      const [start = 0, end = 0] = node.range ?? []
      const sentence = key === 'key' ? undefined : checkNode(node)
      if (sentence !== undefined) {
        findings.push({ path, offset: start, sentence })
      }
      // The comment of a scalar is on its line; others are alone on theirs.
      const isBeside = isScalar(node) && Boolean(node.comment)
      const alone = `${node.commentBefore ?? ''}\n${node.comment ?? ''}`
      const comment = isBeside ? node.comment : /^\S.*/m.exec(alone)?.[0]
      if (comment) {
        findings.push({
          path,
          offset: isBeside ? end : text.lastIndexOf(`#${comment}`, node.range?.[2]),
          sentence: `expected quotes around a text with #, or a comment alone on its line that begins with "# ", found #${comment}`,
        })
      }
    },
  })
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
