import type { Organization, SearchAction, WithActionConstraints } from 'schema-dts'
import { site } from '#src/site.ts'
import { toStructuredData, type StructuredData } from './thing.ts'

// Functions, because the bundler keeps a constant that is computed at load time.

/** The publisher, which the home page describes in full. */
export function describePublisher() {
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    url: `${site.origin}/`,
  } as const satisfies Organization
}

/** Points at the site that a page is part of. */
export function pointAtSite(): { '@id': string } {
  return { '@id': `${site.origin}/#website` }
}

/** The home page: the publisher, the site, and how to search it. */
export function homeData(): StructuredData {
  return toStructuredData([
    {
      ...describePublisher(),
      description: site.celebrates,
      logo: `${site.origin}/favicon.svg`,
    },
    {
      '@type': 'WebSite',
      ...pointAtSite(),
      name: site.name,
      url: `${site.origin}/`,
      description: site.description,
      inLanguage: 'en-US',
      publisher: { '@id': `${site.origin}/#organization` },
      potentialAction: describeSearch(),
    },
  ])
}

function describeSearch(): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.origin}/restaurants?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
}
