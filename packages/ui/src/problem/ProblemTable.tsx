import type { ReactNode } from 'react'
import { Markdown } from '../content/Markdown'
import styles from './ProblemTable.module.css'

interface ProblemTableProps {
  /** Inline Markdown. */
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** What is said of a row, below it and as wide as the table. */
  notes?: readonly ReactNode[]
}

/** A table to answer in. */
export const ProblemTable = ({ columns, rows, notes = [] }: ProblemTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keyboard too
  <section className={styles.scroll} tabIndex={0} aria-label="Table">
    <table className={styles.table} data-spoken="">
      <thead>
        <tr>
          {columns.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <th key={i} scope="col">
              <Markdown text={column} isInline />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
        <tbody key={i}>
          <tr>
            {row.map((cell, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
              <td key={j}>{cell}</td>
            ))}
          </tr>
          {notes[i] && (
            <tr className={styles.notes}>
              <td colSpan={columns.length}>{notes[i]}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  </section>
)
