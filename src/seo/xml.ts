const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for an XML document, in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** An XML element of text. */
export function writeElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
