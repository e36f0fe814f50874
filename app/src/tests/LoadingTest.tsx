import { Skeleton } from '@wordstride/ui'
import styles from '../problems/ProblemsScreen.module.css'
import { SessionHeader } from '../problems/SessionHeader'
import { isRunning, type TestParams } from './testParams'

export function LoadingTest({ params }: { params: TestParams }) {
  return (
    <div className={styles.screen}>
      {!isRunning(params) && (
        <SessionHeader phase="test" grade={params.test_grade} skillName="" closeTo="/home" />
      )}
      <main className={styles.main} aria-busy="true">
        <span className="ws-visually-hidden" role="status">
          Loading the test
        </span>
        <Skeleton height="1.5rem" width="12rem" />
        <Skeleton height="22rem" />
        <Skeleton height="3.5rem" width="12rem" />
      </main>
    </div>
  )
}
