import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticleCard, type ArticleCardProps } from '#src/components/ArticleCard/ArticleCard.tsx'
import { renderAt } from '#tests/render.tsx'
import { tandoor } from './some-articles.ts'

async function renderCard(props: Partial<ArticleCardProps> = {}) {
  await renderAt('/', () => <ArticleCard article={tandoor} heading="h2" sizes="50vw" {...props} />)
  return within(screen.getByRole('article'))
}

test('a card shows category, title, excerpt, date and read time, and its one link opens the article', async () => {
  const card = await renderCard()
  expect(card.getByRole('link', { name: tandoor.title }).getAttribute('href')).toBe(
    '/blog/tandoor-mastery',
  )
  expect(card.getByRole('heading', { level: 2, name: tandoor.title })).toBeTruthy()
  expect(card.getByText('Techniques')).toBeTruthy()
  expect(card.getByText('A round of dough slaps onto a clay wall.')).toBeTruthy()
  expect(card.getByText('August 8, 2025').getAttribute('datetime')).toBe('2025-08-08')
  expect(card.getByText('6 min read')).toBeTruthy()
})

test("a card of the blog also has the link 'Read full article →' with the title in its name", async () => {
  const card = await renderCard({ hasReadLink: true })
  const link = card.getByRole('link', {
    name: /^Read full article →\s?The bread oven that learned to cook chicken$/,
  })
  expect(link.getAttribute('href')).toBe('/blog/tandoor-mastery')
})

test('a match in title or excerpt is marked', async () => {
  const card = await renderCard({ query: 'OVEN' })
  expect(card.getAllByText('oven', { selector: 'mark' })).toHaveLength(1)
  expect(card.getByRole('heading', { name: tandoor.title })).toBeTruthy()
})

test('the picture is decorative, reserves its space, and loads at once only on the first card of a page', async () => {
  const card = await renderCard()
  const image = card.getByRole('presentation')
  expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
  expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
  expect(image.getAttribute('loading')).toBe('lazy')
  cleanup()
  const first = await renderCard({ isLead: true, hasReadLink: true })
  expect(first.getByRole('presentation').getAttribute('loading')).toBeNull()
})
