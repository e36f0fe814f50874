import { Ring } from '@wordstride/ui'
import type { ReactNode } from 'react'
import styles from './WeekPath.module.css'

interface PathPlaceProps {
  /** Of its ring, 0 to 1. */
  share: number
  /** In its ring. */
  face: ReactNode
  look: 'next' | 'done' | 'usual'
  /** What it is, in words. */
  children: ReactNode
}

/** A place on a path of things to do. */
export const PathPlace = ({ share, face, look, children }: PathPlaceProps) => (
  <li className={`${styles.place} ${styles[look] ?? ''}`}>
    <Ring share={share} color="var(--ws-correct)" size="64px" thickness={9}>
      <span className={styles.face}>{face}</span>
    </Ring>
    <span className={styles.words}>{children}</span>
  </li>
)
