import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { renderMarkdown } from '#src/build/content/markdown.ts'

const hrefs = new Set(['/about', '/blog', '/restaurants/semma-new-york'])
const render = (text: string) => renderMarkdown({ file: 'a.md', text }, hrefs)

test.each([
  [
    'a section',
    '## Bread first',
    '<h2 id="bread-first" tabindex="-1" class="article-heading"><a href="#bread-first">Bread first</a></h2>',
  ],
  [
    'a section with signs and marks',
    "## What's *in* a café's 4,000-year thali?",
    '<h2 id="whats-in-a-cafes-4000-year-thali" tabindex="-1" class="article-heading"><a href="#whats-in-a-cafes-4000-year-thali">What’s <em>in</em> a café’s 4,000-year thali?</a></h2>',
  ],
  [
    'a section with a word that reader views drop',
    '## Plates to share',
    '<h2 id="plates-to-sharing" tabindex="-1" class="article-heading"><a href="#plates-to-sharing">Plates to share</a></h2>',
  ],
  [
    'a section that links elsewhere',
    '## [End](/blog)',
    '<h2 id="end" tabindex="-1" class="article-heading"><a href="/blog">End</a></h2>',
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
    '<h2 id="prices" tabindex="-1" class="article-heading"><a href="#prices">Prices</a></h2>\n' +
      '<div role="region" aria-labelledby="prices" tabindex="0"><table aria-labelledby="prices">' +
      '<thead><tr><th scope="col">Where</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><th scope="row"><strong>Rania</strong></th><td>“$75”</td></tr></tbody></table></div>',
  ],
  [
    'a link to a restaurant',
    '[Semma](restaurant:semma-new-york)',
    '<p><a href="/restaurants/semma-new-york">Semma</a></p>',
  ],
  ['a sign of HTML', '1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['a quotation', '"Dosa," she said', '<p>“Dosa,” she said</p>'],
  ['short years', "the '90s and '00s, and '07", '<p>the ’90s and ’00s, and ’07</p>'],
  ['a lost letter', `'Tis 'til "'Twas," rock 'n' roll`, '<p>’Tis ’til “’Twas,” rock ’n’ roll</p>'],
  ['a quoted word', "a 'tilde', an 'em'", '<p>a ‘tilde’, an ‘em’</p>'],
  ['signs', String.raw`\*, \[sic\], \~20\~, 1947\. #1`, '<p>*, [sic], ~20~, 1947. #1</p>'],
  ['a number at the start', '#1 of the city', '<p>#1 of the city</p>'],
  ['a temperature', '480 °C (900 °F)', '<p>480\u{a0}°C (900\u{a0}°F)</p>'],
  ['a rank', 'No. 7 near St. Louis', '<p>No.\u{a0}7 near St.\u{a0}Louis</p>'],
  ['a dash', 'bread -- then tea --- or', '<p>bread — then tea — or</p>'],
  ['a quotation after a dash', '—"dosa" of the ‘90s', '<p>—“dosa” of the ’90s</p>'],
  ['a quoted link', '"[Vik\'s](/about)"', '<p>“<a href="/about">Vik’s</a>”</p>'],
])('%s becomes its HTML', (_what, markdown, html) => {
  expect(render(markdown)).toBe(html)
})

const page =
  'a page of the site without #, a view such as /restaurants?state=NY, restaurant:slug of the list, or an https address'
const pair = 'expected **words** with no space inside the marks and one outside'
const rows = 'a table: expected rows with up to 2 cells, then an empty line'
const link = 'expected [words](address) with nothing between the brackets'

test.each([
  ['**Dosa:**the end', `, the text: ${pair}, found **Dosa:**the`],
  ['a **dosa **of', `, the text: ${pair}, found **dosa`],
  ['a **dosa', `, the text: ${pair}, found **dosa`],
  ['an _open word', `, the text: ${pair}, found _open`],
  ['> a **dosa', `, the text: ${pair}, found **dosa`],
  ['[Semma] (restaurant:semma)', `, the text: ${link}, found [Semma] (restaurant:semma)`],
  ['see [Semma', `, the text: ${link}, found [Semma`],
  ['dosa[^1]', ', the text: expected no footnote, found [^1]'],
  ['dosa&nbsp;house', ', the text: expected the character itself, found &nbsp;'],
  [
    '[Note]: spicy',
    String.raw`, the text: expected no definition of a link, or \[ for a bracket, found [Note]: spicy`,
  ],
  [
    '~20~ dosas',
    String.raw`, the text: expected no struck-through words, or \~ for the sign, found ~20~`,
  ],
  ['- [ ] dosa', ', the text: expected no box to check, found [ ]'],
  ['***', ', the text: expected no line of ---, found ***'],
  ['The end\n---', ', a heading: expected ## before its words, found The end\n---'],
  [
    '1947. Partition',
    String.raw`, a list: expected 1 as its first number, or \. after another number, found 1947. Partition`,
  ],
  ['-dosa', ', a list: expected - and a space, found -dosa'],
  ['• dosa', ', a list: expected - and a space, found • dosa'],
  ['[ ](/about)', ', a link: expected words between the brackets, found [ ](/about)'],
  ['| a |', ', a table: expected a line such as | - | - | after its first, found | a |'],
  ['|a|b|\n|-|-|\n|c|d|e|', `, ${rows}, found |c|d|e|`],
  ['|a|b|\n|-|-|\nc|d|e', `, ${rows}, found c|d|e`],
  ['|a|b|\n|-|-|\n|c|d|\nthe end', `, ${rows}, found the end`],
  ...['- a\nend', '- ## a'].map((text): [string, string] => [
    text,
    `, a list: expected no heading, and spaces before a second line, found ${text}`,
  ]),
  ...['> a\nend', '> ## a'].map((text): [string, string] => [
    text,
    `, a quote: expected > before each line, and no heading, found ${text}`,
  ]),
  ...[
    'restaurant:nobody',
    '/blog/nope',
    '/about/',
    '/restaurants?state=ZZ',
    '#bread',
    'http://example.com',
    'https://',
    'https://https://a.example',
    'javascript:alert(1)',
    '//example.com',
  ].map((href): [string, string] => [`[a](${href})`, `, a link: expected ${page}, found ${href}`]),
])('%j is reported with what to write', (text, sentence) => {
  expect(() => render(text)).toThrow(new ContentError([`a.md, line 1${sentence}`]))
})

test('each of two equal mistakes has its line', () => {
  const problems = [1, 2].map((line) => `a.md, line ${line}, a link: expected ${page}, found /x`)
  expect(() => render('- [a](/x)\n- [a](/x)')).toThrow(new ContentError(problems))
})
