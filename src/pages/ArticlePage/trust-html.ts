declare global {
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createHTML: (html: string) => string },
        ) => { createHTML: (html: string) => TrustedHTML }
      }
    | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('article', { createHTML: (html) => html })

/** Marks HTML of the build as our own: the policy of the page lets no script set any other. */
export function trustHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}
