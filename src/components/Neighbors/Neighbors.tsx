import { Link, type LinkOptions } from '@tanstack/react-router'
import { Icon } from '#src/components/Icon/Icon.tsx'
import styles from './Neighbors.module.scss'

/** The label is above the name, in small letters. */
type Neighbor = { link: LinkOptions; label: string; name: string }
type NeighborsProps = Record<'previous' | 'next', Neighbor | undefined> & { label: string }

/** The links at the foot of a page to those before and after it. */
export function Neighbors({ label, ...neighbors }: NeighborsProps) {
  return (
    <nav aria-label={label} className={styles.neighbors}>
      {(['previous', 'next'] as const).map((side) => {
        const neighbor = neighbors[side]
        return (
          neighbor && (
            <Link key={side} {...neighbor.link} className={styles.neighbor} data-relation={side}>
              <Icon name={side === 'next' ? 'arrow-right' : 'arrow-left'} />
              <span>
                <small>{neighbor.label}</small> {neighbor.name}
              </span>
            </Link>
          )
        )
      })}
    </nav>
  )
}
