interface ArticleSection {
  id: string
  title: string
}

export interface ArticleBody {
  html: string
  sections: readonly ArticleSection[]
  /** Ids of the articles to read next, closest first. */
  related: readonly string[]
}
