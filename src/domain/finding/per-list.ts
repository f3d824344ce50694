import type { SearchField } from './filter.ts'

/**
 * Makes something of a list and its fields once, and keeps it as long as both live. Give it the same
 * array of fields each time.
 */
export function perList<Made>(
  make: <Item>(items: readonly Item[], fields: readonly SearchField<Item>[]) => Made,
): <Item>(items: readonly Item[], fields: readonly SearchField<Item>[]) => Made {
  const kept = new WeakMap<object, WeakMap<object, Made>>()
  return (items, fields) => {
    const ofItems = kept.get(items) ?? new WeakMap<object, Made>()
    kept.set(items, ofItems)
    const made = ofItems.get(fields) ?? make(items, fields)
    ofItems.set(fields, made)
    return made
  }
}
