import type { ReactNode } from 'react'
import styles from './Table.module.css'

/** The names of the columns. */
export const TableHead = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

/** The first cell of a row: what it is about, and where that belongs. */
export const TitleCell = ({ title, course }: { title: ReactNode; course: string }) => (
  <>
    <p className={styles.strong}>{title}</p>
    <p className={styles.small}>{course}</p>
  </>
)
