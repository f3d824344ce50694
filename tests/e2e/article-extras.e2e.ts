import { readClipboard } from './clipboard.ts'
import { expect, open, seeFrames, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the progress follows, the contents lead to every section, and a heading copies the link to it', async ({
  page,
}) => {
  await open(page, '/blog/tandoor-mastery')
  // No link of an article says that it leads to the page it is on.
  await expect(page.locator('[aria-current=page]')).toHaveCount(0)
  await test.step('the reading progress follows the scroll, and is gone for anyone who asks for less motion', async () => {
    const progress = page.getByRole('article').locator('> [aria-hidden="true"]').first()
    const width = () => progress.evaluate((element) => element.getBoundingClientRect().width)
    expect(await width()).toBe(0)
    await page.keyboard.press('End')
    await expect.poll(width).toBeGreaterThan(1000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(progress).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  const contents = page.getByRole('navigation', { name: 'In this article' })

  await test.step('Back from a section leads the focus to the link of the contents', async () => {
    const link = contents.getByRole('link').nth(3)
    await link.focus()
    await seeFrames(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#/)
    await expect(link).not.toBeFocused()
    // No visitor goes back before they see the section.
    await seeFrames(page)
    await page.goBack()
    await expect(page).not.toHaveURL(/#/)
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  })

  await contents.getByRole('link', { name: 'How the chicken got in' }).click()
  await expect(page).toHaveURL(/\/blog\/tandoor-mastery#how-the-chicken-got-in$/)
  const heading = page.getByRole('heading', { name: 'How the chicken got in' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect(heading.getByRole('link')).toBeFocused()

  await test.step('a heading says that it copied its link, and pressed again is one step back', async () => {
    const link = page.getByRole('heading', { name: 'Bread first' }).getByRole('link')
    await link.click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Link copied: Bread first' }),
    ).toBeVisible()
    await expect(page).toHaveURL(/#bread-first$/)
    expect(await readClipboard(page)).toBe(page.url())
    await link.click()
    await link.click()
    await page.goBack()
    await expect(page).toHaveURL(/#how-the-chicken-got-in$/)
  })
})

test('an article is shared, and ends with its neighbors, three related articles and the way to all', async ({
  page,
}) => {
  const title = 'The bread oven that learned to cook chicken'
  const share = page.getByRole('button', { name: 'Share this article' })
  await open(page, '/blog/tandoor-mastery')

  // Where there is no sharing, the link is copied.
  await share.click()
  await expect(page.getByRole('status').filter({ hasText: `Link copied: ${title}` })).toBeVisible()
  expect(await readClipboard(page)).toBe(page.url())

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.documentElement.dataset.shared = `${data.title} ${data.url}`
        return Promise.resolve()
      },
    })
  })
  await share.click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', `${title} ${page.url()}`)

  const neighbors = page.getByRole('navigation', { name: 'Previous and next article' })
  await expect(neighbors.getByRole('link')).toHaveCount(2)
  const related = page.getByRole('region', { name: 'Keep reading' })
  await expect(related.getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'View all articles' })).toBeVisible()
  const next = related.getByRole('link').first()
  const nextTitle = await next.textContent()
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle ?? '')
})
