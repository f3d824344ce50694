const common = {
  // Not includeSubDomains: other hosts of the domain may lack HTTPS.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Other sites and feed readers embed these. */
export const sharedPath = '/share/'
const sharedFile = /^\/(?:share\/|(?:apple-touch-|fav)?icon[\w-]*\.)/

/** For files that are not pages. XML has a linked style sheet, an icon an inline one. */
const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'self' 'unsafe-inline'"

/** On every page, because links to the contact page load no document. */
const contactOrigin = process.env.CONTACT_URL ? ` ${new URL(process.env.CONTACT_URL).origin}` : ''

/** 'self' covers `src`; a data block such as JSON-LD never runs. */
const needsNoHash = /\bsrc=|\btype="(?!module"|text\/javascript")/

/** The policy of a page, for a <meta>: many static hosts send none of our headers. */
export async function writePolicy(html: string): Promise<string> {
  const hashInline = async (name: 'script' | 'style') => {
    const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, 'g'))
    const texts = Array.from(elements).flatMap(([, attributes = '', text = '']) =>
      needsNoHash.test(attributes) ? [] : text,
    )
    const hashed = await Promise.all(Array.from(new Set(texts), sha256))
    return hashed.map((hash) => ` 'sha256-${hash}'`).join('')
  }
  const mail = html.includes('action="mailto:') ? ' mailto:' : ''
  return [
    // Firefox asks default-src for `<use href="/map.svg#TX">`, so what nothing uses is refused by name.
    "default-src 'self'; child-src 'none'; media-src 'none'; object-src 'none'; worker-src 'none'",
    `script-src 'self'${await hashInline('script')}`,
    `style-src 'self'${await hashInline('style')}`,
    `img-src 'self'; font-src 'self'; connect-src 'self'${contactOrigin}; manifest-src 'self'`,
    `form-action 'self'${mail}${contactOrigin}; base-uri 'none'`,
  ].join('; ')
}

/** In Base64. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

export const pageSecurityHeaders: Readonly<Record<string, string>> = {
  // Browsers refuse it in a <meta>, where the rest of the policy is.
  'Content-Security-Policy': "frame-ancestors 'none'",
  ...common,
  // For pages alone: browsers ignore these on scripts, fonts and pictures.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy':
    'camera=(), microphone=(), display-capture=(), geolocation=(), payment=(), publickey-credentials-get=(), identity-credentials-get=(), usb=(), serial=(), hid=(), midi=(), local-network-access=()',
  // For the 404 of a static host: browsers ignore frame-ancestors in a <meta>.
  'X-Frame-Options': 'DENY',
}

/** @param url none for an answer that is no file */
export const fileSecurityHeaders = (url = ''): Record<string, string> => ({
  'Content-Security-Policy': closedPolicy,
  ...common,
  ...(sharedFile.test(url) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
})
