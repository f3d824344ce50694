import { expect, test } from 'vitest'
import { renderMarkdown } from '#src/build/content/markdown.ts'

const render = (markdown: string) => renderMarkdown(markdown, 1, (href) => ({ href }))

test.each([
  ['a section', '## Bread first', '<h2 id="bread-first">Bread first</h2>'],
  [
    'a section with signs and marks',
    "## What's *in* a café's 4,000-year thali?",
    '<h2 id="whats-in-a-cafes-4000-year-thali">What’s <em>in</em> a café’s 4,000-year thali?</h2>',
  ],
  ['bold', 'The **king**.', '<p>The <strong>king</strong>.</p>'],
  ['a line break', 'one\ntwo', '<p>one<br>two</p>'],
  ['two paragraphs', 'one\n\ntwo', '<p>one</p>\n<p>two</p>'],
  ['a list', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['a quote', '> one', '<blockquote>\n<p>one</p>\n</blockquote>'],
  ['a link', '[Adda](/about)', '<p><a href="/about">Adda</a></p>'],
  [
    'a link with signs',
    '[a](https://a.example/?b="c"&d)',
    '<p><a href="https://a.example/?b=&quot;c&quot;&amp;d">a</a></p>',
  ],
  ['a sign of HTML', '1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
])('%s becomes its HTML', (_what, markdown, html) => {
  const rendered = render(markdown)
  expect(rendered.html).toBe(html)
  expect(rendered.problems).toEqual([])
})

test.each([
  ["Kiran's", '<p>Kiran’s</p>'],
  ['"Dosa," she said', '<p>“Dosa,” she said</p>'],
  ["the '90s", '<p>the ’90s</p>'],
  ['bread -- then tea', '<p>bread — then tea</p>'],
  ['"[Vik\'s](/about)"', '<p>“<a href="/about">Vik’s</a>”</p>'],
])('the quotes and dashes of %j are set as in print', (markdown, html) => {
  expect(render(markdown).html).toBe(html)
})

test('words are counted in the text, not in its signs', () => {
  expect(render('## Two words\n\nAnd **four** — more, here.').wordCount).toBe(6)
  expect(render('').wordCount).toBe(0)
})

test('a link with a problem leaves a sentence with its line and no HTML', () => {
  const { html, problems } = renderMarkdown('a\n\nb\nc [d](/e)', 10, () => ({ problem: 'a page' }))
  expect(problems).toEqual(['line 13, a link: expected a page, found /e'])
  expect(html).toBe('<p>a</p>\n<p>b<br>c </p>')
})

test('a heading cannot have the id of a part of the page', () => {
  expect(render('## Menu').problems).toEqual([
    "line 1, a heading: expected other words, found 'Menu': the page itself has #menu",
  ])
})

test('every problem of a text is told, in order', () => {
  expect(render('# One\n\n<b>two</b>\n\n![three](/3)\n\n#### Four').problems).toEqual([
    'line 1, a heading: expected ##, found # One',
    'line 3, the text: expected Markdown, found HTML <b>',
    'line 3, the text: expected Markdown, found HTML </b>',
    'line 5, the text: expected no picture, found /3',
    'line 7, a heading: expected ##, found #### Four',
  ])
})
