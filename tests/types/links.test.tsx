import { Link } from '@tanstack/react-router'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { navigation } from '#src/site.ts'

const rightLinks = [
  <Link key="/" to="/" />,
  <Link key="about" to="/about" />,
  <Link key="about, bare" to="/about" search={{}} />,
  <Link key="directory" to="/restaurants" />,
  <Link key="state" to="/restaurants" search={{ state: 'CA' }} />,
  <Link key="query" to="/restaurants" search={{ query: 'dosa' }} />,
  <Link key="both" to="/restaurants" search={{ state: 'DC', query: 'dosa' }} />,
  <Link key="all" to="/restaurants" search={{ state: 'All', query: '' }} />,
  <Link key="kept" to="/restaurants" search={({ query = '' }) => ({ query, state: 'NY' })} />,
  <Link key="blog" to="/blog" />,
  <Link key="category" to="/blog" search={{ category: 'Fine Dining' }} />,
  <Link key="category, query" to="/blog" search={{ category: 'Trends', query: 'thali' }} />,
  <Link key="article" to="/blog/$id" params={{ id: 'tandoor-mastery' }} />,
  <Link key="hash" to="/contact" hash="paid-placement" />,
  <ButtonLink key="button" to="/contact" isGhost />,
  <MoreLink key="more" to="/blog" search={{ query: 'spice' }} />,
  ...navigation.map(({ to }) => <Link key={to} to={to} />),
]

const wrongLinks = [
  // @ts-expect-error There is no such page.
  <Link key="1" to="/restaurant" />,
  // @ts-expect-error A page has one spelling, without a slash at the end.
  <Link key="2" to="/contact/" />,
  // @ts-expect-error An article is named by its id in params, so that the router writes the URL.
  <Link key="3" to="/blog/tandoor-mastery" />,
  // @ts-expect-error Which article?
  <Link key="4" to="/blog/$id" />,
  // @ts-expect-error The param is called id.
  <Link key="5" to="/blog/$id" params={{ slug: 'tandoor-mastery' }} />,
  // @ts-expect-error An id is text.
  <Link key="6" to="/blog/$id" params={{ id: 7 }} />,
  // @ts-expect-error No state has this code.
  <Link key="7" to="/restaurants" search={{ state: 'XX' }} />,
  // @ts-expect-error Codes are written in capitals.
  <Link key="8" to="/restaurants" search={{ state: 'ny' }} />,
  // @ts-expect-error A function of the search may not write an unknown state either.
  <Link key="9" to="/restaurants" search={() => ({ state: 'XX' })} />,
  // @ts-expect-error A query is text, even of digits.
  <Link key="10" to="/restaurants" search={{ query: 123 }} />,
  // @ts-expect-error The key is misspelt.
  <Link key="11" to="/restaurants" search={{ qeury: 'dosa' }} />,
  // @ts-expect-error Categories are the blog's.
  <Link key="12" to="/restaurants" search={{ category: 'Trends' }} />,
  // @ts-expect-error A search is an object, not a piece of URL.
  <Link key="13" to="/restaurants" search="?state=CA" />,
  // @ts-expect-error The blog has no such category.
  <Link key="14" to="/blog" search={{ category: 'News' }} />,
  // @ts-expect-error States are the directory's.
  <Link key="15" to="/blog" search={{ state: 'CA' }} />,
  // @ts-expect-error This page has no search.
  <Link key="16" to="/about" search={{ query: 'dosa' }} />,
  // @ts-expect-error An article has no search.
  <Link key="17" to="/blog/$id" params={{ id: 'tandoor-mastery' }} search={{ query: 'dosa' }} />,
  // @ts-expect-error Links of our own are as strict: no such page.
  <ButtonLink key="18" to="/contacts" />,
  // @ts-expect-error Links of our own are as strict: no such category.
  <MoreLink key="19" to="/blog" search={{ category: 'News' }} />,
]

test('every wrong link stops tsc, each with an error of its own, and no right one does', () => {
  const source = readFileSync(import.meta.filename, 'utf8')
  const bare = source.replaceAll('// @ts-expect-error', '//')
  const folder = path.resolve('reports/types')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'links.tsx'), bare)
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      // Links are typed by the router that is registered there.
      include: ['links.tsx', '../../src/router.tsx', '../../src/**/*.d.ts'],
    }),
  )

  const { stdout, status } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--project', folder, '--pretty', 'false'],
    { encoding: 'utf8' },
  )

  const lines = bare.split('\n')
  const failing = [...stdout.matchAll(/^(.*)\((\d+),\d+\): error/gm)].map(([, file, line]) => {
    expect(file).toBe('reports/types/links.tsx')
    return lines[Number(line) - 1]?.trim()
  })
  const wrong = source
    .split('\n')
    .flatMap((line, index, all) =>
      line.startsWith('  // @ts-expect-error') ? all[index + 1]?.trim() : [],
    )
  expect(status).not.toBe(0)
  expect(failing).toEqual(wrong)
  expect(wrong).toHaveLength(wrongLinks.length)
  expect(wrong.length).toBeGreaterThanOrEqual(12)
  expect(rightLinks.length).toBeGreaterThanOrEqual(wrong.length)
})
