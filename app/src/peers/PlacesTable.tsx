import { Fragment, type ReactNode } from 'react'
import styles from './PeerPages.module.css'
import { PlaceBadge } from './PlaceBadge'

interface PlaceRow {
  place: number
  name: string
  /** Of the one whom the table is about. */
  isMarked: boolean
  /** Below the name. */
  note?: string | null
  last: ReactNode
}

interface PlacesTableProps {
  label: string
  lastColumn: string
  rows: readonly PlaceRow[]
  /** Said of the marked row, such as 'you'. */
  mark?: string
  /** Three columns on a phone, too, where the last has no more than a number. */
  isNarrow?: boolean
}

/** Places in their order; where some are left out, a line says so. */
export const PlacesTable = ({ label, lastColumn, rows, mark, isNarrow = false }: PlacesTableProps) => (
  <table className={isNarrow ? styles.table : `${styles.table} ${styles.wide}`}>
    <caption className="ws-visually-hidden">{label}</caption>
    <thead>
      <tr>
        <th scope="col">Place</th>
        <th scope="col">Name</th>
        <th scope="col">{lastColumn}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ place, name, isMarked, note, last }, i) => (
        <Fragment key={place}>
          {place - (rows[i - 1]?.place ?? 0) > 1 && (
            <tr className={styles.gap}>
              <td colSpan={3}>
                <span aria-hidden="true">· · ·</span>
                <span className="ws-visually-hidden">Some places are not shown.</span>
              </td>
            </tr>
          )}
          <tr className={isMarked ? styles.own : undefined}>
            <td>
              <PlaceBadge place={place} />
            </td>
            <td>
              <span className={styles.name}>
                {name}
                {isMarked && mark !== undefined && ` – ${mark}`}
              </span>
              {note && <span className={styles.small}>{note}</span>}
            </td>
            <td>{last}</td>
          </tr>
        </Fragment>
      ))}
    </tbody>
  </table>
)
