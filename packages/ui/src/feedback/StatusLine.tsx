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

/** A live line of text; the region stays mounted so that a change is announced. */
export function StatusLine({ tone = 'info', children }: { tone?: StatusTone; children: ReactNode }) {
  const Icon = ICONS[tone]
  return (
    <div role="status" className={styles.region}>
      {children ? (
        <p className={`${styles.line} ${styles[tone]}`}>
          <Icon />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  )
}
