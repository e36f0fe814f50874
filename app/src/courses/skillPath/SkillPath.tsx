import type { Chapter } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { Fold } from '@wordstride/ui'
import { Standing } from '../standing/Standing'
import { groupSkills, nextSkill } from './groupSkills'
import styles from './SkillPath.module.css'
import { SkillStep } from './SkillStep'
import { SkillTile } from './SkillTile'

interface SkillPathProps {
  chapter: Chapter
  section: CourseSection
  grade: number
  /** Of the headings of groups. */
  level: 2 | 4
  /** Brings the next skill into view. */
  isScrolledToNext?: boolean
}

/** The skills of a chapter by skill_seq, as the server gives them (COURSE-07): a path, or words ten by ten. */
export function SkillPath({ chapter, section, grade, level, isScrolledToNext = false }: SkillPathProps) {
  const { skills, chapterId } = chapter
  const next = nextSkill(section, skills)
  const [first, ...further] = groupSkills(skills)
  if (!first) return null
  const course = { section, grade, chapterId }
  if (further.length === 0)
    return (
      <ol className={styles.path}>
        {skills.map((skill) => (
          <SkillStep
            key={skill.skillId}
            skill={skill}
            course={course}
            isNext={skill === next}
            isScrolledTo={isScrolledToNext && skill === next}
          />
        ))}
      </ol>
    )
  return (
    <div className={styles.groups}>
      {[first, ...further].map((group) => (
        <Fold
          key={group.from}
          level={level}
          isOpenAtFirst={next === undefined ? group === first : group.skills.includes(next)}
          summary={
            <span className={styles.summary}>
              <span className={styles.range}>
                {group.from} to {group.to}
              </span>
              <span className={styles.words}>
                {group.skills[0]?.skillName} … {group.skills.at(-1)?.skillName}
              </span>
              <Standing section={section} skills={group.skills} />
            </span>
          }
        >
          <ul className={styles.tiles}>
            {group.skills.map((skill) => (
              <SkillTile
                key={skill.skillId}
                skill={skill}
                course={course}
                isNext={skill === next}
                isScrolledTo={isScrolledToNext && skill === next}
              />
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  )
}
