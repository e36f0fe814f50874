import { type SessionState, sessionReport } from '@wordstride/learning'
import { Button, Skeleton } from '@wordstride/ui'
import { Report, type ReportSound } from './Report'
import styles from './reports.module.css'
import { TimeTable } from './TimeTable'

/** What an afficiency session ends with (ENT-23). */
export interface ScoreSummary {
  highest: number
  projected: number
  goal: number
  goalLetter: string
}

export interface AfficiencyReportProps {
  session: SessionState
  isOpen: boolean
  /** Null while it is on its way. */
  scores: ScoreSummary | null
  /** Where they did not come. */
  scoresFailure: { isRetrying: boolean; onRetry(): void } | null
  /** By problem id. */
  skillNames: Readonly<Record<string, string>>
  sound: ReportSound
  /** What comes next is looked for. */
  isGoingOn: boolean
  onContinue(): void
  onClose(): void
}

/** By the scores as they are shown. */
function wayToGoal({ projected, goal }: ScoreSummary): string {
  const missing = Number(goal.toFixed(2)) - Number(projected.toFixed(2))
  return missing > 0
    ? `${missing.toFixed(2)} points to go to your goal.`
    : 'Your score has reached your goal!'
}

/** Ends an afficiency session (SES-21) with the score summary (SES-34) and the times. */
export function AfficiencyReport({
  session,
  isOpen,
  scores,
  scoresFailure,
  skillNames,
  sound,
  isGoingOn,
  onContinue,
  onClose,
}: AfficiencyReportProps) {
  const rows = sessionReport(session)
  const firstTry = rows.filter((row) => row.firstTimeCorrect === 1).length
  return (
    <Report
      title="Afficiency Session Report"
      mood={firstTry > 0 ? 'pass' : 'done'}
      isOpen={isOpen}
      onClose={onClose}
      rows={rows}
      headline={
        <>
          Session done! <strong>{firstTry}</strong> of {rows.length} right at the first try.
        </>
      }
      wayOn={{ label: 'Continue', onPress: onContinue }}
      isGoingOn={isGoingOn}
      details={<TimeTable rows={rows} nameOf={({ problemId }) => skillNames[problemId] ?? problemId} />}
      sound={sound}
    >
      {scores ? (
        <>
          <dl className={styles.scores}>
            <Score name="Projected score" value={scores.projected.toFixed(2)} />
            <Score name="Highest score" value={scores.highest.toFixed(2)} />
            <Score name="Goal" value={`${scores.goal.toFixed(2)} (${scores.goalLetter})`} />
          </dl>
          <p className={styles.lead}>{wayToGoal(scores)}</p>
        </>
      ) : scoresFailure ? (
        <div role="alert" className={styles.failure}>
          <p>Your scores could not be loaded.</p>
          <Button
            variant="secondary"
            size="compact"
            isLoading={scoresFailure.isRetrying}
            onClick={scoresFailure.onRetry}
          >
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton height="4.5rem" />
      )}
    </Report>
  )
}

function Score({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.score}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
