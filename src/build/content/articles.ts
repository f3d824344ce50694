import path from 'node:path'
import { toIsoDate } from '#src/domain/article/date.ts'
import { articleSchema, type Article } from '#src/domain/article/article-schema.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { ContentError } from './content-error.ts'
import { describeDuplicates } from './duplicates.ts'
import { createLinkResolver } from './links.ts'
import { renderMarkdown } from './markdown.ts'
import { readYaml, type YamlSource } from './read-yaml.ts'
import { typeset } from './typeset.ts'

export interface PublishedArticle extends Article {
  body: string
}

const wordsPerMinute = 220

/**
 * Reads the articles, newest first; those of one day by id. Throws a ContentError that lists every
 * mistake of every file, dead links included.
 */
export function readArticles(
  sources: readonly YamlSource[],
  restaurants: readonly Restaurant[],
  pictureNames: readonly string[],
  pagePaths: readonly string[],
): PublishedArticle[] {
  const schema = articleSchema(pictureNames)
  const problems: string[] = []
  const unreadIds: string[] = []
  const files = sources.flatMap((source) => {
    try {
      const { frontMatter, ...body } = splitFrontMatter(source)
      const { data, place } = readYaml(frontMatter, schema)
      return [
        {
          file: source.file,
          data,
          ...body,
          idPlace: place(['id']),
          updatedPlace: place(['updated']),
        },
      ]
    } catch (error) {
      if (error instanceof ContentError) {
        problems.push(...error.problems)
        // Its id is taken from the file name, so that links to it are not reported as dead.
        unreadIds.push(path.basename(source.file, '.md'))
        return []
      }
      throw error
    }
  })
  problems.push(
    ...describeDuplicates(
      'id',
      files.map(({ data, idPlace }) => ({ value: data.id, place: idPlace })),
    ),
  )
  const resolveLink = createLinkResolver(
    restaurants,
    [...files.map(({ data }) => data.id), ...unreadIds],
    pagePaths,
  )
  const articles = files.map(({ file, data, body, bodyLine, updatedPlace }) => {
    const { html, wordCount, problems: mistakes } = renderMarkdown(body, bodyLine, resolveLink)
    problems.push(...mistakes.map((mistake) => `${file}, ${mistake}`))
    if (data.updated !== undefined && toIsoDate(data.updated) <= toIsoDate(data.date)) {
      problems.push(
        `${updatedPlace}, field updated: expected a day after ${data.date}, found '${data.updated}'`,
      )
    }
    if (body.trim() === '') {
      problems.push(`${file}, line ${bodyLine}: expected a text after the front matter, found none`)
    }
    return {
      id: data.id,
      title: typeset(data.title),
      date: data.date,
      ...(data.updated !== undefined && { updated: data.updated }),
      category: data.category,
      image: data.image,
      excerpt: typeset(data.excerpt),
      description: typeset(data.description),
      readTime: `${Math.max(1, Math.round(wordCount / wordsPerMinute))} min read`,
      body: html,
    }
  })
  if (problems.length > 0) {
    throw new ContentError(problems)
  }
  return articles.toSorted(
    (a, b) => toIsoDate(b.date).localeCompare(toIsoDate(a.date)) || a.id.localeCompare(b.id),
  )
}

function splitFrontMatter({ file, text }: YamlSource): {
  frontMatter: YamlSource
  body: string
  bodyLine: number
} {
  // Accepts a byte order mark and spaces after a fence: an editor cannot see them.
  const [, frontMatter, body = ''] =
    /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? []
  if (frontMatter === undefined) {
    throw new ContentError([
      `${file}, line 1: expected front matter between two lines of ---, found none`,
    ])
  }
  return {
    frontMatter: { file, text: frontMatter, linesBefore: 1 },
    body,
    bodyLine: frontMatter.split('\n').length + 3,
  }
}
