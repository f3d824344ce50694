/** An award, a nomination or a place on somebody's list. */
export interface Recognition {
  award: string
  result: string
  /** Undefined where the source gives no year. */
  years?: readonly number[] | undefined
  /** The year of the source, for what holds until it is withdrawn. */
  asOf?: number | undefined
}

/** From the strongest down. All others come after these. */
const strengths = [
  'Michelin star',
  'James Beard winner',
  'James Beard nominee',
  'Michelin Bib Gourmand',
  'James Beard semifinalist',
]

const maxCount = 3
const separator = ' · '

/**
 * Writes the strongest result of each award, the strongest first, at most three: 'Michelin star 2022–2026
 * · James Beard winner 2025'. Awards without a year are left out if any award has one.
 */
export function tellRecognition(all: readonly Recognition[]): string {
  const awards = [...new Set(all.map(({ award }) => award))]
  const told = awards.flatMap((award) => {
    const ofAward = all.filter((one) => one.award === award)
    const [strongest] = ofAward.toSorted((a, b) => rankOf(a) - rankOf(b))
    return strongest ? [{ ...strongest, when: tellYears(ofAward, strongest.result) }] : []
  })
  const dated = told.filter(({ when }) => when !== '')
  return (dated.length > 0 ? dated : told)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, maxCount)
    .map((one) => `${nameOf(one)} ${one.when}`.trim())
    .join(separator)
}

/** As many as a line of a card has room for. */
const maxOnCard = 2

/** The awards that a card names, from the text of tellRecognition. */
export function namedOnCard(recognition: string): string[] {
  return splitRecognition(recognition).slice(0, maxOnCard)
}

/** Splits the text of tellRecognition into its awards. */
export function splitRecognition(recognition: string): string[] {
  return recognition.split(separator)
}

function rankOf({ award, result }: Recognition): number {
  const rank = strengths.indexOf(`${award} ${result}`)
  return rank === -1 ? strengths.length : rank
}

/** 'Michelin star', but 'Best New Restaurant, Eater': the first two awards are known by name. */
function nameOf({ award, result }: Recognition): string {
  return award === 'Michelin' || award === 'James Beard'
    ? `${award} ${result}`
    : `${result}, ${award}`
}

/** [2018, 2019, 2020, 2022] → '2018–2020, 2022' */
function tellYears(all: readonly Recognition[], result: string): string {
  const years = all
    .filter((one) => one.result === result)
    .flatMap(({ years: own, asOf }) => own ?? asOf ?? [])
  const runs: [number, number][] = []
  for (const year of [...new Set(years)].toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === year - 1) {
      last[1] = year
    } else {
      runs.push([year, year])
    }
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ')
}
