import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router'

/** Loads what a page shows. The name may be in upper case: the server redirects it later. 'constructor' is no page. */
export async function findPage<Page>(
  pages: Promise<{ loadPage: Readonly<Record<string, () => Promise<{ default: Page }>>> }>,
  name: string,
  location: ParsedLocation,
): Promise<Page> {
  const { loadPage } = await pages
  const load = new Map(Object.entries(loadPage)).get(name.toLowerCase())
  return load ? (await load()).default : throwNotFound(location)
}

/** Redirects from a path that has no page but means one, such as '/about.' in a text. */
export async function throwNotFound({ pathname, search }: ParsedLocation): Promise<never> {
  const [{ pagePaths }, { findMeantHref }] = await Promise.all([
    import('virtual:content/page-paths'),
    import('#src/domain/url/find-meant-href.ts'),
  ])
  const href = findMeantHref(pathname, search, pagePaths)
  // The feed is no page of the router.
  throw href === undefined
    ? notFound()
    : redirect({ href, statusCode: 308, replace: true, reloadDocument: true })
}
