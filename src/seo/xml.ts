const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export const xmlStart = `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="/xml.css"?>`

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

export function writeElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
