/** Cuts what programs join to the end of a link: a period, a bracket, a quotation mark. */
export function cutJoinedSigns(text: string): string {
  return text.replaceAll(/^\s+|[\s\p{P}\p{S}]+$/gu, '')
}
