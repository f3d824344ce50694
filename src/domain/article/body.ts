/** A section of an article: the id of its heading and the words of it. */
export interface ArticleSection {
  id: string
  title: string
}

/** What an article's own page shows beside what lists know of it. Made at build time. */
export interface ArticleBody {
  /** Checked HTML; its section headings link to themselves. */
  html: string
  sections: readonly ArticleSection[]
  /** Ids of the articles to read next, closest first. */
  related: readonly string[]
}
