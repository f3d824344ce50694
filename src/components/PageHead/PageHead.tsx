import { HeadContent, useMatches } from '@tanstack/react-router'

/** In the browser, only what the `head` of a page returns. HeadContent would add 1.3 kB to every page. */
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
