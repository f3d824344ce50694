import { site } from '#src/site.ts'
import { describePublisher, toStructuredData, type StructuredData } from './thing.ts'

export function websiteData(): StructuredData {
  return toStructuredData({
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: `${site.origin}/`,
    description: site.description,
    inLanguage: 'en-US',
    publisher: { ...describePublisher(), logo: `${site.origin}/favicon.svg` },
  })
}
