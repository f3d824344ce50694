import { capitalize } from '#src/domain/language/in-words.ts'
import type { Recognition } from './restaurant-schema.ts'
import { strengths } from './restaurant-values.ts'

/** The strongest result of each award: 'Michelin star 2022–2026', 'James Beard winner 2025'. */
export function formatRecognition(all: readonly Recognition[]): string[] {
  const sorted = all.toSorted((a, b) => strengthOf(b) - strengthOf(a))
  const strongest = sorted
    .filter((one, index) => sorted.findIndex(({ award }) => award === one.award) === index)
    .map((one) => ({ ...one, when: formatYears(yearsOf(all, one)) }))
  // An award without a year only where none has one.
  const dated = strongest.filter(({ when }) => when !== '')
  return (dated.length > 0 ? dated : strongest).map((one) => `${nameOf(one)} ${one.when}`.trim())
}

/** All awards as rows of a table, newest first. */
export const listAwards = (all: readonly Recognition[], openedYear?: number) =>
  all
    .toSorted((a, b) => lastYearOf(b) - lastYearOf(a) || strengthOf(b) - strengthOf(a))
    .map((one) => {
      const { award, result, category, to, years, asOf } = one
      const isEarlier = isBeforeOpening(one, openedYear) || undefined
      return {
        award,
        result: capitalize(result),
        category,
        to,
        isEarlier,
        /** 'Best Chef: New York State, Vijay Kumar' */
        detail: [category, to, isEarlier && 'before this restaurant opened']
          .filter(Boolean)
          .join(', '),
        years: years ? formatYears(years) : asOf ? `as of ${asOf}` : '',
      }
    })

export const isBeforeOpening = ({ years }: Recognition, openedYear?: number): boolean =>
  openedYear !== undefined && years !== undefined && Math.max(...years) < openedYear

/** The year that an award was last given or listed; 0 where no source says. */
export const lastYearOf = ({ years, asOf = 0 }: Recognition) => Math.max(...(years ?? [asOf]))

const strengthOf = ({ award, result }: Recognition) => strengths.indexOf(`${award} ${result}`)

/** 'Michelin star', 'James Beard: Outstanding Restaurant', but 'Best New Restaurant, Eater'. */
const nameOf = ({ award, result, category }: Recognition): string =>
  award === 'Michelin' || award === 'James Beard'
    ? [`${award} ${result}`, category?.replace(':', ',')].filter(Boolean).join(': ')
    : `${result}, ${award}`

const yearsOf = (all: readonly Recognition[], { award, result, category }: Recognition): number[] =>
  all
    .filter((one) => one.award === award && one.result === result && one.category === category)
    .flatMap(({ years, asOf }) => years ?? asOf ?? [])

/** [2018, 2019, 2020, 2022] → '2018–2020, 2022' */
function formatYears(all: readonly number[]): string {
  const years = [...new Set(all)].toSorted((a, b) => a - b)
  const lasts = years.filter((year) => !years.includes(year + 1))
  return years
    .filter((year) => !years.includes(year - 1))
    .map((first, run) => (first === lasts[run] ? first : `${first}–${lasts[run]}`))
    .join(', ')
}
