import { Marked, type Tokens } from 'marked'
import type { ResolveLink } from './links.ts'
import { pageIds } from './page-ids.ts'
import { typeset } from './typeset.ts'

export interface RenderedMarkdown {
  html: string
  wordCount: number
  /** What is wrong with the text, one sentence fragment each: line …, expected …, found …. */
  problems: string[]
}

/**
 * Turns the body of an article into HTML: `##` sections with an id each, bold, lists, quotes and
 * links, line breaks kept. Runs at build time only.
 * @param firstLine the line of the file on which the text begins
 */
export function renderMarkdown(
  markdown: string,
  firstLine: number,
  resolveLink: ResolveLink,
): RenderedMarkdown {
  const problems: string[] = []
  const ids = new Set<string>()
  let blockLine = firstLine
  let block = ''
  const tell = (raw: string, problem: string) => {
    const linesBefore = countLines(block.slice(0, Math.max(0, block.indexOf(raw))))
    problems.push(`line ${blockLine + linesBefore}, ${problem}`)
  }
  const marked = new Marked({
    breaks: true,
    renderer: {
      heading({ raw, tokens, depth, text }: Tokens.Heading) {
        const id = toHeadingId(text)
        if (depth !== 2) {
          tell(raw, `a heading: expected ##, found ${'#'.repeat(depth)} ${text}`)
        }
        if (!/[a-z0-9]/.test(id)) {
          tell(raw, `a heading: expected letters a-z or digits, found '${text}'`)
        } else if (pageIds.includes(id)) {
          tell(raw, `a heading: expected other words, found '${text}': the page itself has #${id}`)
        } else if (ids.has(id)) {
          tell(raw, `a heading: expected a unique text, found '${text}' twice`)
        }
        ids.add(id)
        return `<h2 id="${id}">${this.parser.parseInline(tokens)}</h2>\n`
      },
      link({ raw, href, tokens }: Tokens.Link) {
        const link = resolveLink(href)
        if ('problem' in link) {
          tell(raw, `a link: expected ${link.problem}, found ${href}`)
          return ''
        }
        return `<a href="${escapeAttribute(link.href)}">${this.parser.parseInline(tokens)}</a>`
      },
      html({ raw, text }: Tokens.HTML | Tokens.Tag) {
        tell(raw, `the text: expected Markdown, found HTML ${text.trim()}`)
        return ''
      },
      code({ raw }: Tokens.Code) {
        tell(raw, 'the text: expected no indented text or code, found a block of it')
        return ''
      },
      table({ raw }: Tokens.Table) {
        tell(raw, 'the text: expected no table, found one')
        return ''
      },
      paragraph({ raw, text, tokens }: Tokens.Paragraph) {
        if (/^#+\S/m.test(text)) {
          tell(raw, `a heading: expected a space after ##, found ${text}`)
        }
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      image({ raw, href }: Tokens.Image) {
        tell(raw, `the text: expected no picture, found ${href}`)
        return ''
      },
    },
  })
  let rendered = ''
  for (const token of marked.lexer(markdown)) {
    block = token.raw
    rendered += marked.parser([token])
    blockLine += countLines(block)
  }
  const html = typeset(unescapeQuotes(rendered)).trim()
  return { html, wordCount: countWords(html), problems }
}

function toHeadingId(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Marked escapes the quotes between tags, and typesetting knows only plain ones. */
function unescapeQuotes(html: string): string {
  return html.replaceAll(/(?<=>)[^<]+/g, (text) =>
    text.replaceAll('&#39;', "'").replaceAll('&quot;', '"'),
  )
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}

function countWords(html: string): number {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
