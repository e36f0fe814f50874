import type { TestResult } from '@wordstride/api'
import type { TestType } from '@wordstride/core'
import { gradeName, sectionName } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { shownMoment } from '../../../panels/shownDates'
import { LinkButton } from '../../../shell/LinkButton'
import { TEST_TYPE_NAMES } from '../screen/testNames'
import { resumeLink } from '../screen/testParams'
import { percent } from '../testResult/testResult'
import styles from './RecordCard.module.css'

interface RecordCardProps {
  result: TestResult
  onDetails(): void
}

/** The color of a card tells the type of its test (SR-42): blue, green, orange; the badge says it in words. */
const COLORS: Readonly<Record<TestType, { soft: string; strong: string }>> = {
  diagnostic: { soft: 'var(--ws-primary-soft)', strong: 'var(--ws-primary)' },
  english_test: { soft: 'var(--ws-correct-soft)', strong: 'var(--ws-correct)' },
  mini_test: { soft: 'var(--ws-hint-soft)', strong: 'var(--ws-hint)' },
}

/** One test of the record (TEST-28). */
export function RecordCard({ result, onDetails }: RecordCardProps) {
  const { firstName, lastName, sectionType, testType, startTime, part, testGrade, resumable } = result
  const { soft, strong } = COLORS[testType]
  const what = `${sectionName(sectionType)}, part ${part}, ${shownMoment(startTime)}`
  return (
    <li className={styles.card} style={{ background: soft, borderColor: strong }}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {firstName} {lastName}
        </h2>
        <span className={styles.type} style={{ color: strong }}>
          {TEST_TYPE_NAMES[testType]}
        </span>
      </div>
      <p>
        {sectionName(sectionType)} · Part {part} · {gradeName(testGrade)}
      </p>
      <p>
        <time dateTime={new Date(startTime).toISOString()}>{shownMoment(startTime)}</time>
      </p>
      <p className={styles.standing}>{standing(result)}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onDetails} aria-label={`View Details: ${what}`}>
          View Details
        </Button>
        {resumable && (
          <LinkButton to={resumeLink(result)} aria-label={`Resume: ${what}`}>
            Resume
          </LinkButton>
        )}
      </div>
    </li>
  )
}

function standing({ accuracy, recommendation, resumable, isInterrupted }: TestResult): string {
  if (accuracy !== null) {
    return [percent(accuracy), recommendation, isInterrupted && 'Interrupted'].filter(Boolean).join(' · ')
  }
  return resumable ? 'Not finished yet' : 'Not finished'
}
