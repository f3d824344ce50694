import type { Organization } from 'schema-dts'
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

/** The home page: the publisher and the site. */
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
    },
  ])
}
