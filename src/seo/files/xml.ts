export const xmlStart = `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="/xml.css"?>`

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export function writeElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
