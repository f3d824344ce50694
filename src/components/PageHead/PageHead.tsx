import { HeadContent, useMatches } from '@tanstack/react-router'

/**
 * The tags of the <head>. The server prints all of them. In the browser a navigation changes only those that the
 * page's `head` returns, and the router's own component for that would be 2 kB on every page.
 */
export function PageHead() {
  return import.meta.env.SSR ? <HeadContent /> : <BrowserHead />
}

function BrowserHead() {
  const match = useMatches({ select: (matches) => matches.findLast(({ meta }) => meta) })
  return (
    <>
      {match?.meta?.map((tag) =>
        tag?.title ? <title key="title">{tag.title}</title> : <meta key={tag?.name} {...tag} />,
      )}
      {match?.links?.map((link) => (
        <link key={link?.rel} {...link} />
      ))}
    </>
  )
}
