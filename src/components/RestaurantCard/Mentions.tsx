import { useRouter } from '@tanstack/react-router'
import { Fragment, type MouseEvent } from 'react'
import { isPlainClick } from '#src/components/ViewLink/plain-click.ts'
import type { Mentions as Titles } from '#src/domain/restaurant/schema.ts'
import styles from './RestaurantCard.module.scss'

/**
 * The articles that name a place. Plain links that a click hands to the router: a Link subscribes to
 * its state, and a hundred of them would run at every key.
 */
export function Mentions({ mentions }: { mentions: Titles }) {
  const router = useRouter({ warn: false })
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) {
      event.preventDefault()
      router.history.push(event.currentTarget.pathname)
    }
  }
  return (
    <p className={styles.mentions}>
      {'In '}
      {Object.entries(mentions).map(([id, title], index) => (
        <Fragment key={id}>
          {index > 0 && ' and '}
          <a href={`/blog/${id}`} onClick={follow}>{`“${title}”`}</a>
        </Fragment>
      ))}
    </p>
  )
}
