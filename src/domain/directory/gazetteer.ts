import { foldOnce } from '#src/domain/finding/match.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'

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

export function createGazetteer(loadPart: LoadPart) {
  const parts = new Map<string, Map<string, GazetteerRow[]>>()
  // The same promise for the same words: React would wait for a new one without end.
  const loading = new Map<string, Promise<unknown>>()
  const failed = new Set<string>()
  let lastText = ''
  const loadOne = async (first: string) => {
    const part = await loadPart[first]?.().catch(() => void failed.add(first))
    const keys = new Map<string, GazetteerRow[]>()
    for (const row of part?.default ?? []) {
      const key = toPlaceKey(row[0])
      keys.set(key, [...(keys.get(key) ?? []), row])
    }
    parts.set(first, keys)
  }
  return {
    /** Loads the parts that the words may need. Returns undefined if they are there. */
    load(words: readonly string[]): Promise<unknown> | undefined {
      const text = words.join(' ')
      if (failed.size > 0 && text !== lastText) {
        // The next text tries again what did not load, as offline.
        failed.forEach((first) => parts.delete(first))
        failed.clear()
        loading.clear()
      }
      lastText = text
      const all = new Set(words.map((word) => toPlaceKey(word).charAt(0)))
      const missing = [...all].filter((first) => first in loadPart && !parts.has(first))
      const id = missing.join('')
      if (id !== '' && !loading.has(id)) {
        loading.set(id, Promise.all(missing.map(loadOne)))
      }
      return loading.get(id)
    },
    /** The rows of a key, the most likely first. Only of parts that are there. */
    find: (key: string): readonly GazetteerRow[] => parts.get(key.charAt(0))?.get(key) ?? [],
    /** Of nicknames and the largest cities, for misspellings. */
    largeNames: () =>
      [...parts.values()]
        .flatMap((keys) => [...keys.values()])
        .flatMap(([row]) => (row?.[4] === 2 ? [row[0]] : [])),
  }
}
