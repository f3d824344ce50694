type Published = ReturnType<typeof import('#src/build/publish/content-plugin.ts').publishContent>
type Exports<Name extends keyof Published['modules']> = Published['modules'][Name]
type Page<Name extends keyof Published['pages']> = Published['pages'][Name][string]
type LoadPage<Name extends keyof Published['pages']> = Readonly<
  Record<string, () => Promise<{ default: Page<Name> }>>
>

declare module 'virtual:content/restaurants' {
  export const { restaurants, listFacts }: Exports<'restaurants'>
}

declare module 'virtual:content/list' {
  export const { counts, slugs, states }: Exports<'list'>
}

declare module 'virtual:content/home' {
  export const { featured, places, where, latest, marks, awards }: Exports<'home'>
}

declare module 'virtual:content/about' {
  export const { tags, values, method, criteria }: Exports<'about'>
}

declare module 'virtual:content/questions' {
  export const { questions }: Exports<'questions'>
}

declare module 'virtual:content/page-paths' {
  export const { pagePaths }: Exports<'page-paths'>
}

declare module 'virtual:content/articles' {
  export const { articles }: Exports<'articles'>
}

declare module 'virtual:content/page-texts' {
  export const { pageTexts, names }: Exports<'page-texts'>
}

declare module 'virtual:content/article-texts' {
  export const { articleTexts }: Exports<'article-texts'>
}

declare module 'virtual:content/map' {
  export const { layout }: Exports<'map'>
}

declare module 'virtual:content/gazetteer' {
  export const loadPage: LoadPage<'gazetteer'>
}

declare module 'virtual:content/article-pages' {
  export const loadPage: LoadPage<'article-pages'>
  export type FullArticle = Page<'article-pages'>
}

declare module 'virtual:content/restaurant-pages' {
  export const loadPage: LoadPage<'restaurant-pages'>
  export type FullRestaurant = Page<'restaurant-pages'>
}

declare module 'virtual:content/pictures' {
  export const { grounds }: Exports<'pictures'>
}
