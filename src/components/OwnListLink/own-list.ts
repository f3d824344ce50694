import { useSyncExternalStore } from 'react'
import { showNote } from '#src/components/LiveRegion/messages.ts'
import { joinSlugs, maxSlugs, splitSlugs } from '#src/domain/directory/slugs.ts'

/** Key of localStorage. The value is the list as a URL has it; another format needs another number. */
const key = 'own-list-1'

let known: readonly string[] = []
/** The stored list, with slugs that this build does not know: another build may list them again. */
let stored: readonly string[] | undefined
/** What `undo` restores: the list before the last change of several, and the view of that change. */
let before: { slugs: readonly string[]; view: string } | undefined
/** The browser refused to store the list, so `stored` is the only copy. */
let isRefused = false
const listeners = new Set<() => void>()

/** Call it first. @param slugs of all restaurants, best first; others are not shown */
export function knowSlugs(slugs: readonly string[]): void {
  known = slugs
}

export function useOwnList(): string {
  return useShared(() => joinSlugs(readSlugs(), known), '')
}

export function useIsSaved(slug: string): boolean {
  return useShared(() => readSlugs().includes(slug), false)
}

/** Whether `undo` is possible: the last change was of several at once, in the view of this list. */
export function useCanUndo(view: string): boolean {
  return useShared(() => before?.view === view, false)
}

/** @param served the value on the server and during hydration */
function useShared<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(subscribe, read, () => served)
}

export function toggleSaved(slug: string, name: string): void {
  const slugs = readStorage()
  if (slugs.includes(slug)) {
    change(
      slugs.filter((one) => one !== slug),
      `Removed: ${name}.`,
    )
  } else if (slugs.filter((one) => known.includes(one)).length < maxSlugs) {
    change([...slugs, slug], `Saved: ${name}.`)
  } else {
    showNote(`Not saved: ${name}. A list has room for ${maxSlugs}.`)
  }
}

export function saveAll(added: readonly string[], view: string): void {
  const slugs = readStorage()
  const room = maxSlugs - slugs.filter((slug) => known.includes(slug)).length
  const more = added.filter((slug) => !slugs.includes(slug)).slice(0, room)
  change([...slugs, ...more], 'Saved.', { slugs, view })
}

export function clearList(): void {
  const slugs = readStorage()
  change([], '', { slugs, view: joinSlugs(slugs, known) })
}

export function undo(): void {
  change(before?.slugs ?? [], 'Undone.')
}

function change(slugs: readonly string[], done: string, undoTo?: typeof before): void {
  stored = slugs
  before = undoTo
  const wasRefused = isRefused
  isRefused = !write(slugs.join('.'))
  const { length } = splitSlugs(joinSlugs(slugs, known))
  const texts = [
    done,
    length === 0 ? 'Your list is empty.' : `Your list has ${length}.`,
    isRefused && !wasRefused ? 'This browser does not store it, so it ends with your visit.' : '',
  ]
  showNote(texts.filter(Boolean).join(' '))
  listeners.forEach((listener) => listener())
}

function write(text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function readSlugs(): readonly string[] {
  return (stored ??= readStorage())
}

function readStorage(): readonly string[] {
  if (isRefused) {
    return stored ?? []
  }
  try {
    return splitSlugs(localStorage.getItem(key) ?? '')
  } catch {
    return []
  }
}

function readAgain(): void {
  const slugs = readStorage()
  if (slugs.join('.') !== stored?.join('.')) {
    stored = slugs
    before = undefined
    listeners.forEach((listener) => listener())
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', readAgain)
    addEventListener('pageshow', readAgain)
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
