export const restaurantHref = (slug: string): `/restaurants/${string}` => `/restaurants/${slug}`

export const articleHref = (id: string): `/blog/${string}` => `/blog/${id}`
