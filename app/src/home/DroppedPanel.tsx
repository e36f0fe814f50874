import { useQuery } from '@tanstack/react-query'
import type { DroppedSkill } from '@wordstride/api'
import { skillStatus } from '@wordstride/learning'
import { Link } from 'react-router-dom'
import { homeProfileLink } from '../links/links'
import { Panel } from '../panels/Panel'
import { PlainTable } from '../panels/PlainTable'
import { shownDayOfYear } from '../panels/shownDates'
import { TitleCell } from '../panels/tableParts'
import { describeCourse } from './describeCourse'
import { droppedSkillsQuery } from './homeQueries'

const TITLE = 'Skills dropped this week'

const cellsOf = ({ skillName, sectionType, gradeId, from, to, date }: DroppedSkill) => [
  <TitleCell
    key="skill"
    title={<Link to={homeProfileLink(sectionType, gradeId)}>{skillName}</Link>}
    course={describeCourse(sectionType, gradeId)}
  />,
  `${skillStatus(sectionType, from)} → ${skillStatus(sectionType, to)}`,
  shownDayOfYear(date),
]

/** Skills that stand lower than earlier this week (HOME-19). */
export function DroppedPanel({ userId }: { userId: string }) {
  return (
    <Panel
      title={TITLE}
      query={useQuery(droppedSkillsQuery(userId))}
      height="4rem"
      emptyText={({ length }) =>
        length === 0 ? 'No skill has dropped. Careful answers keep it that way.' : null
      }
    >
      {(skills) => (
        <PlainTable
          label={TITLE}
          columns={['Skill', 'Level', 'Date']}
          rows={skills.map((skill) => ({
            key: `${skill.sectionType} ${skill.gradeId} ${skill.skillId}`,
            cells: cellsOf(skill),
          }))}
        />
      )}
    </Panel>
  )
}
