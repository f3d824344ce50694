/** The path of a restaurant's page. */
export function restaurantHref(slug: string): `/restaurants/${string}` {
  return `/restaurants/${slug}`
}

/** The path of an article's page. */
export function articleHref(id: string): `/blog/${string}` {
  return `/blog/${id}`
}
