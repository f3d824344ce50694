import { readFileSync } from 'node:fs'
import { readRouteFiles } from '#src/build/content/route-files.ts'

/** Modules of several pages. A group takes its modules with all that they import; the first wins. */
const sharedGroups = [
  // The app, heads, and what lists and articles share.
  {
    name: 'app',
    test: /src\/(?:entry-client|seo\/head|components\/(?:CopyLink|LiveRegion\/messages|Highlight|SavedListLink|PhrasedText|PlaceMap\/StaticPart|RankPlate)|domain\/(?:article\/date|restaurant\/restaurant-values|url\/hrefs))\b/,
  },
  // What the home page and the directory share.
  {
    name: 'restaurant-card',
    test: /src\/(?:components\/(?:PlaceMap\/(?:MapFrame|PlaceMap\.module)|RestaurantCard))\b/,
  },
  {
    name: 'article-card',
    test: /src\/(?:components\/(?:ArticleCard|ClaimsNote|MoreLink|Picture)|pictures)\b/,
  },
  {
    name: 'finding',
    test: /src\/(?:components\/(?:FilterNav|ListView|SearchBox)|domain\/finding)\//,
  },
]

const pageFolder = /'#src\/pages\/(\w+)\//
const headFile = /'#src\/seo\/heads\/(\w+)\.ts'/

export function readChunkGroups(root: string) {
  const pageGroups = readRouteFiles(root).flatMap(({ file }) => {
    const source = readFileSync(file, 'utf8')
    const [folder, head] = [pageFolder.exec(source)?.[1], headFile.exec(source)?.[1]]
    return folder === undefined || head === undefined
      ? []
      : [
          {
            name: head,
            test: (id: string) =>
              [file, `src/pages/${folder}/`, `src/seo/heads/${head}.ts`].some((part) =>
                id.includes(part),
              ),
          },
        ]
  })
  return [...sharedGroups, ...pageGroups].map((group, index, { length }) => ({
    ...group,
    priority: length - index,
  }))
}
