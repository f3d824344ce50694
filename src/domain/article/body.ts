export interface ArticleSection {
  id: string
  title: string
}

export interface ArticleBody {
  /** Checked HTML; its section headings link to themselves. */
  html: string
  sections: readonly ArticleSection[]
  /** Ids of the articles to read next, closest first. */
  related: readonly string[]
}
