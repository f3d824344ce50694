import { PhrasedText } from '#src/components/PhrasedText/PhrasedText.tsx'
import type { RestaurantPage } from '#src/domain/restaurant/page.ts'
import styles from './OrderList.module.scss'

export function OrderList({ order, menuYear, phrases }: RestaurantPage) {
  return (
    <>
      <ul role="list" className={styles.dishes}>
        {order.map(({ dish, gloss }) => (
          <li key={dish}>
            <PhrasedText text={dish} phrases={phrases} words="" />
            {gloss !== undefined && <span className={styles.gloss}> {gloss}</span>}
          </li>
        ))}
      </ul>
      {menuYear !== undefined && (
        <p className={styles.note}>{`These dishes were on the menu in ${menuYear}.`}</p>
      )}
    </>
  )
}
