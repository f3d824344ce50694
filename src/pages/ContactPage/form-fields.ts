import { readStorage, writeStorage } from '#src/components/browser-storage.ts'

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
  const draft = Object.fromEntries(new FormData(form))
  writeStorage('sessionStorage', draftKey, JSON.stringify(draft))
}

export function restoreDraft(form: HTMLFormElement): void {
  const draft: Record<string, string> = JSON.parse(readStorage('sessionStorage', draftKey) || '{}')
  for (const field of findTextFields(form)) {
    field.value ||= draft[field.name] ?? ''
  }
}
