import { Skeleton } from '@wordstride/ui'
import styles from './ProblemsScreen.module.css'

/** The place of a problem until it is there. */
export function LoadingProblem({ text }: { text: string }) {
  return (
    <main className={styles.main} aria-busy="true">
      <span className="ws-visually-hidden" role="status">
        {text}
      </span>
      <Skeleton height="1.5rem" width="12rem" />
      <Skeleton height="22rem" />
      <Skeleton height="3.5rem" width="12rem" />
    </main>
  )
}
