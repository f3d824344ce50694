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
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(new FormData(form))))
  } catch {
    // The draft is lost with the page.
  }
}

export function restoreDraft(form: HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Record<string, string>
    for (const field of findTextFields(form)) {
      field.value ||= draft[field.name] ?? ''
    }
  } catch {
    // The browser refuses all use of storage.
  }
}
