import { levelName, type SessionState, sessionReport } from '@wordstride/learning'
import { Button, Dialog } from '@wordstride/ui'
import { Cheer } from './Cheer'
import styles from './reports.module.css'
import { TimeTable } from './TimeTable'

export interface LearningReportProps {
  session: SessionState
  isOpen: boolean
  /** Minutes by problem id. */
  specifiedMinutes: Readonly<Record<string, number>>
  onYes(): void
  onNo(): void
  onClose(): void
}

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
      <Cheer>
        You passed! <strong>{firstTry}</strong> right at the first try.
      </Cheer>
      <p className={styles.level}>
        Level: {levelName(session.sectionType, session.startingLevel)} →{' '}
        <strong>{levelName(session.sectionType, session.endingLevel)}</strong>
      </p>
      <TimeTable rows={rows} />
      <p className={styles.question}>Go on with the next skill?</p>
    </Dialog>
  )
}
