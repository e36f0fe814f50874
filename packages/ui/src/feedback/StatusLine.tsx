import type { ReactNode } from 'react'
import { CheckIcon, CrossIcon, InfoIcon } from '../actions/icons'
import styles from './StatusLine.module.css'

export type StatusTone = 'correct' | 'incorrect' | 'info' | 'error' | 'neutral'

const ICONS = {
  correct: CheckIcon,
  incorrect: CrossIcon,
  info: InfoIcon,
  error: CrossIcon,
  neutral: InfoIcon,
}

export interface StatusLineProps {
  tone?: StatusTone
  children: ReactNode
  /** A plain sentence beside what is said. */
  more?: string | undefined
}

/** A live line of text; the region stays mounted so that a change is announced. */
export function StatusLine({ tone = 'info', children, more }: StatusLineProps) {
  const Icon = ICONS[tone]
  return (
    <div role="status" className={styles.region}>
      {children ? (
        <p className={`${styles.line} ${styles[tone]}`}>
          <Icon />
          <span className={styles.words}>
            <span>{children}</span>
            {more && <span className={styles.more}>{more}</span>}
          </span>
        </p>
      ) : null}
    </div>
  )
}
