import { sayFound } from './content.ts'
import { expect, open, readAddress, test } from './test.ts'

/** Other spellings of a view, and the one URL that it has. */
const spellings = [
  ['/restaurants?state=ny', '/restaurants?state=NY'],
  ['/restaurants?state=XX', '/restaurants'],
  ['/restaurants?state=All', '/restaurants'],
  ['/restaurants?query=', '/restaurants'],
  ['/restaurants?query=+%20', '/restaurants'],
  ['/restaurants?query=new%20york', '/restaurants?query=new+york'],
  ['/restaurants?query=semma&query=indienne', '/restaurants?query=semma'],
  ['/restaurants?state=NY&state=CA', '/restaurants?state=NY'],
  ['/restaurants?query=semma&state=NY', '/restaurants?state=NY&query=semma'],
  ['/restaurants?utm_source=letter&state=CA', '/restaurants?state=CA'],
  ['/restaurants/?state=ca', '/restaurants?state=CA'],
  ['/restaurants/', '/restaurants'],
  ['/blog?category=fine%20dining', '/blog?category=Fine+Dining'],
  ['/blog?category=nonsense&query=pepper', '/blog?query=pepper'],
  ['/about?utm_source=letter', '/about'],
  ['/?ref=friend', '/'],
  ['/blog/tandoor-mastery?ref=friend', '/blog/tandoor-mastery'],
  ['/RESTAURANTS?state=CA', '/restaurants?state=CA'],
  ['/About', '/about'],
  ['/About/?ref=friend', '/about'],
  ['/rest%61urants', '/restaurants'],
  ['/blog/tandoor%2Dmastery', '/blog/tandoor-mastery'],
  ['/Blog//tandoor-mastery', '/blog/tandoor-mastery'],
  ['/Blog/Tandoor-Mastery', '/blog/tandoor-mastery'],
] as const

test('another spelling of a view is answered with one redirect to its URL', async ({ request }) => {
  for (const [spelling, canonical] of spellings) {
    const answer = await request.get(spelling, { maxRedirects: 0 })
    expect.soft(answer.status(), spelling).toBe(307)
    expect.soft(answer.headers().location, spelling).toBe(canonical)
    const next = await request.get(canonical, { maxRedirects: 0 })
    expect.soft(next.status(), canonical).toBe(200)
  }
})

test('a browser that asks for another spelling ends at the URL of the view', async ({ page }) => {
  await open(page, '/restaurants?state=ny&query=&utm_source=letter')
  expect(readAddress(page)).toBe('/restaurants?state=NY')
  await expect(
    page
      .getByRole('region', { name: 'Results' })
      .getByText(sayFound({ state: 'NY' }), { exact: true }),
  ).toBeVisible()
})

for (const text of ['123', 'true', 'null', '662E41', '1e5', '[]', '"a"', 'a+b&c=d', '100%', 'ॐ']) {
  test(`the text ${text} survives from the box to the URL and back`, async ({ page }) => {
    await open(page, '/restaurants')
    await page.getByRole('searchbox').fill(text)
    const url = `/restaurants?${new URLSearchParams({ query: text }).toString()}`
    await expect.poll(() => readAddress(page)).toBe(url)
    const answer = await page.goto(url)
    expect(answer?.request().redirectedFrom()).toBeNull()
    await expect(page.getByRole('searchbox')).toHaveValue(text)
    expect(readAddress(page)).toBe(url)
  })
}
