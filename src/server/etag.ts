export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...digest))
}

export async function writeETag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${(await sha256(bytes)).slice(0, 22)}"`
}

/** Compares weakly: https://www.rfc-editor.org/rfc/rfc9110#name-comparison-2 */
export function matchesETag(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''))
  return tags.some((tag) => tag === etag || tag === '*')
}
