import type { GoalMark, ScoreDay, ScoreMonth } from '@wordstride/api'
import { Fold } from '@wordstride/ui'
import { format, parseISO } from 'date-fns'
import { gradeName } from '../../links/gradeNames'
import { showScore } from '../../panels/numbers'
import { TableArea } from '../../panels/TableArea'
import { usePrinting } from '../usePrinting'

interface ScoreTableProps {
  label: string
  /** Of the column of times. */
  timeName: 'Month' | 'Day'
  rows: readonly { time: string; gradeId: number; projectedScore: number }[]
  goals?: readonly GoalMark[]
}

export const ofMonths = (months: readonly ScoreMonth[]) =>
  months.map(({ month, ...row }) => ({ ...row, time: format(parseISO(`${month}-01`), 'MMMM yyyy') }))

export const ofDays = (points: readonly ScoreDay[]) =>
  points.map(({ day, ...row }) => ({ ...row, time: format(parseISO(day), 'MMMM d, yyyy') }))

/** What a chart shows, as a table: a row a time, a column a grade. */
export function ScoreTable({ label, timeName, rows, goals = [] }: ScoreTableProps) {
  const isPrinting = usePrinting()
  const grades = [...new Set(rows.map(({ gradeId }) => gradeId))]
  const times = [...new Set([...rows].map(({ time }) => time))]
  const scoreOf = (time: string, grade: number) =>
    rows.find((row) => row.time === time && row.gradeId === grade)?.projectedScore
  const table = (
    <>
      <TableArea label={label} height={isPrinting ? 'none' : '20rem'}>
        <thead>
          <tr>
            <th scope="col">{timeName}</th>
            {grades.map((grade) => (
              <th key={grade} scope="col">
                {gradeName(grade)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {grades.map((grade) => {
                const score = scoreOf(time, grade)
                return <td key={grade}>{score === undefined ? '–' : showScore(score)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </TableArea>
      {goals.map(({ gradeId, goalScore, goalDate }) => (
        <p key={`${gradeId} ${goalDate}`}>
          Goal: {showScore(goalScore)} in {gradeName(gradeId)} by {format(parseISO(goalDate), 'MMMM d, yyyy')}
        </p>
      ))}
    </>
  )
  if (isPrinting) return table
  return (
    <Fold summary="The numbers as a table" look="bare">
      {table}
    </Fold>
  )
}
