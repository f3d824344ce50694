import { bringBackEarlyTexts, keepEarlyTexts } from './keep-early-texts.ts'
import type { appScriptsAttribute, PageEvent } from './page-state.ts'
import { reloadOnce } from './reload-once.ts'

const pictureTimeoutMs = 3000
const attribute: typeof appScriptsAttribute = 'data-app'

/**
 * The one script that the HTML names. It imports all scripts of the page, and the app starts when the
 * last is there: where one is missing, the visitor keeps the page as it works without scripts, not
 * one that is half alive. The picture of the first screen loads before them: on a slow network they
 * would share the line, and the page would be painted later.
 */
async function start(): Promise<void> {
  bringBackEarlyTexts()
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (picture) {
    await Promise.race([
      // Rejects where the picture does not come: then nothing is to be waited for.
      picture.decode().catch(() => undefined),
      new Promise((resolve) => {
        setTimeout(resolve, pictureTimeoutMs)
      }),
    ])
  }
  const urls = document.querySelector(`[${attribute}]`)?.getAttribute(attribute)?.split(' ') ?? []
  try {
    await Promise.all(urls.map((url) => import(/* @vite-ignore */ url)))
    announce('scripts-loaded')
  } catch (error) {
    // Thrown where no reload follows: an unhandled rejection ends the wait of a held view.
    if (!reloadOnce(keepEarlyTexts)) {
      announce('scripts-missing')
      throw error
    }
  }
}

// Of page-state.ts only types are imported here: its code stands in a file of the app.
function announce(event: PageEvent): void {
  dispatchEvent(new Event(event))
}

addEventListener('next-page-missing', () => reloadOnce())
void start()
