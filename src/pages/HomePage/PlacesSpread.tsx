import { Fixed } from '#src/components/PlaceMap/Fixed.tsx'
import map from '#src/components/PlaceMap/PlaceMap.module.scss'
import { useMapLinks } from '#src/components/PlaceMap/use-map-links.ts'
import { frame } from '#src/domain/map/layout.ts'
import styles from './PlacesSpread.module.scss'

export interface PlacesSpreadProps {
  words: { title: string; text: string }
}

/** All places of the list on one map, whose every link stands in the directory too. */
export function PlacesSpread({ words: { title, text } }: PlacesSpreadProps) {
  return (
    <section className={styles.section} aria-labelledby="where">
      <figure className={map.figure}>
        <figcaption className={styles.intro}>
          <h2 id="where">{title}</h2>
          <p>{text}</p>
        </figcaption>
        <svg
          className={map.map}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          aria-hidden="true"
          {...useMapLinks()}
        >
          <defs>
            <Fixed id="map-land" />
          </defs>
          <Fixed id="map-spread" />
        </svg>
      </figure>
    </section>
  )
}
