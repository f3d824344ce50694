/** Whether a click on a link follows it in this tab. With a modifier key the browser handles it. */
export function isPlainClick({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey)
}
