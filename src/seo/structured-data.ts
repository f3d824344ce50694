import type { BreadcrumbList } from 'schema-dts'
import { site } from '#src/site.ts'

export const publisher = () =>
  ({ '@type': 'Organization', name: site.name, url: `${site.origin}/` }) as const

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
