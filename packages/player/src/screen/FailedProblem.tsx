import { Button, takeLostFocus } from '@wordstride/ui'
import styles from './ExercisePanel.module.css'

/** SR-17: unless the server knows of the fault, what is left out counts as missed. */
const WITHOUT_ANSWER =
  'Your other answers are kept. Try again first: if you go on without an answer, this one may count as wrong.'

export interface FailedProblemProps {
  message: string
  isSolved: boolean
  /** It is no part of a session. */
  isFree: boolean
  onRetry(): void
  onSkip(): void
}

/** What stands where a problem cannot be shown, and what comes of going on without it. */
export function FailedProblem({ message, isSolved, isFree, onRetry, onSkip }: FailedProblemProps) {
  return (
    <div className={styles.failed} role="alert">
      <h2>This problem cannot be shown</h2>
      <p>{isSolved ? 'You have solved it.' : !isFree && WITHOUT_ANSWER}</p>
      <p className={styles.detail}>{message}</p>
      <div className={styles.failedActions}>
        <Button ref={takeLostFocus} onClick={onRetry}>
          Try again
        </Button>
        <Button variant="secondary" onClick={onSkip}>
          Go on with the next problem
        </Button>
      </div>
    </div>
  )
}
