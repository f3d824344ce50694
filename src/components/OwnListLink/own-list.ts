import { useSyncExternalStore } from 'react'
import { showNote } from '#src/components/LiveRegion/messages.ts'
import { joinSlugs, maxSlugs, splitSlugs } from '#src/domain/directory/slugs.ts'

/** Key of localStorage. The value is the list as a URL has it; another format needs another number. */
const key = 'own-list-1'

let known: readonly string[] = []
/** The list of this document; undefined until it is first read. */
let list: string | undefined
/** What `undo` restores: the list before the last change of several, and the view of that change. */
let before: { list: string; view: string } | undefined
/** The browser refused to store the list, so `list` is the only copy. */
let isRefused = false
const listeners = new Set<() => void>()

/** Call it first. @param slugs of all restaurants, best first; a list holds no others */
export function knowSlugs(slugs: readonly string[]): void {
  known = slugs
}

/** The visitor's own list, as the `list` param of a URL. */
export function useOwnList(): string {
  return useShared(readList, '')
}

/** Whether a restaurant is on the list; false on the server and during hydration. */
export function useIsSaved(slug: string): boolean {
  return useShared(() => splitSlugs(readList()).includes(slug), false)
}

/** Whether `undo` is possible: the last change was of several at once, in the view of this list. */
export function useCanUndo(view: string): boolean {
  return useShared(() => before?.view === view, false)
}

/** @param served the value on the server and during hydration */
function useShared<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(subscribe, read, () => served)
}

/** Adds a restaurant to the list, or removes it. */
export function toggleSaved(slug: string, name: string): void {
  const slugs = splitSlugs(readStored())
  if (slugs.includes(slug)) {
    change(
      slugs.filter((one) => one !== slug),
      `Taken off: ${name}.`,
    )
  } else if (slugs.length < maxSlugs) {
    change([...slugs, slug], `Saved: ${name}.`)
  } else {
    showNote(`Not saved: ${name}. A list has room for ${maxSlugs}.`)
  }
}

/**
 * Adds restaurants to the list, as many as it has room for.
 * @param view the `list` of the URL that names them
 */
export function saveAll(added: readonly string[], view: string): void {
  const stored = readStored()
  const slugs = [...new Set([...splitSlugs(stored), ...added])]
  change(slugs.slice(0, maxSlugs), 'Kept.', { list: stored, view })
}

/** Empties the list. `undo` restores it. */
export function clearList(): void {
  const stored = readStored()
  change([], '', { list: stored, view: stored })
}

/** Restores the list before the last change of several. */
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
  listeners.forEach((listener) => listener())
  showNote(texts.join(' ').trim())
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

/**
 * Reads the list again. Another tab may have changed it (`storage`), also while this document was in the
 * back/forward cache (`pageshow`).
 */
function readAgain(): void {
  const stored = readStored()
  if (stored !== list) {
    list = stored
    before = undefined
    listeners.forEach((listener) => listener())
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', readAgain)
    addEventListener('pageshow', readAgain)
    dropUnknown()
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Removes restaurants that the guide no longer lists, and says so once. */
function dropUnknown(): void {
  const slugs = splitSlugs(readText())
  if (slugs.some((slug) => !known.includes(slug))) {
    change(
      slugs.filter((slug) => known.includes(slug)),
      'A restaurant that left our list is off yours.',
    )
  }
}
