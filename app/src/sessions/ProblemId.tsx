import { useAuth } from '../api/authStore'
import styles from './ProblemsScreen.module.css'

/** PROB-15: the toggle show_problem_id, which staff have, shows the id of the current problem. */
export function ProblemId({ problemId }: { problemId: string | undefined }) {
  const isShown = useAuth((state) => state.user?.menuAuth.show_problem_id ?? false)
  if (!isShown || problemId === undefined) return null
  return (
    <p className={styles.problemId}>
      Problem id: <code>{problemId}</code>
    </p>
  )
}
