import type { TestResult } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'
import { LinkButton } from '../../../shell/LinkButton'
import { testsLink } from '../screen/testParams'
import styles from './NextPart.module.css'
import { isEnded, isTopPassed, nextPart } from './testResult'

/** What follows after a part: another one at the next grade, or nothing (TEST-11). */
export function NextPart({ last }: { last: TestResult }) {
  if (!isEnded(last)) return null
  const next = nextPart(last)
  if (!next) return <p className={styles.complete}>{completeText(last)}</p>
  return (
    <div className={styles.next}>
      <div className={styles.words}>
        <p className={styles.title}>
          The test goes on with part {last.part + 1}: {gradeName(next.testGrade)}
        </p>
        <p className={styles.advice}>
          It finds the grade that is right for you. Take a break first, if you like.
        </p>
      </div>
      <LinkButton to={testsLink(next)} size="large">
        Start part {last.part + 1}
      </LinkButton>
    </div>
  )
}

function completeText(last: Parameters<typeof isTopPassed>[0]): string {
  if (isTopPassed(last))
    return 'You have passed the highest grade. The next-grade test will be available soon.'
  return last.testType === 'diagnostic'
    ? `The ${sectionName(last.sectionType)} test is complete.`
    : 'The test is complete.'
}
