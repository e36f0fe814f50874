import { type GuidePose, LaterGuide } from '@wordstride/ui'
import type { ReactNode } from 'react'
import styles from './EmptyNote.module.css'

/** What stands where there is nothing yet: the guide, and what to do. */
export const EmptyNote = ({ pose, children }: { pose: GuidePose; children: ReactNode }) => (
  <div className={styles.note}>
    <LaterGuide pose={pose} size={88} />
    <p>{children}</p>
  </div>
)
