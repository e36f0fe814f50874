import { Skeleton } from '@wordstride/ui'
import { closeTarget } from './closeTarget'
import styles from './ProblemsScreen.module.css'
import type { ProblemsQuery } from './problemsQuery'
import { SessionHeader } from './SessionHeader'

export function LoadingScreen({ query }: { query: ProblemsQuery }) {
  return (
    <div className={styles.screen}>
      <SessionHeader phase={query.phase} grade={query.grade_id} skillName="" closeTo={closeTarget(query)} />
      <main className={styles.main} aria-busy="true">
        <span className="ws-visually-hidden" role="status">
          Loading the session
        </span>
        <Skeleton height="1.5rem" width="12rem" />
        <Skeleton height="22rem" />
        <Skeleton height="3.5rem" width="12rem" />
      </main>
    </div>
  )
}
