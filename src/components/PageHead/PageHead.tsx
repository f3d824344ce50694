import { HeadContent, useMatches } from '@tanstack/react-router'

/**
 * The tags of the <head>. In the browser a navigation changes only those that the page's `head` returns: the
 * router's component can do more and would be 1.3 kB on every page.
 */
export function PageHead() {
  return import.meta.env.SSR ? <HeadContent /> : <BrowserHead />
}

function BrowserHead() {
  const match = useMatches({ select: (matches) => matches.findLast(({ meta }) => meta) })
  return (
    <>
      {match?.meta?.map((tag) =>
        tag?.title ? (
          <title key="title">{tag.title}</title>
        ) : (
          <meta key={tag?.name ?? tag?.property} {...tag} />
        ),
      )}
      {match?.links?.map((link) => (
        <link key={link?.rel} {...link} />
      ))}
    </>
  )
}
