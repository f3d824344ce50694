import type { Rolldown } from 'vite'

// A group takes its modules with all that they import; the first group wins. Rolldown's own splitting makes a
// chunk of every set of pages that share a module, which costs 1 to 5 kB on each page.
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'app',
    test: /react-dom\/client|src\/(?:entry-client|components\/(?:CopyLink|Highlight|PhrasedText|RankPlate)|domain\/(?:article\/date|restaurant\/restaurant-values|url\/hrefs))\b/,
  },
  {
    name: 'restaurant-card',
    test: /src\/components\/(?:RestaurantCard\/RestaurantCard|PlaceMap\/(?:MapFrame|PlaceMap\.module))\b/,
  },
  {
    name: 'article-card',
    test: /src\/(?:components\/(?:ArticleCard|ClaimsNote|MoreLink|Picture)|pictures)\b/,
  },
  {
    name: 'finding',
    test: /src\/components\/(?:FilterNav|ListView|SearchBox)\//,
  },
  {
    name: 'text-search',
    test: /src\/domain\/finding\/text-search\b/,
  },
  // The component and the head of each route.
  {
    debugName: 'route',
    test: /\?tsr-split=|\/seo\/heads\//,
    name: (id, context) => {
      const importers = context.getModuleInfo(id)?.dynamicImporters ?? []
      const [, route] = /\/src\/routes\/(.+)\.tsx/.exec(importers.join('\n')) ?? []
      return route?.replace('/index', '').replaceAll(/\W/g, '')
    },
  },
]
