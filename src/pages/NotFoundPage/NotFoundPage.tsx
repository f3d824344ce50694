import { useEffect } from 'react'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MessagePage } from '#src/components/MessagePage/MessagePage.tsx'
import { splitWords } from '#src/domain/finding/match.ts'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './NotFoundPage.module.scss'

export function NotFoundPage() {
  useEffect(() => console.warn(`404: there is no page at ${location.pathname}`), [])

  return (
    <MessagePage
      figure={
        <p className={styles.figure}>
          <VisuallyHidden>404</VisuallyHidden>
          <span aria-hidden="true">4</span>
          <span className={styles.plate} />
          <span aria-hidden="true">4</span>
        </p>
      }
      title="Oops! Page not found"
      text={nothingAt('page')}
    >
      <ButtonLink to="/">Return to Home</ButtonLink>
      <ButtonLink to="/restaurants" activeOptions={{ exact: true }} isGhost>
        Explore Restaurants
      </ButtonLink>
    </MessagePage>
  )
}

export function PostNotFound() {
  return (
    <MessagePage title="Post not found" text={nothingAt('article')}>
      <ButtonLink to="/blog" activeOptions={{ exact: true }}>
        Back to blog
      </ButtonLink>
    </MessagePage>
  )
}

export function RestaurantNotFound({ slug }: { slug: string }) {
  const query = splitWords(slug).join(' ')
  return (
    <MessagePage
      title="Restaurant not found"
      text="No restaurant on the list has this web address."
    >
      {query !== '' && (
        <ButtonLink to="/restaurants" search={{ query }}>{`Search for “${query}”`}</ButtonLink>
      )}
      <ButtonLink to="/restaurants" activeOptions={{ exact: true }} isGhost>
        All restaurants
      </ButtonLink>
    </MessagePage>
  )
}

const nothingAt = (kind: 'page' | 'article'): string =>
  `There is no ${kind} at this address. It may have moved, or the link may be wrong.`
