import { Skeleton } from '@wordstride/ui'
import styles from './LoadingSkills.module.css'

export const LoadingSkills = ({ what = 'skills' }: { what?: string }) => (
  <div role="status" aria-busy="true" aria-label={`Loading ${what}`} className={styles.loading}>
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
  </div>
)
