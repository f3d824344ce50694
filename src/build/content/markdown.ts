import { decodeXML } from 'entities'
import { Marked, type Token, type Tokens } from 'marked'
import { splitPhrases, type Phrase } from '#src/domain/language/phrases.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { findMark } from './check-text.ts'
import { throwProblems } from './content-error.ts'
import type { TextSource } from './read-yaml.ts'
import { typeset } from './typeset.ts'

/** Ids that pages use themselves. tests/http/built-site.http.ts fails on any duplicate id. */
export const pageIds = 'content menu main-menu messages contents keep-reading info faq'.split(' ')

/** What an article may not have, by the type of the token, and what to write. */
const mistakes: readonly [type: string, pattern: RegExp, expected: string][] = [
  ['blockquote', /\n[^>]|^>+ *#+ /m, 'a quote: expected > before each line, and no heading'],
  ['checkbox', /^/, 'the text: expected no box to check'],
  ['code', /^/, 'the text: expected no indented text or code'],
  ['def', /^/, 'the text: expected no definition of a link, or \\[ for a bracket'],
  ['del', /^/, 'the text: expected no struck-through words, or \\~ for the sign'],
  ['heading', /^(?!## )/, 'a heading: expected ## before its words'],
  ['hr', /^/, 'the text: expected no line of ---'],
  ['html', /^/, 'the text: expected no HTML'],
  ['image', /^/, 'the text: expected no picture'],
  ['link', /^\[\s*\]/, 'a link: expected words between the brackets'],
  ['list', /^(?!1\D)\d/, 'a list: expected 1 as its first number, or \\. after another number'],
  ['list_item', /\n\S|^\S+ +#+ /, 'a list: expected no heading, and spaces before a second line'],
  ['paragraph', /^#(?:#\S|[^#\s\d])/m, 'a heading: expected a space after ##'],
  ['paragraph', /^[-–•·]/m, 'a list: expected - and a space'],
  ['paragraph', /^\|/m, 'a table: expected a line such as | - | - | after its first'],
]

/**
 * Turns the body of an article into HTML. Throws a ContentError that lists every mistake.
 * @param hrefs to which it may link within the site
 */
export function renderMarkdown({ file, text }: TextSource, hrefs: ReadonlySet<string>): string {
  const ids = new Set(pageIds)
  let section: string | undefined
  const findProblem = (token: Token): string | undefined => {
    const found = token.raw.trim()
    const mistake = mistakes.find(([type, pattern]) => type === token.type && pattern.test(found))
    if (mistake !== undefined) {
      return `${mistake[2]}, found ${found}`
    }
    if (token.type === 'text' && !('tokens' in token)) {
      const problem = findMark(token.raw)
      return problem && `the text: ${problem}`
    }
    if (token.type === 'link') {
      const href = token.href.replace(/^restaurant:/, restaurantHref(''))
      if (!hrefs.has(href) && !/^https:\/\/[^\s/]+\.\w/.test(href)) {
        return `a link: expected a page of the site without #, a view such as /restaurants?state=NY, restaurant:slug of the list, or an https address, found ${token.href}`
      }
      token.href = href
    }
    if (token.type === 'heading') {
      section = toHeadingId(token.text)
      const isNew = !ids.has(section)
      ids.add(section)
      if (!/[a-z0-9]/.test(section) || !isNew) {
        return `a heading: expected words with a-z or digits that no other heading has, found ${found}`
      }
    }
    if (token.type === 'table') {
      const cellCount = token.header.length
      const cellsOf = (line: string) =>
        line.replaceAll(/^ *\||(?<!\\)\| *$/g, '').split(/(?<!\\)\|/)
      const isOther = (line: string) => !line.includes('|') || cellsOf(line).length > cellCount
      const other = found.split('\n').find(isOther)
      if (other !== undefined) {
        return `a table: expected rows with up to ${cellCount} cells, then an empty line, found ${other}`
      }
      if (section === undefined) {
        return `a table: expected a ## heading before it, which becomes its name, found ${found}`
      }
      Object.assign(token, { section })
    }
    return undefined
  }
  const problems: string[] = []
  const blocks = marked.lexer(text)
  let line = 1
  for (const block of blocks) {
    let start = 0
    void marked.walkTokens([block], (token) => {
      // Of two equal tokens the second comes later.
      start = Math.max(start, block.raw.indexOf(token.raw, start))
      const problem = findProblem(token)
      if (problem !== undefined) {
        problems.push(`${file}, line ${line + countLines(block.raw.slice(0, start))}, ${problem}`)
      }
    })
    line += countLines(block.raw)
  }
  if (text.trim() === '') {
    problems.push(`${file}, line ${line}: expected a text after the front matter, found none`)
  }
  throwProblems(problems)
  return typeset(unescapeQuotes(marked.parser(blocks))).trim()
}

const marked = new Marked({
  breaks: true,
  renderer: {
    // Links to itself. `tabindex` lets it take the focus, so that Tab goes on from there. Reader views drop a heading
    // with an id such as the-names-on-the-menu, unless its class says what it is.
    heading({ tokens, text }) {
      const id = toHeadingId(text)
      const html = this.parser.parseInline(tokens)
      const link = html.includes('<a ') ? html : `<a href="#${id}">${html}</a>`
      return `<h2 id="${id}" tabindex="-1" class="article-heading">${link}</h2>\n`
    },
    // The frame scrolls where a phone is too narrow. `tabindex` lets the arrow keys scroll it.
    table({ header, rows, section = '' }: Tokens.Table & { section?: string }) {
      const renderRow = (cells: readonly Tokens.TableCell[]) => {
        const html = cells.map(({ header: isHead, tokens }, index) => {
          const text = this.parser.parseInline(tokens)
          const scope = isHead ? 'col' : 'row'
          return isHead || index === 0 ? `<th scope="${scope}">${text}</th>` : `<td>${text}</td>`
        })
        return `<tr>${html.join('')}</tr>`
      }
      const table = `<table aria-labelledby="${section}"><thead>${renderRow(header)}</thead><tbody>${rows.map(renderRow).join('')}</tbody></table>`
      return `<div role="region" aria-labelledby="${section}" tabindex="0">${table}</div>\n`
    },
  },
})

const toHeadingId = (text: string): string =>
  text
    .replaceAll(/\]\(.*?\)/g, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    // Reader views take what has the word share in its id for a button.
    .replaceAll(/\bshare\b/g, 'sharing')

/** Marked escapes quotes, and smartypants knows only plain ones. */
const unescapeQuotes = (html: string): string =>
  html.replaceAll(/(?<=>)[^<]+/g, (text) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"'))

const countLines = (text: string) => text.split('\n').length - 1

export const toPlainText = (html: string): string => decodeXML(html.replaceAll(/<[^>]*>/g, ''))

/** Wraps each phrase between tags in a `<span lang>`. */
export const markLanguages = (html: string, phrases: readonly Phrase[]): string =>
  html.replaceAll(/(?<=^|>)[^<]+/g, (text) =>
    splitPhrases(text, phrases)
      .map(({ text: part, lang }) => (lang ? `<span lang="${lang}">${part}</span>` : part))
      .join(''),
  )
