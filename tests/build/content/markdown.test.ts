import { expect, test } from 'vitest'
import { renderMarkdown } from '#src/build/content/markdown.ts'

const render = (text: string) => renderMarkdown({ file: 'a.md', text }, (href) => ({ href })).html

test.each([
  [
    'a section',
    '## Bread first',
    '<h2 id="bread-first" tabindex="-1"><a href="#bread-first">Bread first</a></h2>',
  ],
  [
    'a section with signs and marks',
    "## What's *in* a café's 4,000-year thali?",
    '<h2 id="whats-in-a-cafes-4000-year-thali" tabindex="-1"><a href="#whats-in-a-cafes-4000-year-thali">What’s <em>in</em> a café’s 4,000-year thali?</a></h2>',
  ],
  [
    'a section that links elsewhere',
    '## [End](/blog)',
    '<h2 id="endblog" tabindex="-1"><a href="/blog">End</a></h2>',
  ],
  ['bold', 'The **king**.', '<p>The <strong>king</strong>.</p>'],
  ['a line break', 'one\ntwo', '<p>one<br>two</p>'],
  ['two paragraphs', 'one\n\ntwo', '<p>one</p>\n<p>two</p>'],
  ['a list', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['a quote', '> one', '<blockquote>\n<p>one</p>\n</blockquote>'],
  [
    'a link with signs',
    '[a](https://a.example/?b="c"&d)',
    '<p><a href="https://a.example/?b=%22c%22&amp;d">a</a></p>',
  ],
  [
    'a table, named after its section,',
    '## Prices\n\n| Where | Price |\n| - | - |\n| **Rania** | "$75" |',
    '<h2 id="prices" tabindex="-1"><a href="#prices">Prices</a></h2>\n' +
      '<div role="region" aria-labelledby="prices" tabindex="0"><table aria-labelledby="prices">' +
      '<thead><tr><th scope="col">Where</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><th scope="row"><strong>Rania</strong></th><td>“$75”</td></tr></tbody></table></div>',
  ],
  ['a sign of HTML', '1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['a quotation', '"Dosa," she said', '<p>“Dosa,” she said</p>'],
  ['a short year', "the '90s", '<p>the ’90s</p>'],
  ['a temperature', '480 °C (900 °F)', '<p>480\u{a0}°C (900\u{a0}°F)</p>'],
  ['a dash', 'bread -- then tea', '<p>bread — then tea</p>'],
  ['a quoted link', '"[Vik\'s](/about)"', '<p>“<a href="/about">Vik’s</a>”</p>'],
])('%s becomes its HTML', (_what, markdown, html) => {
  expect(render(markdown)).toBe(html)
})
