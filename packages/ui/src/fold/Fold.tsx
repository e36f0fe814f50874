import { type ReactNode, useId, useState } from 'react'
import { ForwardIcon } from '../actions/icons'
import styles from './Fold.module.css'

export interface FoldProps {
  /** In the button. */
  summary: ReactNode
  /** Level of the heading that the button stands in. */
  level?: 2 | 3 | 4
  isOpenAtFirst?: boolean
  /** Told when it is opened or closed. */
  onToggle?(isOpen: boolean): void
  /** `sheet` stands on a ground of its own. */
  look?: 'sheet' | 'bare'
  /** Drawn while it is open. */
  children: ReactNode
}

/** Something that opens and closes under a heading. */
export function Fold({
  summary,
  level = 3,
  isOpenAtFirst = false,
  onToggle,
  look = 'sheet',
  children,
}: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className={styles[look]}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            setOpen(!isOpen)
            onToggle?.(!isOpen)
          }}
        >
          <span className={styles.summary}>{summary}</span>
          <span className={styles.sign}>
            <ForwardIcon />
          </span>
        </button>
      </Heading>
      {isOpen && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
    </div>
  )
}
