import type { Page } from '@playwright/test'
import { expect, open } from './test.ts'

/**
 * Opens a page, and translates it and those that follow once they have loaded, as Chromium does: puts `<font><font>` in the place of each text, also of
 * new ones. The words stay, so that a translated page and a plain one can be compared.
 */
export async function openTranslated(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        // Most are translated already.
        const kept = text.parentElement?.closest('font, script, style, svg, select, textarea')
        if (!kept && text.data.trim()) {
          texts.push(text)
        }
      }
      for (const text of texts) {
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(text.data)
        text.replaceWith(font)
      }
    }
    const followChanges = new MutationObserver(() => translate(document.body))
    // React marks what it has taken over. A page does so part by part.
    const isReady = () => {
      const part = document.querySelector('main > *')
      return part && Object.keys(part).some((key) => key.startsWith('__reactFiber'))
    }
    const start = () => {
      if (!isReady()) {
        requestIdleCallback(start)
        return
      }
      translate(document.body)
      followChanges.observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    addEventListener('load', start)
  })
  await open(page, url)
  await expect(page.locator('main font').first()).toBeAttached()
}

/** The words that show, without the spaces between them, which layout makes. */
export const readWords = (page: Page): Promise<string[]> =>
  page
    .locator('header, main, footer')
    .evaluateAll((parts) =>
      parts.map((part) => (part as HTMLElement).innerText.replaceAll(/\s+/g, '')),
    )
