import { formatFound, known } from './content.ts'
import { countLine, heading, searchBox } from './list-page.ts'
import { delayScript, expect, nothing, open, test } from './test.ts'

const element = '<div>from an extension</div>'

/** What changes the HTML before React starts, and whether React has to render a part of it again. */
const changes: readonly [
  name: string,
  path: string,
  edits: readonly (readonly [text: RegExp, change: string])[],
  isAnew: boolean,
][] = [
  [
    'elements at both ends of the page and a proxy that hides mail addresses',
    '/contact',
    [
      [/<body[^>]*>/, `$&${element}`],
      [/<\/footer>/, `$&${element}`],
      [
        /<a href="mailto:.*?<\/a>/,
        '<a href="/cdn-cgi/l/email-protection#ab"><span>[email&#160;protected]</span></a>',
      ],
    ],
    false,
  ],
  [
    'an element beside the search box',
    '/restaurants',
    [[/<input[^>]* type="search".*?>/, `$&${element}`]],
    true,
  ],
  ['an element by a field', '/contact', [[/<input[^>]* name="name".*?>/, `$&${element}`]], true],
  ['a proxy that changes a text', '/contact', [[/>Contact information</, '>Contact<']], true],
  ['a proxy that changes a header text', '/contact', [[/>pattal\.example</, '>pattal<']], true],
]

for (const [name, path, edits, isAnew] of changes) {
  test.describe(`${path}, ${name}`, () => {
    test.use({ expectedMessages: isAnew ? /React error #418/ : nothing })

    test('what was typed stays, with focus and theme, and nothing flashes', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch()
        let body = await response.text()
        for (const [text, change] of edits) {
          expect(body).toMatch(text)
          body = body.replace(text, change)
        }
        await route.fulfill({ response, body })
      })
      const release = await delayScript(page)
      await page.goto(path, { waitUntil: 'commit' })
      const selector = 'main :is([type=search], [name=name])'
      const field = page.locator(selector)
      await field.pressSequentially('semma')
      await field.blur()
      // Someone clicks into it again where the page is ready, and React has not rendered it again yet.
      await page.evaluate(`new MutationObserver(() => document.querySelector('${selector}').focus())
        .observe(document.documentElement, { attributeFilter: ['data-hydrated'] })`)
      const readLooks = () => {
        const { fontFamily, backgroundColor } = getComputedStyle(document.body)
        const bars = [...document.querySelectorAll<HTMLMetaElement>('[data-scheme]')]
        return [fontFamily, backgroundColor, ...bars.map(({ media }) => media)].join()
      }
      const looks = await page.evaluate(readLooks)
      await page.evaluate(`{
        window.looks = new Set()
        const look = () => void requestAnimationFrame(look, window.looks.add((${readLooks.toString()})()))
        look()
      }`)
      await release()
      // The search writes it into the URL, and the form stores it.
      const readDraft = () =>
        page.evaluate(() => location.search + sessionStorage.getItem('contact-draft'))
      await expect.poll(readDraft).toContain('semma')
      await expect(field).toHaveValue('semma')
      await expect(field).toBeFocused()
      expect(await page.evaluate('[...window.looks]')).toEqual([looks])
    })
  })
}

test.describe('a part that fails all the same', () => {
  test.use({ expectedMessages: /refused/ })

  test('leaves a page that can be reloaded, with address, text and list', async ({ page }) => {
    await open(page, '/restaurants')
    await page.getByRole('banner').evaluate((header) => {
      for (const part of header.querySelectorAll('*')) {
        part.insertBefore = () => {
          throw new Error('refused')
        }
      }
    })
    await searchBox(page).fill(known.name)
    await expect(countLine(page, formatFound({ query: known.name }))).toBeVisible()
    await page.getByRole('button', { name: `Save ${known.name}` }).click()
    await expect(heading(page)).toHaveText('Unexpected Application Error!')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page).toHaveURL(`/restaurants?query=${known.name}`)
    await expect(searchBox(page)).toHaveValue(known.name)
    await expect(page.getByRole('link', { name: 'Your list (1)' })).toBeVisible()
  })
})
