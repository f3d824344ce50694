/**
 * A text of blanks is as good as none: `setCustomValidity` gives the field the message that the browser
 * has for an empty one, in its own language. `required` alone lets blanks pass.
 */
export function refuseBlanks(field: HTMLInputElement | HTMLTextAreaElement): void {
  const isBlank = field.value !== '' && field.value.trim() === ''
  const empty = field.cloneNode() as typeof field
  empty.value = ''
  field.setCustomValidity(isBlank ? empty.validationMessage : '')
}
