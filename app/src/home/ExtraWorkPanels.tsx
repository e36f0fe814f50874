import { useQuery } from '@tanstack/react-query'
import type { ExtraWorkRow } from '@wordstride/api'
import { taskName } from '../assignments/taskName'
import { showPoints } from '../panels/numbers'
import { Panel } from '../panels/Panel'
import { PlainTable } from '../panels/PlainTable'
import { TitleCell } from '../panels/tableParts'
import { AssignmentItems } from './AssignmentItems'
import { describeCourse } from './describeCourse'
import { describeAmount } from './describeGoal'
import styles from './ExtraWorkPanels.module.css'
import { thisWeekQuery } from './homeQueries'

const CREDITED = 'Extra work credited and assigned'
const NOT_CREDITED = 'Extra work not credited'

const toRow = (work: ExtraWorkRow) => ({
  key: `${work.sectionType} ${work.grade} ${work.type} ${work.skillId}`,
  cells: [
    <TitleCell
      key="work"
      title={work.skillName ?? taskName(work)}
      course={`${describeCourse(work.sectionType, work.grade)} · ${taskName(work)}`}
    />,
    describeAmount(work),
    showPoints(work.point),
  ],
})

const COLUMNS = ['Work', 'Amount', 'Points']

/** Extra work that earns points, assigned or not (HOME-20). */
export function CreditedPanel({ userId }: { userId: string }) {
  return (
    <Panel
      title={CREDITED}
      query={useQuery(thisWeekQuery(userId))}
      height="4rem"
      emptyText={({ extraItems, credited }) =>
        extraItems.length + credited.length === 0
          ? 'Finish the week’s tasks, and you can go on beyond 100%.'
          : null
      }
    >
      {({ extraItems, credited }) => (
        <>
          {extraItems.length > 0 && (
            <AssignmentItems label="Assigned extra work" items={extraItems} height="200px" />
          )}
          {credited.length > 0 && (
            <>
              {extraItems.length > 0 && <h3 className={styles.heading}>Credited</h3>}
              <PlainTable label="Credited extra work" columns={COLUMNS} rows={credited.map(toRow)} />
            </>
          )}
        </>
      )}
    </Panel>
  )
}

/** Work that earns no points (HOME-21). */
export function NotCreditedPanel({ userId }: { userId: string }) {
  return (
    <Panel
      title={NOT_CREDITED}
      query={useQuery(thisWeekQuery(userId))}
      height="4rem"
      emptyText={({ notCredited }) =>
        notCredited.length === 0
          ? 'Practice beside your tasks shows up here. It counts for you, not for points.'
          : null
      }
    >
      {({ notCredited }) => (
        <PlainTable label={NOT_CREDITED} columns={COLUMNS} rows={notCredited.map(toRow)} />
      )}
    </Panel>
  )
}
