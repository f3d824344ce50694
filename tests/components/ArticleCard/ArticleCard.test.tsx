// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticleCard, type ArticleCardProps } from '#src/components/ArticleCard/ArticleCard.tsx'
import { MatchSplitter } from '#src/components/Highlight/Highlight.tsx'
import { splitMatches } from '#src/domain/finding/highlight.ts'
import { renderAt } from '#tests/render.tsx'
import { tandoor } from './some-articles.ts'

async function renderCard(props: Partial<ArticleCardProps> = {}) {
  await renderAt('/', () => <ArticleCard article={tandoor} heading="h2" sizes="50vw" {...props} />)
  return within(screen.getByRole('article'))
}

test('a card tells category, title, excerpt, date and read time', async () => {
  const card = await renderCard()
  expect(card.getByRole('heading', { level: 2, name: tandoor.title })).toBeTruthy()
  expect(card.getByText('Techniques')).toBeTruthy()
  expect(card.getByText('A round of dough slaps onto a clay wall.')).toBeTruthy()
  expect(card.getByText('August 8, 2025').getAttribute('datetime')).toBe('2025-08-08')
  expect(card.getByText('6 min read')).toBeTruthy()
})

test('the title leads to the article', async () => {
  const card = await renderCard()
  expect(card.getByRole('link', { name: tandoor.title }).getAttribute('href')).toBe(
    '/blog/tandoor-mastery',
  )
})

test("a card of the blog ends in 'Read full article →', which says which article", async () => {
  const card = await renderCard({ hasReadLink: true })
  const link = card.getByRole('link', {
    name: /^Read full article →\s?The bread oven that learned to cook chicken$/,
  })
  expect(link.getAttribute('href')).toBe('/blog/tandoor-mastery')
})

test('other cards have the one link only', async () => {
  const card = await renderCard()
  expect(card.getAllByRole('link')).toHaveLength(1)
})

test('what the query found in title and excerpt is marked', async () => {
  await renderAt('/', () => (
    <MatchSplitter value={splitMatches}>
      <ArticleCard article={tandoor} heading="h2" sizes="50vw" query="OVEN" />
    </MatchSplitter>
  ))
  const card = within(screen.getByRole('article'))
  expect(card.getAllByText('oven', { selector: 'mark' })).toHaveLength(1)
  expect(card.getByRole('heading', { name: tandoor.title })).toBeTruthy()
})

test('the picture is decorative and has its size set, so that nothing moves', async () => {
  const card = await renderCard()
  const image = card.getByRole('presentation')
  expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
  expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
  expect(image.getAttribute('loading')).toBe('lazy')
})

test('the picture of the card that opens a page is loaded at once', async () => {
  const card = await renderCard({ isLead: true, isBlock: true })
  expect(card.getByRole('presentation').getAttribute('loading')).toBe('eager')
})
