type Published = ReturnType<typeof import('#src/build/publish/content-plugin.ts').publishContent>
type Exports<Name extends keyof Published['modules']> = ReturnType<Published['modules'][Name]>
type LoadPage<Name extends keyof Published['pages']> = Readonly<
  Record<string, () => Promise<{ default: ReturnType<Published['pages'][Name][string]> }>>
>

declare module 'virtual:content/restaurants' {
  export const restaurants: Exports<'restaurants'>['restaurants']
}

declare module 'virtual:content/list' {
  export const listFacts: Exports<'list'>['listFacts']
  export const counts: Exports<'list'>['counts']
  export const slugs: Exports<'list'>['slugs']
  export const states: Exports<'list'>['states']
}

declare module 'virtual:content/featured' {
  export const featured: Exports<'featured'>['featured']
  export const places: Exports<'featured'>['places']
  export const where: Exports<'featured'>['where']
}

declare module 'virtual:content/about' {
  export const about: Exports<'about'>['about']
}

declare module 'virtual:content/questions' {
  export const questions: Exports<'questions'>['questions']
}

declare module 'virtual:content/page-paths' {
  export const pagePaths: Exports<'page-paths'>['pagePaths']
}

declare module 'virtual:content/articles' {
  export const articles: Exports<'articles'>['articles']
}

declare module 'virtual:content/page-texts' {
  export const pageTexts: Exports<'page-texts'>['pageTexts']
}

declare module 'virtual:content/article-texts' {
  export const articleTexts: Exports<'article-texts'>['articleTexts']
}

declare module 'virtual:content/map-land' {
  export const land: Exports<'map-land'>['land']
}

declare module 'virtual:content/map-layout' {
  export const layout: Exports<'map-layout'>['layout']
}

declare module 'virtual:content/map-marks' {
  export const marks: Exports<'map-marks'>['marks']
}

declare module 'virtual:content/gazetteer' {
  export const loadPage: LoadPage<'gazetteer'>
}

declare module 'virtual:content/article-pages' {
  export const loadPage: LoadPage<'article-pages'>
}

declare module 'virtual:content/restaurant-pages' {
  export const loadPage: LoadPage<'restaurant-pages'>
}

declare module 'virtual:content/pictures' {
  export const pictures: Exports<'pictures'>['pictures']
}
