import path from 'node:path'
import { toIsoDate } from '#src/domain/article/date.ts'
import { articleSchema, type Article } from '#src/domain/article/article-schema.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { ContentError, readAll } from './content-error.ts'
import { createLinkResolver, type ResolveLink } from './resolve-links.ts'
import { renderMarkdown } from './markdown.ts'
import { readYaml, type TextSource } from './read-yaml.ts'

export interface PublishedArticle extends Article {
  body: string
}

const wordsPerMinute = 220

/** Returns the newest first. Throws a ContentError that lists every mistake of every file. */
export function readArticles(
  sources: readonly TextSource[],
  restaurants: readonly Restaurant[],
  pictureNames: readonly string[],
  pagePaths: readonly string[],
): PublishedArticle[] {
  const resolveLink = createLinkResolver(restaurants, sources.map(idOf), pagePaths)
  return readAll(
    ...sources.map((source) => () => readArticle(source, pictureNames, resolveLink)),
  ).toSorted(
    (a, b) => toIsoDate(b.date).localeCompare(toIsoDate(a.date)) || a.id.localeCompare(b.id),
  )
}

function readArticle(
  source: TextSource,
  pictureNames: readonly string[],
  resolveLink: ResolveLink,
): PublishedArticle {
  const { frontMatter, body } = splitFrontMatter(source)
  const schema = articleSchema(pictureNames).check(({ value: { date, updated }, issues }) => {
    // Only valid dates can be compared.
    if (issues.length === 0 && updated !== undefined && toIsoDate(updated) <= toIsoDate(date)) {
      const message = `a day after ${date}`
      issues.push({ code: 'custom', path: ['updated'], input: updated, message })
    }
  })
  const [data, { html, wordCount }] = readAll(
    () => readYaml(frontMatter, schema),
    () => renderMarkdown(body, resolveLink),
  )
  const readTime = `${Math.max(1, Math.round(wordCount / wordsPerMinute))} min read`
  return { id: idOf(source), ...data, readTime, body: html }
}

function idOf({ file }: TextSource): string {
  return path.basename(file, '.md')
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
