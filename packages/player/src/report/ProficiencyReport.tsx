import {
  type LevelReportRow,
  levelReport,
  type SessionState,
  sessionReport,
  shortGradeName,
  TOP_LEVEL,
} from '@wordstride/learning'
import { NewLevel } from './NewLevel'
import { Report, type ReportSound } from './Report'
import styles from './reports.module.css'
import { TimeTable } from './TimeTable'

export interface ProficiencyReportProps {
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

const SIGNS = { up: '▲', same: '●', down: '▼' } as const
const MEANINGS = { up: 'up', same: 'unchanged', down: 'down' } as const

/** For so many skills that went up, so many of them to the top. */
function nextStepOf(risen: number, atTop: number): string {
  if (atTop === risen)
    return risen === 1 ? 'That is the top. It is yours.' : 'That is the top. They are yours.'
  if (atTop > 0)
    return 'Some are at the top now. Show the others again in a later session, and they climb on.'
  return risen === 1
    ? 'Next for it: show it again in a later session, and it climbs on.'
    : 'Next for them: show them again in a later session, and they climb on.'
}

/** Opens when a proficiency session is passed (SES-21): what each answer did to its level (SES-32), and the times. */
export function ProficiencyReport({
  session,
  isOpen,
  skillNames,
  sound,
  isGoingOn,
  onContinue,
  onClose,
}: ProficiencyReportProps) {
  const rows = sessionReport(session)
  const levels = levelReport(session)
  const risen = levels.filter(({ direction }) => direction === 'up')
  const top = TOP_LEVEL[session.sectionType]
  const nameOf = (problemId: string) => skillNames[problemId] ?? problemId
  return (
    <Report
      title="Proficiency Session Report"
      mood={risen.length > 0 ? 'level' : 'done'}
      isOpen={isOpen}
      onClose={onClose}
      rows={rows}
      headline={
        risen.length > 0 ? (
          <>
            Session done! <strong>{risen.length}</strong> of {levels.length}{' '}
            {levels.length === 1 ? 'skill' : 'skills'} went up.
          </>
        ) : (
          'Session done! Now you know what to practice.'
        )
      }
      wayOn={{ label: 'Continue', onPress: onContinue }}
      isGoingOn={isGoingOn}
      details={<TimeTable rows={rows} nameOf={({ problemId }) => nameOf(problemId)} />}
      sound={sound}
    >
      {risen.length > 0 && (
        <NewLevel
          lead={`New level! You have shown that you can do ${risen.length === 1 ? 'this' : 'these'}:`}
          skills={risen.map((row) => ({
            key: row.problemId,
            name: skillNames[row.problemId] ?? row.skillId,
            levelName: row.toName,
          }))}
          nextStep={nextStepOf(risen.length, risen.filter(({ levelTo }) => levelTo >= top).length)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label="Levels">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Grade</th>
              <th scope="col">Skill</th>
              <th scope="col">From</th>
              <th scope="col">To</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((row) => (
              <LevelRow key={row.problemId} row={row} name={skillNames[row.problemId] ?? row.skillId} />
            ))}
          </tbody>
        </table>
      </section>
    </Report>
  )
}

function LevelRow({ row, name }: { row: LevelReportRow; name: string }) {
  const { gradeId, fromName, toName, direction } = row
  return (
    <tr>
      <td>{shortGradeName(gradeId)}</td>
      <td>{name}</td>
      <td className={styles.short}>{fromName}</td>
      <td className={direction === 'same' ? undefined : styles[direction]}>
        <span aria-hidden="true">{SIGNS[direction]} </span>
        {toName}
        <span className="ws-visually-hidden"> ({MEANINGS[direction]})</span>
      </td>
    </tr>
  )
}
