import type { ReportRow } from '@wordstride/learning'
import styles from './reports.module.css'

const FIRST_TRY = { 1: 'First try', 0: 'With help', [-1]: '–' } as const

export interface TimeTableProps {
  rows: readonly ReportRow[]
  /** Name of a problem; its number when left out. */
  nameOf?(row: ReportRow): string
}

/** Time per problem with 2 decimals, red and said aloud when over (SES-33). */
export function TimeTable({ rows, nameOf }: TimeTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too
    <section className={styles.scroll} tabIndex={0} aria-label="Times">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{nameOf ? 'Skill' : 'Problem'}</th>
            <th scope="col">Result</th>
            <th scope="col">Time (seconds)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a problem may come twice in a session
            <tr key={i}>
              <td>{nameOf ? nameOf(row) : i + 1}</td>
              <td className={styles.short}>{FIRST_TRY[row.firstTimeCorrect]}</td>
              <td className={row.isOverTime ? styles.over : undefined}>
                {row.seconds.toFixed(2)}
                {row.isOverTime && <span className="ws-visually-hidden"> (over time)</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
