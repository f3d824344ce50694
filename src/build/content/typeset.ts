import { smartypantsu } from 'smartypants'

/** Plain text with the quotes and apostrophes of print. Editors type straight ones. */
export function typeset(text: string): string {
  return smartypantsu(text, 'qd')
}
