export type Noun = { one: string; many: string }

/** '1 article', '2 articles' */
export const formatCount = ({ one, many }: Noun, count: number) =>
  `${count} ${count === 1 ? one : many}`
