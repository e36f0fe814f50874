import { type ReactNode, useId } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  title?: string
  /** Beside the title. */
  aside?: ReactNode
  'aria-busy'?: boolean
  /** All on one line, where there is little to say. */
  isLine?: boolean
  children: ReactNode
}

/** A part of a page on a ground of its own. */
export function Sheet({ title, aside, isLine = false, children, ...rest }: SheetProps) {
  const titleId = useId()
  return (
    <section
      {...rest}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={isLine ? styles.line : styles.sheet}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
