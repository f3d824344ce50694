import { Fragment } from 'react'
import { useFollow } from '#src/components/ViewLink/use-follow.ts'
import type { Mentions as Titles } from '#src/domain/restaurant/schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import styles from './RestaurantCard.module.scss'

/** Links to the articles that name a restaurant. */
export function Mentions({ mentions }: { mentions: Titles }) {
  const follow = useFollow()
  return (
    <p className={styles.mentions}>
      {'In '}
      {Object.entries(mentions).map(([id, title], index) => (
        <Fragment key={id}>
          {index > 0 && ' and '}
          <a href={articleHref(id)} onClick={follow}>{`“${title}”`}</a>
        </Fragment>
      ))}
    </p>
  )
}
