import type { ReactNode } from 'react'
import styles from './Table.module.css'

/** The first cell of a row: what it is about, and where that belongs. */
export function TitleCell({ title, course }: { title: ReactNode; course: string }) {
  return (
    <>
      <p className={styles.strong}>{title}</p>
      <p className={styles.small}>{course}</p>
    </>
  )
}
