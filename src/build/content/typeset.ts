import { smartypantsu } from 'smartypants'

/** Replaces straight quotes and apostrophes, and `--`, by typographic ones. */
export function typeset(text: string): string {
  return smartypantsu(text, 'qd')
}
