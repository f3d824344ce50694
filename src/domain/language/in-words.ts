const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 'nine', 'fifty-one'; from 100 on in figures */
export function inWords(count: number): string {
  const ten = tens[Math.floor(count / 10) - 2]
  const one = count % 10 === 0 ? '' : `-${small[count % 10]}`
  return small[count] ?? (ten === undefined ? String(count) : ten + one)
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
