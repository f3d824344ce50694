import type { Page } from '@playwright/test'

/** Collects the priorities of the scripts that the page asks for from now on. */
export async function watchPriorities(page: Page): Promise<Set<string>> {
  const priorities = new Set<string>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ request, type }) => {
    if (type === 'Script') {
      priorities.add(request.initialPriority)
    }
  })
  return priorities
}
