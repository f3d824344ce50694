import { expect, test } from 'vitest'
import { bestTwo, known, knownPath, listOfTwo } from '#tests/e2e/content.ts'
import { site } from './site.ts'

const turned = bestTwo.toReversed().map(({ slug }) => slug)

const spellings = [
  ['/restaurants?state=ny', '/restaurants?state=NY'],
  ['/restaurants?state=XX', '/restaurants'],
  ['/restaurants?state=All', '/restaurants'],
  ['/restaurants?state=New%20York', '/restaurants?state=NY'],
  ['/restaurants?price=0', '/restaurants'],
  ['/restaurants?price=%24%24', '/restaurants'],
  ['/restaurants?price=3%2C2', '/restaurants?price=2.3'],
  ['/restaurants?query=+%20', '/restaurants'],
  ['/restaurants?query=1,000%3Cb%3E', '/restaurants?query=1%2C000%3Cb%3E'],
  ['/restaurants?query=new%20york', '/restaurants?query=new+york'],
  ['/restaurants?query=semma&query=indienne', '/restaurants?query=semma'],
  ['/restaurants?query=&query=semma', '/restaurants'],
  ['/restaurants?state=NY&state=CA', '/restaurants?state=NY'],
  ['/restaurants?query=semma&state=NY', '/restaurants?state=NY&query=semma'],
  ['/restaurants?utm_source=letter&state=CA', '/restaurants?state=CA'],
  [`/restaurants?list=${turned.join('.')}`, `/restaurants${listOfTwo}`],
  ['/restaurants?list=', '/restaurants'],
  ['/restaurants?list=%3Cscript%3E.%00.__proto__', '/restaurants?list=unknown'],
  ['/restaurants/?state=ca', '/restaurants?state=CA'],
  ['/restaurants/', '/restaurants'],
  ['/blog?category=fine%20dining', '/blog?category=Fine+Dining'],
  ['/blog?category=nonsense&query=pepper', '/blog?query=pepper'],
  ['/about?utm_source=letter', '/about'],
  ['/blog/tandoor-mastery?ref=friend', '/blog/tandoor-mastery'],
  ['/RESTAURANTS?state=CA', '/restaurants?state=CA'],
  ['/About', '/about'],
  ['/rest%61urants', '/restaurants'],
  ['/about%20', '/about'],
  ['/blog/tandoor%2Dmastery', '/blog/tandoor-mastery'],
  ['/Blog/Tandoor-Mastery', '/blog/tandoor-mastery'],
  ['/restaurants?State=NY&amp;QUERY=dosa', '/restaurants?state=NY&query=dosa'],
  ['/restaurants?state=NY)', '/restaurants?state=NY'],
  ['/restaurants?state=NY?utm_source=letter', '/restaurants?state=NY'],
  ['/restaurants?query=semma?state=NY', '/restaurants?state=NY&query=semma'],
  [`/restaurants?list=${known.slug}?ref=x`, `/restaurants?list=${known.slug}`],
  ['/restaurants?price=1.2).', '/restaurants?price=1.2'],
  [`/restaurants?list=${known.slug}.%22`, `/restaurants?list=${known.slug}`],
  ['/blog?category=Fine+Dining.', '/blog?category=Fine+Dining'],
  ['/blog?category=Fine%2BDining', '/blog?category=Fine+Dining'],
  ['/restaurants?state=New%2BYork', '/restaurants?state=NY'],
  [`${knownPath}%22`, knownPath],
  ['/restaurants%3Fstate=NY', '/restaurants?state=NY'],
  ['/restaurants/index.html?state=NY', '/restaurants?state=NY'],
  ['/about/index.html', '/about'],
  ['/feed', '/feed.xml'],
  ['/restaurants.html?State=ny)', '/restaurants?state=NY'],
  ['/restaurants/?price=3,2&utm_source=letter', '/restaurants?price=2.3'],
  ['/About./?utm_source=letter', '/about'],
  ['/restaurants%3FState=ny%26query=new%20york', '/restaurants?state=NY&query=new+york'],
] as const

test('another spelling of a view redirects once and for good, to its URL', async () => {
  for (const [spelling, canonical] of spellings) {
    const answer = await site.fetch(spelling)
    expect.soft(answer.status, spelling).toBe(308)
    expect
      .soft(answer.headers, spelling)
      .toMatchObject({ location: canonical, 'cache-control': 'no-cache' })
  }
  for (const canonical of new Set(spellings.map(([, url]) => url))) {
    expect.soft((await site.fetch(canonical)).status, canonical).toBe(200)
  }
})

test('a text that looks like a number, a boolean or code stays a text', async () => {
  for (const text of ['123', 'true', 'null', '662E41', '1e5', '[]', 'a+b&c=d', '100%', 'ॐ']) {
    const url = `/restaurants?${new URLSearchParams({ query: text }).toString()}`
    const answer = await site.fetch(url)
    expect.soft(answer.status, url).toBe(200)
    expect.soft(answer.text, url).toContain(`value="${text.replace('&', '&amp;')}"`)
  }
})
