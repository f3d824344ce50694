import { bringBackEarlyTexts, keepEarlyTexts } from './early-texts.ts'
import { reloadOnce } from './reload-once.ts'

/** Milliseconds that the picture may take before the scripts no longer wait for it. */
const patience = 3000

/**
 * What the HTML of a page runs: it starts the app once all scripts of the page are there. Where one
 * does not come the HTML stays as it is, which is the page as it is without a script. The picture of
 * the first screen goes before them, for on a slow network all would share what there is, and the
 * page would be painted later for its scripts.
 */
async function start(): Promise<void> {
  bringBackEarlyTexts()
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const app = document.querySelector<HTMLScriptElement>('[data-app]')?.dataset.app ?? ''
  if (picture) {
    await Promise.race([
      // Rejects for a picture that does not come, which is an answer too.
      picture.decode().catch(() => undefined),
      new Promise((resolve) => {
        setTimeout(resolve, patience)
      }),
    ])
  }
  try {
    await Promise.all(app.split(' ').map((url) => import(/* @vite-ignore */ url)))
    dispatchEvent(new Event('scripts-here'))
  } catch (error) {
    // What throws has a held view show: the next document would show another.
    if (!reloadOnce(keepEarlyTexts)) {
      dispatchEvent(new Event('scripts-missing'))
      throw error
    }
  }
}

// The app has no other way to it: what both import would be a file more to wait for.
addEventListener('files-gone', () => reloadOnce())
void start()

declare global {
  interface WindowEventMap {
    /** All scripts of the page are there, and the app may start. */
    'scripts-here': Event
    /** On the way to another page a file was not there. */
    'files-gone': Event
    /** A script of the page does not come (missing-scripts.ts). */
    'scripts-missing': Event
  }
}
