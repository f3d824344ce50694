import type { FullRestaurant } from 'virtual:content/restaurant-pages'
import { CopyLink } from '#src/components/CopyLink/CopyLink.tsx'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import styles from './Visit.module.scss'

export function Visit({ restaurant }: { restaurant: FullRestaurant }) {
  const { slug, name, rank, city, state, address, zip, addressYear, phone, website, map } =
    restaurant
  const host = website && new URL(website).hostname.replace(/^www\./, '')
  const ways = [
    { icon: 'map-pin', href: mapLink(restaurant), text: 'Directions' },
    { icon: 'phone', href: phone && `tel:${phone.replaceAll(/[ -]/g, '')}`, text: phone },
    { icon: 'globe', href: website, text: host },
  ] as const
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
        {ways.map(
          ({ icon, href, text }) =>
            href !== undefined && (
              <li key={href}>
                <a href={href}>
                  <Icon name={icon} />
                  {text}
                </a>
              </li>
            ),
        )}
        <li className={styles.scripted}>
          <CopyLink path={restaurantHref(slug)} title={name}>
            <Icon name="link" />
            Copy link
          </CopyLink>
        </li>
      </ul>
      <p className={styles.hours}>
        {phone !== undefined
          ? 'We do not list hours: call before you go.'
          : website !== undefined
            ? 'We do not list hours: see the website.'
            : 'We have no hours, phone number or website. The map under Directions may show them.'}
      </p>
      <svg className={styles.map} viewBox={map.viewBox} aria-hidden="true">
        <defs>
          <path id="state" d={map.outline} />
        </defs>
        <use href="#state" className={styles.coast} />
        <use href="#state" className={styles.water} />
        <use href="#state" className={styles.land} />
        <g transform={`translate(${map.x} ${map.y})`} data-filled={rank <= 10 || undefined}>
          <path d={map.plate} className={styles.mark} />
          <text>{rank}</text>
        </g>
      </svg>
    </section>
  )
}

/** A search in Google Maps: https://developers.google.com/maps/documentation/urls/get-started */
function mapLink({ name, address, city, state }: FullRestaurant): string {
  const query = [name, address, city, state].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`
}
