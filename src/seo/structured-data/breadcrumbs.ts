import type { BreadcrumbList } from 'schema-dts'
import { site } from '#src/site.ts'

export function breadcrumbs(steps: readonly (readonly [name: string, path: string])[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': site.origin + path },
    })),
  } as const satisfies BreadcrumbList
}
