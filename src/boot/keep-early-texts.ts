type Field = HTMLInputElement | HTMLTextAreaElement

/** By page: another may have a field of the same name. */
const keyOf = (page: string) => `typed ${page}`

/**
 * Stores what was typed before hydration, for the reload of reloadOnce: browsers bring texts back when
 * a visitor reloads, and not when a script does. Without it, who began a message on a slow network
 * loses it. Throws where storage does.
 */
export function keepEarlyTexts(): void {
  const texts = [...fields()]
    .filter((field) => !isUntouched(field))
    .map(({ name, value }) => [name, value])
  sessionStorage.setItem(keyOf(location.pathname), JSON.stringify(texts))
}

/** Fills the fields that are still untouched. Call it before hydration. */
export function bringBackEarlyTexts(): void {
  try {
    const key = keyOf(location.pathname)
    const texts = new Map<string, string>(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
    sessionStorage.removeItem(key)
    for (const field of [...fields()].filter(isUntouched)) {
      field.value = texts.get(field.name) ?? field.value
    }
  } catch {
    // Without storage there was no reload.
  }
}

function isUntouched({ value, defaultValue }: Field): boolean {
  return value === defaultValue
}

function fields(): NodeListOf<Field> {
  return document.querySelectorAll('main :is(input, textarea)')
}
