import { expect, test } from 'vitest'
import { findMentions } from '#src/build/content/publish/mentions.ts'
import { tandoor } from '#tests/components/ArticleCard/some-articles.ts'

const semma = '<a href="/restaurants/semma-new-york">Semma</a>'
const mention = (body: string) =>
  findMentions([{ ...tandoor, body }], 'semma-new-york').map(
    ({ before, name, after }) => `${before}[${name}]${after}`,
  )

test('a reader sees the sentence that names the restaurant, and no other', () => {
  const body = `<p>Start in <em>New York</em>. Go to ${semma} &amp; order. Then rest.</p>`
  expect(mention(body)).toEqual(['Go to [Semma] & order.'])
  expect(mention(`<ul><li>First</li><li>Dosa at ${semma}</li></ul>`)).toEqual(['Dosa at [Semma]'])
})

test('the first of several sentences is enough', () => {
  expect(mention(`<p>One is ${semma}.</p><p>Again ${semma}.</p>`)).toEqual(['One is [Semma].'])
})

test.each(['St. Louis', 'No. 1', 'Dr. Rao'])('%s does not end a sentence', (name) => {
  expect(mention(`<p>Before. From ${name} to ${semma} is far.</p>`)).toEqual([
    `From ${name} to [Semma] is far.`,
  ])
})

test('an article about others is not listed, nor one that links to a longer slug', () => {
  expect(mention('<p>No link to Semma.</p>')).toEqual([])
  expect(mention('<p><a href="/restaurants/semma-new-york-2">Semma 2</a></p>')).toEqual([])
})

test('the article is named', () => {
  const [found] = findMentions([{ ...tandoor, body: `<p>${semma}</p>` }], 'semma-new-york')
  expect(found).toMatchObject({ id: tandoor.id, title: tandoor.title })
})
