import { CopyLink } from '#src/components/CopyLink/CopyLink.tsx'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { toggleSaved, useIsSaved } from '#src/components/OwnListLink/own-list.ts'
import { mapLink } from '#src/domain/directory/map-link.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { bookmark, chain, globe, phoneReceiver, pin } from './icons.ts'
import styles from './Visit.module.scss'
import type { RestaurantPageProps } from './RestaurantPage.tsx'
import { StateMapDrawing } from './StateMapDrawing.tsx'

export function Visit({ restaurant }: { restaurant: RestaurantPageProps }) {
  const { slug, name, rank, city, state, address, zip, addressYear, phone, website, map } =
    restaurant
  const isSaved = useIsSaved(slug)
  const hasContact = phone !== undefined || website !== undefined
  return (
    <section className={styles.visit} aria-labelledby="visit">
      <h2 id="visit">Visit</h2>
      <address className={styles.address}>
        {address !== undefined && <b>{address}</b>}
        <span>{[`${city}, ${state}`, zip].filter(Boolean).join(' ')}</span>
        {address !== undefined && addressYear !== undefined && (
          <span>{`Address as of ${addressYear}`}</span>
        )}
      </address>
      <ul role="list" className={styles.rows}>
        <li>
          <a href={mapLink(restaurant)}>
            <Icon path={pin} />
            Directions
          </a>
        </li>
        {phone !== undefined && (
          <li>
            <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>
              <Icon path={phoneReceiver} />
              {phone}
            </a>
          </li>
        )}
        {website !== undefined && (
          <li>
            <a href={website}>
              <Icon path={globe} />
              {new URL(website).hostname.replace(/^www\./, '')}
            </a>
          </li>
        )}
        <li className={styles.scripted}>
          <button type="button" aria-pressed={isSaved} onClick={() => toggleSaved(slug, name)}>
            <Icon path={bookmark} />
            Save
          </button>
        </li>
        <li className={styles.scripted}>
          <CopyLink path={restaurantHref(slug)} title={name}>
            <Icon path={chain} />
            Copy link
          </CopyLink>
        </li>
      </ul>
      <p className={styles.hours}>
        {hasContact
          ? 'We do not list hours: check with the restaurant.'
          : 'We do not list hours: check before you go.'}
      </p>
      <StateMapDrawing map={map} rank={rank} />
    </section>
  )
}
