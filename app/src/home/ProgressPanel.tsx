import { useQuery } from '@tanstack/react-query'
import type { ProgressSummary, User } from '@wordstride/api'
import { gradeName, isLetterShown, sectionName } from '@wordstride/learning'
import { homeProfileLink } from '../links/links'
import { showScore } from '../panels/numbers'
import { Panel } from '../panels/Panel'
import { LinkButton } from '../shell/LinkButton'
import { progressSummaryQuery } from './homeQueries'
import styles from './ProgressPanel.module.css'

const SECTIONS = [
  { section: 'ae.la', letter: 'laGrade', score: 'laGradeScore', answers: 'laAnswers' },
  { section: 'ae.voc', letter: 'vocGrade', score: 'vocGradeScore', answers: 'vocAnswers' },
] as const

/** HOME-09: time, grades and tokens. */
export function ProgressPanel({ user, hasTokens }: { user: User; hasTokens: boolean }) {
  return (
    <Panel title="Your progress" query={useQuery(progressSummaryQuery(user.userId))} height="14rem">
      {(summary) => (
        <>
          <div className={styles.pair}>
            <Measure label="Time today" value={summary.timeSpentToday} />
            <Measure label="Time this week" value={summary.timeSpentWeekly} />
          </div>
          <ul className={styles.rows}>
            {SECTIONS.map(({ section, letter, score, answers }) => (
              <GradeRow
                key={section}
                name={sectionName(section)}
                grade={gradeName(user.currentGrade[section])}
                letter={isLetterShown(summary[score], summary[answers]) ? summary[letter] : null}
                score={summary[score]}
              />
            ))}
          </ul>
          {hasTokens && <Tokens summary={summary} />}
          <div className={styles.links}>
            <LinkButton
              to={homeProfileLink('ae.la', user.currentGrade['ae.la'])}
              variant="secondary"
              size="compact"
            >
              All skills
            </LinkButton>
            <LinkButton to="/courses" variant="secondary" size="compact">
              All courses
            </LinkButton>
          </div>
        </>
      )}
    </Panel>
  )
}

const Measure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <p className={styles.label}>{label}</p>
    <p className={styles.value}>{value}</p>
  </div>
)

interface GradeRowProps {
  name: string
  grade: string
  letter: string | null
  score: number
}

function GradeRow({ name, grade, letter, score }: GradeRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p>{name}</p>
        <p className={styles.label}>{grade}</p>
      </div>
      <p className={styles.score}>
        <span>{showScore(score)}</span>
        {letter !== null && <strong>{letter}</strong>}
      </p>
    </li>
  )
}

function Tokens({ summary }: { summary: ProgressSummary }) {
  const rows = [
    ['From completed weeks', summary.assignmentTokens],
    ['From completed grades', summary.completionTokens],
    ['Balance after last week', summary.tokensByLastWeek],
  ] as const
  return (
    <div className={styles.rows}>
      <p className={styles.heading}>Tokens</p>
      {rows.map(([label, tokens]) => (
        <div key={label} className={styles.token}>
          <span>{label}</span>
          <strong>{tokens}</strong>
        </div>
      ))}
    </div>
  )
}
