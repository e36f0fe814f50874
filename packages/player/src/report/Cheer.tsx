import type { ReactNode } from 'react'
import styles from './reports.module.css'

/** A small celebration on a pass. */
export function Cheer({ children }: { children: ReactNode }) {
  return (
    <div className={styles.cheer}>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>
      <p>{children}</p>
    </div>
  )
}
