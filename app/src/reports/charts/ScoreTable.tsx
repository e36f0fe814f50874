import type { GoalMark, ScoreDay, ScoreMonth } from '@wordstride/api'
import { gradeName } from '@wordstride/learning'
import { Fold } from '@wordstride/ui'
import { showScore } from '../../panels/numbers'
import { shownDay, shownMonth } from '../../panels/shownDates'
import { TableArea } from '../../panels/TableArea'
import { usePrinting } from '../usePrinting'

interface TimedScore {
  /** YYYY-MM or YYYY-MM-DD. */
  time: string
  gradeId: number
  projectedScore: number
}

interface ScoreTableProps {
  label: string
  /** Of the column of times. */
  timeName: 'Month' | 'Day'
  rows: readonly TimedScore[]
  goals?: readonly GoalMark[]
}

const SHOWN = { Month: shownMonth, Day: shownDay } as const

export const ofMonths = (months: readonly ScoreMonth[]) =>
  months.map(({ month, ...row }) => ({ ...row, time: month }))

export const ofDays = (points: readonly ScoreDay[]) =>
  points.map(({ day, ...row }) => ({ ...row, time: day }))

/** What a chart shows, as a table: a row a time, a column a grade. */
export function ScoreTable({ label, timeName, rows, goals = [] }: ScoreTableProps) {
  const isPrinting = usePrinting()
  const grades = [...new Set(rows.map(({ gradeId }) => gradeId))]
  const times = [...new Set(rows.map(({ time }) => time))].sort()
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
              <th scope="row">{SHOWN[timeName](time)}</th>
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
          Goal: {showScore(goalScore)} in {gradeName(gradeId)} by {shownDay(goalDate)}
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
