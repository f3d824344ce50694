type TextField = HTMLInputElement | HTMLTextAreaElement

const draftKey = 'contact-draft'

export function findTextFields(form: HTMLFormElement): TextField[] {
  return [...form.querySelectorAll<TextField>('input, textarea')]
}

/**
 * Makes a field of blanks invalid, with the browser's own message for an empty field. `required` alone
 * accepts blanks.
 */
export function refuseBlanks(field: TextField): void {
  const isBlank = field.value !== '' && field.value.trim() === ''
  const empty = field.cloneNode() as TextField
  empty.value = ''
  field.setCustomValidity(isBlank ? empty.validationMessage : '')
}

/** Stores the texts of the form in sessionStorage, so that a reload or a wrong link loses nothing. */
export function storeDraft(form: HTMLFormElement): void {
  const texts = findTextFields(form).map(({ name, value }) => [name, value])
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(texts)))
  } catch {
    // The draft is lost with the page.
  }
}

/** Fills the empty fields with the stored texts. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft()
  for (const field of findTextFields(form)) {
    field.value ||= draft[field.name] ?? ''
  }
}

function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
