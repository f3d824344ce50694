import path from 'node:path'
import { toIsoDate } from '#src/domain/article/date.ts'
import { articleSchema, type PublishedArticle } from '#src/domain/article/article-schema.ts'
import { ContentError, readAll } from './content-error.ts'
import { renderMarkdown } from './markdown.ts'
import { readYaml, type TextSource } from './read-yaml.ts'

const wordsPerMinute = 220

/**
 * Returns the newest first.
 * @param hrefs to which articles may link within the site
 */
export function readArticles(
  sources: readonly TextSource[],
  pictureNames: readonly string[],
  hrefs: ReadonlySet<string>,
): PublishedArticle[] {
  const schema = articleSchema(pictureNames).check(({ value: { date, updated }, issues }) => {
    // Only valid dates can be compared.
    if (issues.length === 0 && updated !== undefined && toIsoDate(updated) <= toIsoDate(date)) {
      const message = `a day after ${date}`
      issues.push({ code: 'custom', path: ['updated'], input: updated, message })
    }
  })
  const readArticle = (source: TextSource) => {
    const { frontMatter, body } = splitFrontMatter(source)
    const [data, html] = readAll([
      () => readYaml(frontMatter, schema),
      () => renderMarkdown(body, hrefs),
    ])
    const words = body.text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
    const readTime = `${Math.max(1, Math.round(words.length / wordsPerMinute))} min read`
    return { id: path.basename(source.file, '.md'), ...data, readTime, html }
  }
  return readAll(sources.map((source) => () => readArticle(source))).toSorted(
    (a, b) => toIsoDate(b.date).localeCompare(toIsoDate(a.date)) || a.id.localeCompare(b.id),
  )
}

/** Each part begins at its line in the file, so that errors name the right line. */
function splitFrontMatter({ file, text }: TextSource): Record<'frontMatter' | 'body', TextSource> {
  // A byte order mark and spaces after a fence are allowed: an editor cannot see them.
  const [fenced, frontMatter] =
    /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (fenced === undefined) {
    throw new ContentError([
      `${file}, line 1: expected front matter between two lines of ---, found none`,
    ])
  }
  const blankLines = fenced.replaceAll(/[^\n]/g, '')
  return {
    frontMatter: { file, text: `\n${frontMatter}` },
    body: { file, text: blankLines + text.slice(fenced.length) },
  }
}
