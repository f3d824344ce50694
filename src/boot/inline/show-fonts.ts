import { pageState } from '#src/boot/page-state.ts'
import { whenIdle } from '#src/boot/when-idle.ts'

/** Loads both fonts after the first picture, and shows them together: each change of fonts lays out the whole page. */
export async function showFonts(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    ?.decode()
    .catch(() => {})
  const fonts = [...document.styleSheets]
    // Rules of another host, such as those of a browser extension, cannot be read.
    .flatMap((sheet) => (sheet.href === null ? [...sheet.cssRules] : []))
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const read = (property: string) => style.getPropertyValue(property)
      // The rule quotes a name of two words; a FontFace would take the quotes as letters of the name.
      return new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
        weight: read('font-weight'),
        unicodeRange: read('unicode-range'),
      })
    })
  await Promise.allSettled(fonts.map((font) => font.load()))
  for (const font of fonts) {
    document.fonts.add(font)
  }
  whenIdle(() => delete pageState().loading)
}
