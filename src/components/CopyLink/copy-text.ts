export const copyFailed = 'The link could not be copied. It stands in the address bar.'

/** Whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No secure context, or not allowed.
    return false
  }
}
