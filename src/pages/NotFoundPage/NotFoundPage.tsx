import { useEffect } from 'react'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MessagePage } from '#src/components/MessagePage/MessagePage.tsx'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './NotFoundPage.module.scss'

export function NotFoundPage() {
  useEffect(() => {
    console.warn(`404: there is no page at ${location.pathname}`)
  }, [])

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
      text="There is no page at this address. It may have moved, or the link may be wrong."
    >
      <ButtonLink to="/">Return to Home</ButtonLink>
      <ButtonLink to="/restaurants" activeOptions={{ exact: true }} isGhost>
        Explore Restaurants
      </ButtonLink>
    </MessagePage>
  )
}
