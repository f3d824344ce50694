/**
 * Few files, each for what is shown together: a file more costs a request, and what is compressed
 * apart weighs more. The first that fits takes a module with all that it imports.
 */
export const chunkGroups = [
  { name: 'app', test: /src\/entry-client\b/ },
  {
    name: 'cards',
    test: /src\/(?:components\/(?:ArticleCard|CopyLink\/copy-text|MoreLink|Picture|RestaurantCard)|pictures)\b/,
  },
  {
    name: 'finding',
    test: /src\/(?:components\/(?:FilterNav|ListView|SearchBox)|domain\/finding)\//,
  },
  {
    name: 'directory',
    test: /src\/(?:pages\/RestaurantsPage\/|seo\/heads\/directory|routes\/restaurants)/,
  },
  { name: 'blog', test: /src\/(?:pages\/BlogPage\/|seo\/heads\/blog|routes\/blog\/index)/ },
].map((chunk, index, { length }) => ({ ...chunk, priority: length - index }))
