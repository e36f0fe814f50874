import { type LevelReportRow, levelReport, type SessionState, sessionReport } from '@wordstride/learning'
import { Button, Dialog } from '@wordstride/ui'
import { Cheer } from './Cheer'
import styles from './reports.module.css'
import { TimeTable } from './TimeTable'

export interface ProficiencyReportProps {
  session: SessionState
  isOpen: boolean
  /** By problem id. */
  skillNames: Readonly<Record<string, string>>
  onContinue(): void
  onClose(): void
}

const SIGNS = { up: '▲', same: '●', down: '▼' } as const
const MEANINGS = { up: 'up', same: 'unchanged', down: 'down' } as const

/** Opens when a proficiency session is passed (SES-21): what each answer did to its level (SES-32), and the times. */
export function ProficiencyReport({
  session,
  isOpen,
  skillNames,
  onContinue,
  onClose,
}: ProficiencyReportProps) {
  const levels = levelReport(session)
  const risen = levels.filter(({ direction }) => direction === 'up').length
  return (
    <Dialog
      title="Proficiency Session Report"
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onClick={onContinue}>Continue</Button>}
    >
      <Cheer>
        Session done! <strong>{risen}</strong> of {levels.length} skills went up.
      </Cheer>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label="Levels and times">
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
        <TimeTable
          rows={sessionReport(session)}
          nameOf={({ problemId }) => skillNames[problemId] ?? problemId}
        />
      </section>
    </Dialog>
  )
}

function LevelRow({ row, name }: { row: LevelReportRow; name: string }) {
  const { gradeId, fromName, toName, direction } = row
  return (
    <tr>
      <td>{gradeId === 0 ? 'K' : gradeId}</td>
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
