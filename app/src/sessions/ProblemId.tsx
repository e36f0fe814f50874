import { seesIds, useAuth } from '../api/authStore'
import styles from './ProblemsScreen.module.css'

/** PROB-15: the id of the current problem, for staff with its toggle. */
export function ProblemId({ problemId }: { problemId: string | undefined }) {
  const isShown = useAuth(seesIds)
  if (!isShown || problemId === undefined) return null
  return (
    <p className={styles.problemId}>
      Problem id: <code>{problemId}</code>
    </p>
  )
}
