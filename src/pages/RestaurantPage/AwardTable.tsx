import type { AwardRow } from '#src/domain/restaurant/page.ts'
import styles from './AwardTable.module.scss'

export function AwardTable({ awards }: { awards: readonly AwardRow[] }) {
  return (
    <table className={styles.awards}>
      <thead className={styles.hidden}>
        <tr>
          <th scope="col">Award</th>
          <th scope="col">Result</th>
          <th scope="col">Category</th>
          <th scope="col">Years</th>
        </tr>
      </thead>
      <tbody>
        {awards.map(({ award, result, detail, years }) => (
          <tr key={award + result + detail}>
            <th scope="row">{award}</th>
            <td>{result}</td>
            <td>{detail}</td>
            <td>{years}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
