import type { ProficiencyReport } from '@wordstride/api'
import { isLetterShown, levelName } from '@wordstride/learning'
import { LevelBar } from '../../courses/grades/LevelBar'
import { showScore } from '../../panels/numbers'
import styles from './Proficiency.module.css'

/** The grade as a whole: score, letter, goal, and how many skills stand where. */
export function GradeStatistics({ report }: { report: ProficiencyReport }) {
  const { sectionType, totalSkill, projectedScore, projectedLetterGrade, userGradeGoal, answers } = report
  const counts = [report.level0, report.level1, report.level2, report.level3, report.level4, report.level5]
  const facts = [
    ['Projected score', showScore(projectedScore)],
    ...(isLetterShown(projectedScore, answers) ? [['Letter grade', projectedLetterGrade] as const] : []),
    ['Goal', showScore(Number(userGradeGoal))],
    ['Skills', String(totalSkill)],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LevelBar
        section={sectionType}
        levels={counts.map((count, level) => ({ level, count, name: levelName(sectionType, level) }))}
        total={totalSkill}
      />
    </>
  )
}
