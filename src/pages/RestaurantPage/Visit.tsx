import type { FullRestaurant } from 'virtual:content/restaurant-pages'
import { CopyLink } from '#src/components/CopyLink/CopyLink.tsx'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import styles from './Visit.module.scss'

// Icons from Lucide (ISC), https://lucide.dev
const pin =
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0'
const phoneReceiver =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384'
const globe =
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20'
const chain =
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71'

export function Visit({ restaurant }: { restaurant: FullRestaurant }) {
  const { slug, name, rank, city, state, address, zip, addressYear, phone, website, map } =
    restaurant
  const ways = [
    { icon: pin, href: mapLink(restaurant), text: 'Directions' },
    { icon: phoneReceiver, href: phone && `tel:${phone.replaceAll(/[ -]/g, '')}`, text: phone },
    {
      icon: globe,
      href: website,
      text: website && new URL(website).hostname.replace(/^www\./, ''),
    },
  ]
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
                  <Icon path={icon} />
                  {text}
                </a>
              </li>
            ),
        )}
        <li className={styles.scripted}>
          <CopyLink path={restaurantHref(slug)} title={name}>
            <Icon path={chain} />
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
