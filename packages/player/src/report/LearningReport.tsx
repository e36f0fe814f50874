import { levelName, type SessionState, sessionReport } from '@wordstride/core'
import { Button, Dialog } from '@wordstride/ui'
import styles from './LearningReport.module.css'

export interface LearningReportProps {
  session: SessionState
  isOpen: boolean
  /** Minutes by problem id. */
  specifiedMinutes: Readonly<Record<string, number>>
  onYes(): void
  onNo(): void
  onClose(): void
}

const FIRST_TRY = { 1: 'First try', 0: 'With help', [-1]: '–' } as const

/** Opens on a learning pass (SES-20): time per problem, red when over (SES-33), and the level. */
export function LearningReport({
  session,
  isOpen,
  specifiedMinutes,
  onYes,
  onNo,
  onClose,
}: LearningReportProps) {
  const rows = sessionReport(session, specifiedMinutes)
  const firstTry = rows.filter((row) => row.firstTimeCorrect === 1).length
  return (
    <Dialog
      title="Learning Session Report"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onNo}>
            No
          </Button>
          <Button onClick={onYes}>Yes</Button>
        </>
      }
    >
      <div className={styles.cheer}>
        <span className={styles.star} aria-hidden="true">
          ★
        </span>
        <p>
          You passed! <strong>{firstTry}</strong> right at the first try.
        </p>
      </div>
      <p className={styles.level}>
        Level: {levelName(session.sectionType, session.startingLevel)} →{' '}
        <strong>{levelName(session.sectionType, session.endingLevel)}</strong>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Problem</th>
            <th scope="col">Result</th>
            <th scope="col">Time (seconds)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a problem may come twice in a session
            <tr key={i}>
              <td>{i + 1}</td>
              <td>{FIRST_TRY[row.firstTimeCorrect]}</td>
              <td className={row.isOverTime ? styles.over : undefined}>
                {row.seconds.toFixed(2)}
                {row.isOverTime && <span className="ws-visually-hidden"> (over time)</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.question}>Go on with the next skill?</p>
    </Dialog>
  )
}
