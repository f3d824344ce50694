// @ts-expect-error The package has no types.
import { smartypantsu } from 'smartypants'

/** Before a word that has lost its first letters, smartypants or a word processor opens a quotation. */
const apostrophe =
  /(?<![\p{L}\p{N}])['‘](?=(?:tis|twas|twere|til|till|em|bout|cause|nuff|\d\ds?)(?![\p{L}\p{N}']))|(?<= )['‘](?=n['’]? )|(?<= 'n)'(?= )/giu

export function typeset(text: string): string {
  // After a typed dash, smartypants would close a quotation.
  const plain = text.replaceAll(apostrophe, '’').replaceAll(/—|---/g, '--')
  // 480 °C, No. 1 and St. Louis do not break.
  return smartypantsu(plain, 'qd').replaceAll(
    /(?<=\d) (?=°)|(?<=\bNo\.) (?=\d)|(?<=\bSt\.) (?=[A-Z])/g,
    '\u{a0}',
  )
}

/** Sets the quotes and dashes of every text in some data. */
export const typesetAll = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? typeset(value) : value,
  )
