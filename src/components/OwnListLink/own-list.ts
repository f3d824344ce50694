import { useSyncExternalStore } from 'react'
import { joinSlugs, mostSlugs, splitSlugs } from '#src/domain/directory/slugs.ts'

/** Of localStorage, where the list stands as in a URL. Another form of it would be another version. */
const key = 'own-list-1'

/** What was done, in words. An object each, so that the same words can be said again. */
export interface News {
  text: string
}

const noNews: News = { text: '' }

let known: readonly string[] = []
/** Undefined until it is first asked for. */
let list: string | undefined
/** The list before the last change of several at once, and the list of the view where that was. */
let before: { list: string; view: string } | undefined
let news = noNews
/** The browser has refused to store the list, so the list of this document is the one there is. */
let isRefused = false
const listeners = new Set<() => void>()

/** @param slugs of all restaurants, best first; a list names no others */
export function knowSlugs(slugs: readonly string[]): void {
  known = slugs
}

/** The visitor's own list, as the `list` of a URL. */
export function useOwnList(): string {
  return useShared(readList, '')
}

export function useIsSaved(slug: string): boolean {
  return useShared(() => splitSlugs(readList()).includes(slug), false)
}

/** Whether the last change was of several at once in a view of that list, and can be taken back. */
export function useCanUndo(view: string): boolean {
  return useShared(() => before?.view === view, false)
}

export function useNews(): News {
  return useShared(() => news, noNews)
}

/** @param served what holds on the server, and while the page hydrates */
function useShared<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(subscribe, read, () => served)
}

/** Saves a restaurant, or takes it off. */
export function toggleSaved(slug: string, name: string): void {
  const slugs = splitSlugs(readStored())
  if (slugs.includes(slug)) {
    change(
      slugs.filter((one) => one !== slug),
      `Taken off: ${name}.`,
    )
  } else if (slugs.length < mostSlugs) {
    change([...slugs, slug], `Saved: ${name}.`)
  } else {
    tell(`Not saved: ${name}. A list has room for ${mostSlugs}.`)
  }
}

/**
 * Adds restaurants to the list, as many as it has room for.
 * @param view the list that names them
 */
export function saveAll(added: readonly string[], view: string): void {
  const stored = readStored()
  const slugs = [...new Set([...splitSlugs(stored), ...added])]
  change(slugs.slice(0, mostSlugs), 'Kept.', { list: stored, view })
}

export function clearList(): void {
  const stored = readStored()
  change([], '', { list: stored, view: stored })
}

/** Takes the last change of several back. */
export function undo(): void {
  change(splitSlugs(before?.list ?? ''), 'Undone.')
}

function change(slugs: readonly string[], done: string, undoTo?: typeof before): void {
  list = joinSlugs(slugs, known)
  before = undoTo
  const texts = [
    done,
    slugs.length === 0 ? 'Your list is empty.' : `Your list has ${slugs.length}.`,
  ]
  try {
    localStorage.setItem(key, list)
  } catch {
    // No storage, or a full one.
    if (!isRefused) {
      texts.push('This browser does not store it, so it ends with your visit.')
    }
    isRefused = true
  }
  tell(texts.join(' ').trim())
}

function tell(text: string): void {
  news = { text }
  listeners.forEach((listener) => listener())
}

function readList(): string {
  return (list ??= readStored())
}

function readStored(): string {
  return isRefused ? (list ?? '') : joinSlugs(splitSlugs(readText()), known)
}

function readText(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Another tab has changed the list, or this document comes back from the back/forward cache. */
function follow(): void {
  const stored = readStored()
  if (stored !== list) {
    list = stored
    before = undefined
    listeners.forEach((listener) => listener())
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', follow)
    addEventListener('pageshow', follow)
    dropUnknown()
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says once that a restaurant of the list is no longer on ours. */
function dropUnknown(): void {
  const slugs = splitSlugs(readText())
  if (slugs.some((slug) => !known.includes(slug))) {
    change(
      slugs.filter((slug) => known.includes(slug)),
      'A restaurant that left our list is off yours.',
    )
  }
}
