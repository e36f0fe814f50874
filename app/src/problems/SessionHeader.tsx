import { CloseIcon } from '@wordstride/ui'
import { Link } from 'react-router-dom'
import { gradeName } from '../routes/gradeNames'
import styles from './SessionHeader.module.css'

const SESSION_NAMES: Readonly<Record<string, string>> = {
  L: 'Learning session',
  P: 'Proficiency session',
  A: 'Afficiency session',
}

export interface SessionHeaderProps {
  /** L, P or A. */
  letter: string
  grade: number
  skillName: string
  closeTo: string
}

/** PROB-03: session letter, grade, skill and a close icon. */
export function SessionHeader({ letter, grade, skillName, closeTo }: SessionHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <span className={styles.letter} title={SESSION_NAMES[letter]}>
          {letter}
        </span>
        <div className={styles.titles}>
          <span className={styles.grade}>{gradeName(grade)}</span>
          <h1 className={styles.skill}>{skillName}</h1>
        </div>
        <Link to={closeTo} className={styles.close} aria-label="Close the session" title="Close the session">
          <CloseIcon />
        </Link>
      </div>
    </header>
  )
}
