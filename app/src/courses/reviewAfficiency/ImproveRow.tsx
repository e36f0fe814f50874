import type { SkillScore } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { skillStatus } from '@wordstride/learning'
import { problemsLink } from '../../links/links'
import { LinkButton } from '../../shell/LinkButton'
import styles from './ImproveRow.module.css'

interface ImproveRowProps {
  skill: SkillScore
  section: CourseSection
  grade: number
  /** Its button stands out. */
  isWeakest: boolean
}

const accuracyText = ({ weightedAccuracyRate: rate }: SkillScore): string =>
  rate === null ? 'not measured yet' : `accuracy ${(rate * 100).toFixed(2)}%`

/** COURSE-12: Go practices the skill and leads back here (SES-14). */
export function ImproveRow({ skill, section, grade, isWeakest }: ImproveRowProps) {
  const link = problemsLink({
    sectionType: section,
    gradeId: grade,
    chapterId: skill.chapterId,
    skillId: skill.skillId,
    from: 'afficiency',
  })
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>{skill.skillName}</p>
        <p className={styles.standing}>
          <span>{skillStatus(section, skill.skillLevel)}</span> <span>{accuracyText(skill)}</span>
        </p>
      </div>
      <LinkButton to={link} variant={isWeakest ? 'primary' : 'soft'} aria-label={`Go: ${skill.skillName}`}>
        Go
      </LinkButton>
    </li>
  )
}
