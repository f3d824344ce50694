import type { Organization } from 'schema-dts'
import { site } from '#src/site.ts'
import { toStructuredData, type StructuredData } from './thing.ts'

// Functions, because the bundler does not drop a constant that is computed at load time.

export function describePublisher() {
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    url: `${site.origin}/`,
  } as const satisfies Organization
}

export function pointAtSite(): { '@id': string } {
  return { '@id': `${site.origin}/#website` }
}

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
