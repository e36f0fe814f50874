import type { ChapterSkill } from '@wordstride/api'
import { Link } from 'react-router-dom'
import { seesIds, useAuth } from '../../api/authStore'
import { problemsLink } from '../../links/links'
import { LastVisit } from './LastVisit'
import { LevelRing } from './LevelRing'
import styles from './SkillPath.module.css'
import type { SkillCourse } from './skillCourse'
import { useScrolledTo } from './useScrolledTo'

interface SkillTileProps {
  skill: ChapterSkill
  course: SkillCourse
  isNext: boolean
  isScrolledTo: boolean
}

/** A word or a skill of a long chapter; all of the tile opens its learning session (COURSE-07). */
export function SkillTile({ skill, course, isNext, isScrolledTo }: SkillTileProps) {
  const place = useScrolledTo<HTMLLIElement>(isScrolledTo)
  const hasIds = useAuth(seesIds)
  const { section, grade, chapterId } = course
  const link = problemsLink({ sectionType: section, gradeId: grade, chapterId, skillId: skill.skillId })
  return (
    <li ref={place} className={`${styles.tile} ${isNext ? styles.next : ''}`}>
      <LevelRing section={section} level={skill.level} size="52px">
        {skill.skillSeq}
      </LevelRing>
      <Link to={link} className={styles.link}>
        <span className="ws-visually-hidden">Learn: </span>
        {skill.skillName}
      </Link>
      {hasIds && skill.skillId !== skill.skillName && <span className={styles.id}>{skill.skillId}</span>}
      <span className={styles.small}>{skill.status}</span>
      {isNext ? (
        <span className={styles.badge}>Next</span>
      ) : (
        <span className={styles.small}>
          <LastVisit at={skill.skillEnd} />
        </span>
      )}
    </li>
  )
}
