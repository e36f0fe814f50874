import type { TestResult } from '@wordstride/api'
import { gradeName } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { shownMoment } from '../../../panels/shownDates'
import { LinkButton } from '../../../shell/LinkButton'
import { resumeLink } from '../screen/testParams'
import styles from './PartCard.module.css'
import { ResultMeasures } from './ResultMeasures'
import { isEnded } from './testResult'

interface PartCardProps {
  result: TestResult
  onDetails(): void
}

/** SR-43: a practice test was promised to leave no result. */
const unmeasured = ({ isPractice, endTime }: TestResult): string =>
  isPractice && endTime !== null
    ? 'This was a practice test. It leaves no result.'
    : 'This part is not finished.'

/** The summary of one part (TEST-27). */
export function PartCard({ result, onDetails }: PartCardProps) {
  const { part, testGrade, startTime, resumable, isInterrupted } = result
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          Part {part} · {gradeName(testGrade)}
        </h3>
        <time className={styles.time} dateTime={new Date(startTime).toISOString()}>
          {shownMoment(startTime)}
        </time>
      </div>
      {isEnded(result) ? (
        <ResultMeasures result={result} />
      ) : (
        <p className={styles.note}>{unmeasured(result)}</p>
      )}
      {isInterrupted && (
        <p className={styles.note}>This part ended because nobody was there too often or for too long.</p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onDetails} aria-label={`View Details of part ${part}`}>
          View Details
        </Button>
        {resumable && <LinkButton to={resumeLink(result)}>Go on with this part</LinkButton>}
      </div>
    </li>
  )
}
