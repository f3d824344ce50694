import { smartypantsu } from 'smartypants'

export function typeset(text: string): string {
  return smartypantsu(text, 'qd')
}
