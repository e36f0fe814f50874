import { LoadingProblem } from '../../LoadingProblem'
import styles from '../../ProblemsScreen.module.css'
import { SessionHeader } from '../../SessionHeader'

/** Without a grade the kind of test is not known yet. */
export function LoadingTest({ grade }: { grade: number | null }) {
  return (
    <div className={styles.screen}>
      {grade !== null && <SessionHeader phase="test" grade={grade} skillName="" closeTo="/home" />}
      <LoadingProblem text="Loading the test" />
    </div>
  )
}
