import { type SessionState, sessionReport } from '@wordstride/learning'
import { Report, type ReportSound } from './Report'
import { TimeTable } from './TimeTable'

export interface ReviewReportProps {
  session: SessionState
  isOpen: boolean
  /** By problem id. */
  skillNames: Readonly<Record<string, string>>
  sound: ReportSound
  /** What comes next is looked for. */
  isGoingOn: boolean
  onContinue(): void
  onClose(): void
}

/** Ends a daily review: what was remembered, and when the rest comes back. */
export function ReviewReport({
  session,
  isOpen,
  skillNames,
  sound,
  isGoingOn,
  onContinue,
  onClose,
}: ReviewReportProps) {
  const rows = sessionReport(session)
  const remembered = rows.filter((row) => row.firstTimeCorrect === 1).length
  return (
    <Report
      title="Daily review"
      mood={remembered > 0 ? 'pass' : 'done'}
      isOpen={isOpen}
      onClose={onClose}
      rows={rows}
      headline={
        <>
          You remembered <strong>{remembered}</strong> of {rows.length}.
        </>
      }
      wayOn={{ label: 'Continue', onPress: onContinue }}
      isGoingOn={isGoingOn}
      details={<TimeTable rows={rows} nameOf={({ problemId }) => skillNames[problemId] ?? problemId} />}
      sound={sound}
    >
      <p>
        {remembered === rows.length
          ? 'All of it stays with you. It comes back later than the last time.'
          : 'What slipped away comes back tomorrow; the rest can wait longer.'}
      </p>
    </Report>
  )
}
