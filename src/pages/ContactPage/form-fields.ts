type TextField = HTMLInputElement | HTMLTextAreaElement

const draftKey = 'contact-draft'

export function findTextFields(form: HTMLFormElement): TextField[] {
  return [...form.querySelectorAll<TextField>('input, textarea')]
}

/** `required` accepts spaces. This shows the message of an empty field for them. */
export function refuseBlanks(field: TextField): void {
  const isBlank = field.value !== '' && field.value.trim() === ''
  const empty = field.cloneNode() as TextField
  empty.value = ''
  field.setCustomValidity(isBlank ? empty.validationMessage : '')
}

export function storeDraft(form: HTMLFormElement): void {
  const texts = findTextFields(form).map(({ name, value }) => [name, value])
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(texts)))
  } catch {
    // The draft is lost with the page.
  }
}

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
