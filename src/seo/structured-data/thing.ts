import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import { site } from '#src/site.ts'

/** Structured data of one page, as in its HTML. The types are the vocabulary of https://schema.org. */
export type StructuredData = Graph

/** The router escapes it for HTML when it writes it. */
export function toStructuredData(...things: readonly Thing[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': things }
}

// Functions, because the bundler does not drop a constant that is computed at load time.
export function describePublisher() {
  return { '@type': 'Organization', name: site.name, url: `${site.origin}/` } as const
}

export function breadcrumbs(
  ...steps: readonly (readonly [name: string, path: string])[]
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': site.origin + path },
    })),
  }
}
