import { Link } from '@chakra-ui/react'
import type { DroppedSkill } from '@wordstride/api'
import { skillStatus } from '@wordstride/core'
import { format, parseISO } from 'date-fns'
import { Link as RouterLink } from 'react-router-dom'
import { homeProfileLink } from '../routes/links'
import { describeCourse } from './describeCourse'
import { EmptyNote } from './EmptyNote'
import { useDroppedSkills } from './homeQueries'
import { Panel } from './Panel'
import { PlainTable } from './PlainTable'
import { TitleCell } from './TitleCell'

const TITLE = 'Skills dropped this week'

const cellsOf = ({ skill_name, section_type, grade_id, from, to, date }: DroppedSkill) => [
  <TitleCell
    key="skill"
    title={
      <Link asChild>
        <RouterLink to={homeProfileLink(section_type, grade_id)}>{skill_name}</RouterLink>
      </Link>
    }
    course={describeCourse(section_type, grade_id)}
  />,
  `${skillStatus(section_type, from)} → ${skillStatus(section_type, to)}`,
  format(parseISO(date), 'MMM d'),
]

/** HOME-19. */
export function DroppedPanel({ userId }: { userId: string }) {
  return (
    <Panel title={TITLE} query={useDroppedSkills(userId)} height="4rem">
      {(skills) =>
        skills.length === 0 ? (
          <EmptyNote sign="🌱">No skill has dropped. Careful answers keep it that way.</EmptyNote>
        ) : (
          <PlainTable
            label={TITLE}
            columns={['Skill', 'Level', 'Date']}
            rows={skills.map((skill) => ({
              key: `${skill.section_type} ${skill.grade_id} ${skill.skill_id}`,
              cells: cellsOf(skill),
            }))}
          />
        )
      }
    </Panel>
  )
}
