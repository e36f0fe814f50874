import { gradeName, type Phase, policyOf } from '@wordstride/learning'
import { CloseIcon, IconButton } from '@wordstride/ui'
import { Link } from 'react-router-dom'
import { SESSION_NAMES } from '../links/sessionNames'
import styles from './SessionHeader.module.css'

export interface SessionHeaderProps {
  phase: Phase
  grade: number
  /** Stands after the grade. */
  note?: string
  skillName: string
  closeTo: string
  /** Asks before it closes, instead of the way to `closeTo` (PROB-04). */
  onClose?: () => void
}

/** PROB-03: session letter, grade, skill and a close icon. */
export function SessionHeader({ phase, grade, note, skillName, closeTo, onClose }: SessionHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <span className={styles.letter} title={SESSION_NAMES[phase]}>
          {policyOf(phase).letter}
        </span>
        <div className={styles.titles}>
          <span className={styles.grade}>{[gradeName(grade), note].filter(Boolean).join(' · ')}</span>
          <h1 className={styles.skill}>{skillName}</h1>
        </div>
        {onClose ? (
          <IconButton label="Exit" icon={<CloseIcon />} onClick={onClose} />
        ) : (
          <Link
            to={closeTo}
            className={styles.close}
            aria-label="Close the session"
            title="Close the session"
          >
            <CloseIcon />
          </Link>
        )}
      </div>
    </header>
  )
}
