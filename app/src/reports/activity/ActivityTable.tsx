import type { ActivityRecord } from '@wordstride/api'
import { useState } from 'react'
import { TableArea } from '../../panels/TableArea'
import { TableHead, TitleCell } from '../../panels/tableParts'
import { Paging } from '../../shell/Paging'
import { usePrinting } from '../usePrinting'
import styles from './Activity.module.css'
import { describeActivity } from './describeActivity'

const PAGE_SIZE = 50
const COLUMNS = ['Began', 'Work', 'Time', 'State', 'Levels', 'Score', 'Points'] as const

/** The sessions, the latest first; on paper all of them. */
export function ActivityTable({ records }: { records: readonly ActivityRecord[] }) {
  const [page, setPage] = useState(1)
  const isPrinting = usePrinting()
  const shown = isPrinting ? records : records.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return (
    <>
      <TableArea label="Sessions" height="none" isFlowing>
        <TableHead columns={COLUMNS} />
        <tbody>
          {shown.map((record) => {
            const row = describeActivity(record)
            return (
              <tr key={record.sessionId}>
                <td className={styles.began}>
                  {row.began}
                  {row.place && <span className={styles.place}>{row.place}</span>}
                </td>
                <td className={styles.work}>
                  <TitleCell
                    title={row.skill === '' ? row.work : `${row.work}: ${row.skill}`}
                    course={row.course}
                  />
                </td>
                <td data-column="Time">{row.time}</td>
                <td data-column="State">{row.state}</td>
                <td data-column="Levels" className={styles.changes}>
                  {row.changes}
                </td>
                <td data-column="Score" className={styles.began}>
                  {row.score}
                </td>
                <td data-column="Points">{row.points}</td>
              </tr>
            )
          })}
        </tbody>
      </TableArea>
      <Paging
        label="Pages of sessions"
        page={page}
        pages={Math.ceil(records.length / PAGE_SIZE)}
        onPage={setPage}
      />
    </>
  )
}
