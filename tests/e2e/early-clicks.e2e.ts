import { waitForHydration } from './hydration.ts'
import { expect, holdScript, test } from './test.ts'

test('before the script arrives a link leads where it says, and a press does its work when it has', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')

  const theme = page.getByRole('button', { name: /^Theme/ })
  await theme.click()
  // The keyboard presses as a click does.
  await theme.press('Enter')
  const questions = page.getByRole('region', { name: 'Frequently asked questions' })
  const question = questions.getByRole('button').first()
  await question.click()
  await release()
  await expect(theme).toHaveAccessibleName('Theme: dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'false')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens before the script arrives, and is as it was left when it does', async ({
    page,
  }) => {
    const open = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const release = await holdScript(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await open.press('Enter')
    await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await release()
    await waitForHydration(page)
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()

    // Opened and left before, it stays closed.
    const releaseAgain = await holdScript(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await open.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await releaseAgain()
    await waitForHydration(page)
    await expect(menu).toBeHidden()
  })

  test('without invoker commands the menu opens when the script is there', async ({ page }) => {
    // Like a browser without invoker commands: no property, and no default action.
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
      addEventListener('command', (event) => event.preventDefault(), true)
    })
    const release = await holdScript(page)
    await page.goto('/about', { waitUntil: 'commit' })
    const open = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await open.press('Enter')
    await page.keyboard.press('Tab')
    await expect(open).not.toBeFocused()
    await expect(menu).toBeHidden()
    await release()
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
  })
})

test('a link followed while React takes the page over is the browser’s', async ({ page }) => {
  // Clicks when the layout is hydrated and the page in it is not.
  await page.addInitScript(() => {
    const isTaken = (selector: string) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      )
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      if (isTaken('header')) {
        document.querySelector<HTMLElement>('header a[href="/contact"]')?.click()
      } else {
        port2.postMessage('')
      }
    })
    port1.start()
    addEventListener('page-hydrated', () => {
      document.title = isTaken('main h1') ? 'The whole page answers' : 'Too early'
    })
    if (location.pathname !== '/contact') {
      port2.postMessage('')
    }
  })
  for (const path of ['/restaurants', '/about']) {
    await page.goto(path)
    await expect(page).toHaveURL('/contact')
    await expect(page).toHaveTitle('The whole page answers')
  }
})
