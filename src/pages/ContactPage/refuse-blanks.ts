/**
 * Makes a field of blanks invalid: `setCustomValidity` with the browser's own message for an empty field,
 * in its language. `required` alone accepts blanks.
 */
export function refuseBlanks(field: HTMLInputElement | HTMLTextAreaElement): void {
  const isBlank = field.value !== '' && field.value.trim() === ''
  const empty = field.cloneNode() as typeof field
  empty.value = ''
  field.setCustomValidity(isBlank ? empty.validationMessage : '')
}
