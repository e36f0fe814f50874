import type { ReactNode } from 'react'
import styles from './Table.module.css'

interface TableAreaProps {
  label: string
  /** It scrolls at this height. */
  height: string
  /** On a phone each row is a paragraph, in which a cell begins with its `data-column`. */
  isFlowing?: boolean
  children: ReactNode
}

/** Around a table, which scrolls by keyboard, too. */
export const TableArea = ({ label, height, isFlowing, children }: TableAreaProps) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is in reach of the keyboard
    tabIndex={0}
    aria-label={`Table: ${label}`}
    className={styles.area}
    style={{ maxHeight: height }}
  >
    <table className={styles.table} data-flowing={isFlowing}>
      {children}
    </table>
  </section>
)
