import { levelName, type SessionState, sessionReport } from '@wordstride/learning'
import { NewLevel } from './NewLevel'
import { Report, type ReportSound } from './Report'
import styles from './reports.module.css'
import { TimeTable } from './TimeTable'

export interface LearningReportProps {
  session: SessionState
  isOpen: boolean
  /** In vocabulary the word. */
  skillName: string
  /** Minutes by problem id. */
  specifiedMinutes: Readonly<Record<string, number>>
  sound: ReportSound
  /** What comes next is looked for. */
  isGoingOn: boolean
  onYes(): void
  onNo(): void
  onClose(): void
}

const LEADS = { 'ae.la': 'New level! You can do this now:', 'ae.voc': 'New level! You know this word now:' }

/** Opens on a learning pass (SES-20): the level, and time per problem, red when over (SES-33). */
export function LearningReport({
  session,
  isOpen,
  skillName,
  specifiedMinutes,
  sound,
  isGoingOn,
  onYes,
  onNo,
  onClose,
}: LearningReportProps) {
  const { sectionType, startingLevel, standing } = session
  const rows = sessionReport(session, specifiedMinutes)
  const firstTry = rows.filter((row) => row.firstTimeCorrect === 1).length
  const level = levelName(sectionType, standing.level, standing.isSecondTry)
  const hasRisen = standing.level > startingLevel
  return (
    <Report
      title="Learning Session Report"
      mood={hasRisen ? 'level' : 'pass'}
      isOpen={isOpen}
      onClose={onClose}
      rows={rows}
      headline={
        <>
          You passed! <strong>{firstTry}</strong> right at the first try.
        </>
      }
      question="Go on with the next skill?"
      wayOn={{ label: 'Yes', onPress: onYes }}
      isGoingOn={isGoingOn}
      wayOut={{ label: 'No', onPress: onNo }}
      details={<TimeTable rows={rows} />}
      sound={sound}
    >
      {hasRisen ? (
        <NewLevel
          lead={LEADS[sectionType]}
          skills={[{ key: session.skillId, name: skillName, levelName: level }]}
          nextStep="Next for it: the Proficiency Session, where you show what you know."
        />
      ) : (
        <p className={styles.level}>
          Your level: <strong>{level}</strong>
        </p>
      )}
    </Report>
  )
}
