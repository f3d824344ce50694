import { StaticPart } from '#src/components/PlaceMap/StaticPart.tsx'
import { MapFrame } from '#src/components/PlaceMap/MapFrame.tsx'
import styles from './PlacesSpread.module.scss'

export function PlacesSpread({ count, text }: { count: string; text: string }) {
  return (
    <section className={styles.section} aria-labelledby="where">
      <figure aria-label="Map">
        <figcaption className={styles.intro}>
          <h2 id="where">{`Where the ${count} are`}</h2>
          <p>
            {text} <span aria-hidden="true">The rank is on the plate.</span>
          </p>
        </figcaption>
        <MapFrame>
          <StaticPart id="map-spread" />
        </MapFrame>
      </figure>
    </section>
  )
}
