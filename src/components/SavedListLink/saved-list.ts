import { useLayoutEffect, useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '#src/boot/browser-storage.ts'
import { showNote } from '#src/components/LiveRegion/messages.ts'
import { joinKnown, splitValues } from '#src/domain/directory/param-values.ts'

/** Change the number if the format of the value changes. */
const key = 'own-list-1'

/** In sessionStorage, separated by spaces: lists that this tab has shown as the saved one. They stay 'Your list'. */
const ownKey = 'own-lists'

/** A change in this tab, in another tab, and a return from the back/forward cache. */
const changeEvents = ['saved-list', 'storage', 'pageshow']

let allSlugs: readonly string[] = []
export let isStored = true
/** The last change of several restaurants, and the view in which it was made. */
let undoable: { before: string; after: string; view: string } | undefined

/** @param slugs of all restaurants, best first. Unknown ones stay stored: another build may know them. */
export function initSavedList(slugs: readonly string[]): void {
  allSlugs = slugs
}

/** The saved list as a `list` param. */
export const useSavedList = () => useStored(readSaved, '')

/** Whether a list is the visitor's own. Saving and removing does not change that. */
export function useIsOwnList(list: string): boolean {
  // Before the paint, which would name it a shared one.
  useLayoutEffect(() => rememberOwnList(list), [list])
  return useStored(() => readOwnLists().includes(list), false)
}

export function rememberOwnList(list: string): void {
  const ownLists = readOwnLists()
  if (list !== '' && list === readSaved() && !ownLists.includes(list)) {
    writeStorage('sessionStorage', ownKey, [...ownLists, list].join(' '))
    dispatchEvent(new Event('saved-list'))
  }
}

export const useIsSaved = (slug: string) => useStored(() => readSlugs().includes(slug), false)

export const useCanUndo = (view: string): boolean =>
  useStored(() => undoable?.view === view && undoable.after === read(), false)

/** @param serverValue also the value during hydration */
const useStored = <Value>(getValue: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribe, getValue, () => serverValue)

const read = () => readStorage('localStorage', key)
const readSlugs = () => splitValues(read())
const readSaved = () => joinKnown(readSlugs(), allSlugs)
const readOwnLists = () => readStorage('sessionStorage', ownKey).split(' ').filter(Boolean)

export function toggleSaved(slug: string, name: string, willSave = !readSlugs().includes(slug)) {
  const others = readSlugs().filter((one) => one !== slug)
  change(willSave ? [...others, slug] : others, `${willSave ? 'Saved' : 'Removed'}: ${name}.`, {
    // Not what is saved by then: another tab may have changed it.
    undo: () => toggleSaved(slug, name, !willSave),
  })
}

export const saveAll = (added: readonly string[], view: string) =>
  change([...readSlugs(), ...added], 'Saved.', { view })

export const clearSavedList = (view: string) => change([], '', { view })

export const undoChange = () => change(splitValues(undoable?.before ?? ''), 'Undone.')

/** The note has a button for the undo of one restaurant. A change of several has one in its view. */
type Undo = { view?: string; undo?: () => void }

function change(slugs: readonly string[], sentence: string, { view, undo }: Undo = {}): void {
  const before = read()
  const after = [...new Set(slugs)].join('.')
  const wasStored = isStored
  isStored = writeStorage('localStorage', key, after)
  undoable = view === undefined ? undefined : { before, after, view }
  const count = splitValues(readSaved()).length
  const texts = [
    sentence,
    count === 0 ? 'Your list is empty.' : `${count} on your list.`,
    wasStored && !isStored && 'This browser does not store it, so it is gone after your visit.',
  ]
  showNote(texts.filter(Boolean).join(' '), { undo })
  dispatchEvent(new Event('saved-list'))
}

function subscribe(listener: () => void): () => void {
  changeEvents.forEach((type) => addEventListener(type, listener))
  return () => changeEvents.forEach((type) => removeEventListener(type, listener))
}
