import type { ChapterSkill } from '@wordstride/api'
import { seesIds, useAuth } from '../../api/authStore'
import { problemsLink } from '../../links/links'
import { LinkButton } from '../../shell/LinkButton'
import { LastVisit } from './LastVisit'
import { LevelRing } from './LevelRing'
import styles from './SkillPath.module.css'
import type { SkillCourse } from './skillCourse'
import { useScrolledTo } from './useScrolledTo'

interface SkillStepProps {
  skill: ChapterSkill
  course: SkillCourse
  isNext: boolean
  isScrolledTo: boolean
}

/** A skill of the path with its standing and the button to learn it (COURSE-07); its id is for staff. */
export function SkillStep({ skill, course, isNext, isScrolledTo }: SkillStepProps) {
  const hasIds = useAuth(seesIds)
  const place = useScrolledTo<HTMLLIElement>(isScrolledTo)
  const { section, grade, chapterId } = course
  const link = problemsLink({ sectionType: section, gradeId: grade, chapterId, skillId: skill.skillId })
  return (
    <li ref={place} className={`${styles.step} ${isNext ? styles.next : ''}`}>
      <LevelRing section={section} level={skill.level} size="72px">
        {skill.skillSeq}
      </LevelRing>
      <div className={styles.about}>
        {isNext && <span className={styles.badge}>Next</span>}
        <p className={styles.name}>{skill.skillName}</p>
        <p className={styles.facts}>
          <span className={styles.status}>{skill.status}</span>
          <LastVisit at={skill.skillEnd} />
          {hasIds && <span>{skill.skillId}</span>}
        </p>
      </div>
      <LinkButton to={link} variant={isNext ? 'primary' : 'soft'} aria-label={`Learn: ${skill.skillName}`}>
        Learn
      </LinkButton>
    </li>
  )
}
