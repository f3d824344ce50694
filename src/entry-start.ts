/** Milliseconds that the picture may take before the scripts no longer wait for it. */
const patience = 3000

/**
 * What the HTML of a page runs: it starts the app, whose scripts stand beside its own. The picture
 * of the first screen goes before them, for on a slow network all would share what there is, and
 * the page would be painted later for its scripts.
 */
async function start(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app ?? ''
  if (picture) {
    await Promise.race([
      // Rejects for a picture that does not come, which is an answer too.
      picture.decode().catch(() => undefined),
      new Promise((resolve) => {
        setTimeout(resolve, patience)
      }),
    ])
  }
  await Promise.all(app.split(' ').map((url) => import(/* @vite-ignore */ url)))
}

void start()
