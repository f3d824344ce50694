import { foldOnce } from '#src/domain/finding/match.ts'
import { usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'

export type GazetteerRow = readonly [
  name: string,
  /** '' of a ZIP code. */
  state: StateCode | '',
  latitude: number,
  longitude: number,
  /** 1 from 50,000 people or with a restaurant of ours, 2 from 150,000, 3 of a state. */
  size?: 1 | 2 | 3,
  /** The cities that a nickname means. */
  cities?: readonly string[],
]

/** Loads the rows of a first letter or digit. */
export type LoadPart = Readonly<Record<string, () => Promise<{ default: readonly GazetteerRow[] }>>>

export type Gazetteer = ReturnType<typeof createGazetteer>

/** 'stlouis' for 'Saint Louis' and 'St. Louis' */
export function toPlaceKey(text: string): string {
  return (
    foldOnce(text)
      .replace(/^the /, '')
      // 'st', 'ft', 'mt'
      .replace(/^(s)ain(t)\b|^(f)or(t)\b|^(m)oun(t)\b/, '$1$2$3$4$5$6')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  )
}

/** 'omaha', 'omahane', 'omahanebraska' */
function keysOf([name, state, , , size]: GazetteerRow): string[] {
  const key = toPlaceKey(name)
  return state === '' || size === 3
    ? [key]
    : [key, key + state.toLowerCase(), key + toPlaceKey(usStates[state])]
}

export function createGazetteer(loadPart: LoadPart) {
  const parts = new Map<string, Map<string, GazetteerRow[]>>()
  const failed = new Set<string>()
  // The same promise for the same text: React would wait for a new one without end.
  let last: { text: string; loading?: Promise<unknown> | undefined } = { text: '' }

  async function loadRows(first: string) {
    const part = await loadPart[first]?.().catch(() => void failed.add(first))
    const rows = new Map<string, GazetteerRow[]>()
    for (const row of part?.default ?? []) {
      keysOf(row).forEach((key) => rows.set(key, [...(rows.get(key) ?? []), row]))
    }
    parts.set(first, rows)
  }

  return {
    /** Loads the parts that the words may need. Returns undefined if they are there. */
    load(words: readonly string[]): Promise<unknown> | undefined {
      const text = words.join(' ')
      if (text === last.text) {
        return last.loading
      }
      // The next text tries again what did not load, as offline.
      failed.forEach((first) => parts.delete(first))
      failed.clear()
      const all = new Set(words.map((word) => toPlaceKey(word).charAt(0)))
      const missing = [...all].filter((first) => first in loadPart && !parts.has(first))
      const current: typeof last = { text }
      if (missing.length > 0) {
        current.loading = Promise.all(missing.map(loadRows)).then(() => delete current.loading)
      }
      last = current
      return current.loading
    },
    /** The rows of a key, the most likely first. Only of parts that are there. */
    find: (key: string): readonly GazetteerRow[] => parts.get(key.charAt(0))?.get(key) ?? [],
    /** Of nicknames and the largest cities, for misspellings. */
    largeNames: () =>
      [...parts.values()]
        .flatMap((rows) => [...rows.values()])
        .flatMap(([row]) => (row?.[4] === 2 ? [row[0]] : [])),
  }
}
