export function restaurantHref(slug: string): `/restaurants/${string}` {
  return `/restaurants/${slug}`
}

export function articleHref(id: string): `/blog/${string}` {
  return `/blog/${id}`
}
