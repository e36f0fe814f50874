import { closeTarget } from './closeTarget'
import { LoadingProblem } from './LoadingProblem'
import styles from './ProblemsScreen.module.css'
import type { ProblemsQuery } from './problemsQuery'
import { SessionHeader } from './SessionHeader'

export function LoadingScreen({ query }: { query: ProblemsQuery }) {
  return (
    <div className={styles.screen}>
      <SessionHeader phase={query.phase} grade={query.gradeId} skillName="" closeTo={closeTarget(query)} />
      <LoadingProblem text="Loading the session" />
    </div>
  )
}
