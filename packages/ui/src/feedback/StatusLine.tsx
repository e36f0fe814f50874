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
export const StatusLine = (props: StatusLineProps) => (
  <div role="status" className={styles.region}>
    {props.children && <StatusWords {...props} />}
  </div>
)

/** What such a line says, in a region that is there already. */
export function StatusWords({ tone = 'info', children, more }: StatusLineProps) {
  const Icon = ICONS[tone]
  return (
    <p className={`${styles.line} ${styles[tone]}`}>
      <Icon />
      <span className={styles.words}>
        <span>{children}</span>
        {more && <span className={styles.more}>{more}</span>}
      </span>
    </p>
  )
}
