/**
 * Sent with every response, whatever it is. Over plain HTTP a browser ignores the first, which speaks
 * for this host alone: whether all of a domain is served by HTTPS is for its owner to say.
 */
const common = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // What frame-ancestors says too, for a static host's 404, whose policy stands in a <meta>.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Pictures that other sites show: beside a link to a page, and as our sign, which feeds name. */
export const sharedPath = '/share/'
const sharedFile = /^\/(?:share\/|(?:apple-touch-|fav)?icon[\w-]*\.)/

/** What a script that gets into a page could abuse, and no page uses. */
const deniedFeatures = [
  'camera',
  'microphone',
  'display-capture',
  'geolocation',
  'payment',
  'publickey-credentials-get',
  'identity-credentials-get',
  'usb',
  'serial',
  'hid',
  'midi',
  'local-network-access',
]

const permissions = deniedFeatures.map((feature) => `${feature}=()`).join(', ')

type Policy = Readonly<Record<string, readonly string[]>>

/** For what is not a page: nothing in it may run or load, should a browser ever show it. */
const closedPolicy: Policy = {
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

/** What an HTML document brings along in itself, as its policy has to name it. */
export interface InlineParts {
  /** Sources such as 'sha256-…'. */
  scripts: readonly string[]
  styles: readonly string[]
  /** A form that hands its text to the visitor's mail program when there is no script. */
  hasMailForm: boolean
}

function pagePolicy({ scripts, styles, hasMailForm }: InlineParts): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // The small marks in the style sheets are data: URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(hasMailForm ? ['mailto:'] : [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
}

function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/**
 * The security headers of a response: the Node server, the edge, the files for static hosts and the
 * tests all have them from here.
 * @param page the inline parts of an HTML document; none for anything else
 */
export function securityHeaders(page?: InlineParts): Record<string, string> {
  return {
    'Content-Security-Policy': writePolicy(page === undefined ? closedPolicy : pagePolicy(page)),
    ...common,
    // Browsers read it on documents alone.
    ...(page !== undefined && { 'Permissions-Policy': permissions }),
  }
}

/**
 * The security headers of a file that is no page.
 * @param styles the sources of the inline styles that a drawing brings along
 */
export function fileSecurityHeaders(
  url: string,
  styles: readonly string[] = [],
): Record<string, string> {
  // XML names a style sheet of the site.
  const sources = url.endsWith('.xml') ? ["'self'"] : styles
  return {
    ...securityHeaders(),
    ...(sources.length > 0 && {
      'Content-Security-Policy': writePolicy({ ...closedPolicy, 'style-src': sources }),
    }),
    ...(sharedFile.test(url) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
}

/** The policy for a <meta>, for hosts that set no headers: browsers refuse frame-ancestors there. */
export function metaPolicy(page: InlineParts): string {
  const { 'frame-ancestors': _, ...policy } = pagePolicy(page)
  return writePolicy(policy)
}
