import { site } from '#src/site.ts'
import type { Thing } from './thing.ts'

const organizationId = `${site.origin}/#organization`
const websiteId = `${site.origin}/#website`

/** Points at the publisher, which the home page describes in full. */
export const publisher = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: `${site.origin}/`,
} as const

/** Points at the site that a page is part of. */
export const partOfSite = { '@id': websiteId } as const

export function homeThings(): Thing[] {
  return [
    {
      ...publisher,
      description: site.celebrates,
      logo: `${site.origin}/favicon.svg`,
    },
    {
      '@type': 'WebSite',
      '@id': websiteId,
      name: site.name,
      url: `${site.origin}/`,
      description: site.description,
      inLanguage: 'en-US',
      publisher: { '@id': organizationId },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${site.origin}/restaurants?query={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
