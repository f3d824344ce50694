import { findCloseMatches } from './close-matches.ts'
import { findHelp, findPartOfText } from './help.ts'
import type { Listed } from './list-definition.ts'
import { rank } from './rank.ts'

/** What every list needs of Fuse.js and help. */
export const textSearch = {
  rank,
  findHelp: <Item>(listed: Listed<Item>) =>
    findHelp(listed) ?? findCloseMatches(listed) ?? findPartOfText(listed),
}
