/** A page with its head: no other page needs their code or words. */
const pageGroup = (name: string, folder: string, route: string) => ({
  name,
  test: new RegExp(`src/(?:pages/${folder}/|seo/heads/${name}\\.ts|routes/${route}\\.tsx)`),
})

/**
 * Few files, each for what is shown together: a file more costs a request, and what is compressed
 * apart weighs more. The first that fits takes a module with all that it imports.
 */
export const chunkGroups = [
  // With what heads are made of, what both kinds of cards have, the smaller card, and what lists and
  // articles share.
  {
    name: 'app',
    test: /src\/(?:entry-client|seo\/(?:head|share-image)|components\/(?:PlaceMap\/(?:Fixed|MapFrame|PlaceMap\.module|use-map-links)|CopyLink\/(?:CopyNote|use-copy-link|use-note)|Highlight|OwnListLink|RestaurantCard|ViewLink\/plain-click)|domain\/(?:article\/date|map\/layout))\b/,
  },
  {
    name: 'article-card',
    test: /src\/(?:components\/(?:ArticleCard|MoreLink|Picture)|pictures)\b/,
  },
  {
    name: 'finding',
    test: /src\/(?:components\/(?:FilterNav|ListView|SearchBox)|domain\/finding)\//,
  },
  pageGroup('home', 'HomePage', 'index'),
  pageGroup('about', 'AboutPage', 'about'),
  // The home page has its map in the HTML: what draws it is there for who comes from another page.
  {
    name: 'directory',
    test: /src\/(?:pages\/RestaurantsPage\/|seo\/heads\/directory\.ts|routes\/restaurants\.tsx|components\/PlaceMap\/(?!SpreadMarks)|domain\/map\/)/,
  },
  pageGroup('blog', 'BlogPage', 'blog/index'),
  pageGroup('article', 'ArticlePage', String.raw`blog/\$id`),
  pageGroup('contact', 'ContactPage', 'contact'),
].map((chunk, index, { length }) => ({ ...chunk, priority: length - index }))
