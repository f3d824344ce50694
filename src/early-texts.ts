type Field = HTMLInputElement | HTMLTextAreaElement

/** What was typed belongs to its page: another may have a field of the same name. */
const keyOf = (page: string) => `typed ${page}`

/**
 * Keeps what was typed before the app was there, for the next document of the same page: browsers
 * bring it back when a visitor reloads, and not when a script does. Throws where storage does.
 */
export function keepEarlyTexts(): void {
  const texts = [...fields()]
    .filter((field) => !isUntouched(field))
    .map(({ name, value }) => [name, value])
  sessionStorage.setItem(keyOf(location.pathname), JSON.stringify(texts))
}

/** Call it before the app takes the fields over. What was typed since then stays. */
export function bringBackEarlyTexts(): void {
  try {
    const key = keyOf(location.pathname)
    const texts = new Map<string, string>(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
    sessionStorage.removeItem(key)
    for (const field of [...fields()].filter(isUntouched)) {
      field.value = texts.get(field.name) ?? field.value
    }
  } catch {
    // Where nothing is remembered, no reload was tried.
  }
}

function isUntouched({ value, defaultValue }: Field): boolean {
  return value === defaultValue
}

function fields(): NodeListOf<Field> {
  return document.querySelectorAll('main :is(input, textarea)')
}
