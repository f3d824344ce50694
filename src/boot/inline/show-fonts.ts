import { pageState } from '#src/boot/page-state.ts'

/**
 * Loads both fonts after the picture that the page opens with, then shows them at once: each change of fonts
 * lays out the whole page again.
 */
export async function showFonts(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    ?.decode()
    .catch(() => {})
  const families = ['Eczar', 'Anek Latin']
  await Promise.allSettled(families.map((family) => document.fonts.load(`1em ${family}`)))
  pageState().fonts = ''
}
