import { toPlainText } from '#src/build/content/markdown.ts'
import type { Content } from '#src/build/content/read-content.ts'
import type { Recognition, RestaurantEntry } from '#src/domain/restaurant/restaurant-schema.ts'
import { publishRestaurantPage } from './restaurant-page.ts'

/** 'Vijay Kumar' and 'Kumar', for misspellings */
export const publishPeople = ({ entries }: Content) =>
  entries
    .map(({ chef, owners, people }) => [chef, owners, people].join('; '))
    .flatMap((text) => text.match(/\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+/gu) ?? [])
    .flatMap((name) => [name, ...name.split(' ').slice(-1)])

/** What the page of each restaurant says beyond its card, for search. */
export const publishPageTexts = (content: Content) =>
  Object.fromEntries(content.entries.map((entry) => [entry.slug, listTexts(content, entry)]))

function listTexts(content: Content, { slug, recognition = [] }: RestaurantEntry) {
  const page = publishRestaurantPage(content, slug)
  const { rank, why, address, city, state, zip, phone, website, near, awards, goodToKnow } = page
  return [
    { label: 'Address', text: address && `${address}, ${city}, ${state} ${zip ?? ''}`.trim() },
    { label: 'Phone', text: phone },
    { label: 'Website', text: website && new URL(website).host },
    { label: 'Near', text: near },
    ...awards.map(({ award, result, detail, years }) => ({
      label: 'Recognition',
      text: [award, result, detail, years].filter(Boolean).join(', '),
    })),
    ...recognition.flatMap(listAwardTexts).map((text) => ({ label: 'Recognition', text })),
    // "Michelin" would find all that its guide confirms.
    ...goodToKnow.filter(({ label }) => label !== 'Last confirmed'),
    ...goodToKnow
      .filter(({ label }) => /^(?:Chef|Opened|For veg)/.test(label))
      .map(({ label, text }) => `${label} ${text}`)
      // "opened in 2025" is March 2025, too.
      .flatMap((text) => [text, text.replace(/ [A-Z]\w+(?= \d{4}$)/, '')])
      .map((text) => ({ label: 'Good to know', text })),
    { label: `Why No. ${rank}`, text: why },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []))
}

/** 'Michelin star 2024' and 'Michelin 2024', also of '2022–2026'; 'Best Chef, South' for 'Best Chef: South' */
const listAwardTexts = ({ award, result, category, years = [] }: Recognition) => [
  category?.replace(':', ','),
  ...years.flatMap((year) => [`${award} ${result} ${year}`, `${award} ${year}`]),
]

/** The sentences of each article, without its marks. */
export const publishArticleTexts = ({ articles }: Content) =>
  Object.fromEntries(
    articles.map(({ id, html }) => [
      id,
      html
        .split(/<\/(?:p|h[23]|li|t[dh])>/)
        .map((block) => toPlainText(block).trim())
        .flatMap((text) => text.split(/(?<=(?<! (?:St|\p{Lu}))[.?!][”’)]?)\s+(?=[\p{Lu}“(])/u))
        .filter(Boolean),
    ]),
  )
