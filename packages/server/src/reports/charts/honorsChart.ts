import { type GoalMark, refuse, type ScoreMonth, succeed } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { gradeName, HONOR_TARGET, honorGradeName, honorGrades } from '@wordstride/learning'
import { addMonths, format, lastDayOfMonth, parseISO } from 'date-fns'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { localDate } from '../../calendar/localDate'
import type { Database } from '../../db/database'
import { goals, users } from '../../db/schema'
import type { Handler } from '../../dispatch/callContext'
import { type ChartTheme, lineLook, PALETTES, scoreChart } from './chartLook'
import { clampSize, drawChart } from './drawChart'
import { findScoreHistory, type GradeHistory, scoreOn } from './scoreHistory'

/** Pixels, where none are asked for (C-03). */
const USUAL = { width: 800, height: 600 }
const MONTHS = 12
/** How far ahead a goal may lie to be on the picture. */
const GOAL_MONTHS = 6

const monthOf = (day: string): string => day.slice(0, 7)
const monthAfter = (month: string, count: number): string =>
  format(addMonths(parseISO(`${month}-01`), count), 'yyyy-MM')
const lastDayOf = (month: string): string => format(lastDayOfMonth(parseISO(`${month}-01`)), 'yyyy-MM-dd')

function monthsUntil(first: string, last: string): string[] {
  const months = [first]
  for (let month = first; month < last; ) {
    month = monthAfter(month, 1)
    months.push(month)
  }
  return months
}

/** The score of a grade at the end of each month, from the first one that has any. */
const scoresByMonth = (history: GradeHistory, months: readonly string[]): ScoreMonth[] =>
  months.flatMap((month) => {
    const projectedScore = scoreOn(history, lastDayOf(month))
    return projectedScore === null ? [] : [{ gradeId: history.gradeId, month, projectedScore }]
  })

/** Goals that are open; schools have none (ROLE-03). */
async function findGoalMarks(
  db: Database,
  { userId, sectionType }: { userId: string; sectionType: CourseSection },
): Promise<GoalMark[]> {
  const rows = await db
    .select({ goal: goals })
    .from(goals)
    .innerJoin(users, eq(users.userId, goals.userId))
    .where(and(eq(goals.userId, userId), isNull(goals.endedAt), isNull(users.license)))
    .orderBy(asc(goals.goalDate), asc(goals.goalId))
  return rows.flatMap(({ goal }) => {
    const { goalDate } = goal
    const [gradeId, goalScore] =
      sectionType === 'ae.la' ? [goal.laGrade, goal.laGoalScore] : [goal.vocGrade, goal.vocGoalScore]
    return gradeId === null || goalScore === null ? [] : [{ gradeId, goalScore, goalDate }]
  })
}

interface Shown {
  months: readonly ScoreMonth[]
  /** Of the axis, in their order. */
  axis: readonly string[]
  goals: readonly GoalMark[]
  honorGrade: number
  highHonorGrade: number
}

/** A line across the chart, which the legend names: a name beside it is crossed by the lines of the grades. */
function acrossAt(score: number, name: string, color: string, dash: number[]) {
  const lineStyle = { color, type: dash, width: 2 }
  return {
    type: 'line',
    name,
    symbol: 'none',
    itemStyle: { color },
    lineStyle,
    data: [],
    markLine: {
      silent: true,
      symbol: 'none',
      z: 1,
      label: { show: false },
      lineStyle,
      data: [{ yAxis: score }],
    },
  }
}

function toOption({ months, axis: monthNames, goals: marks, ...honors }: Shown, theme: ChartTheme) {
  const palette = PALETTES[theme]
  const { frame, axis } = scoreChart(palette)
  const grades = [...new Set(months.map(({ gradeId }) => gradeId))]
  const scoreIn = (gradeId: number, month: string) =>
    months.find((row) => row.gradeId === gradeId && row.month === month)?.projectedScore ?? null
  const across = [
    acrossAt(HONOR_TARGET, `Honor: ${honorGradeName(honors.honorGrade)}`, palette.honor, [9, 9]),
    acrossAt(HONOR_TARGET, `High honor: ${honorGradeName(honors.highHonorGrade)}`, palette.highHonor, [3, 6]),
  ]
  return {
    ...frame,
    // Room for the figure after the last mark, and for the names of the honors.
    grid: { ...frame.grid, right: 44, bottom: 60 },
    xAxis: {
      type: 'category',
      data: monthNames.map((month) => format(parseISO(`${month}-01`), 'MMM yyyy')),
      ...axis,
    },
    series: [
      ...grades.map((gradeId) => ({
        type: 'line',
        name: gradeName(gradeId),
        ...lineLook(gradeId, palette),
        endLabel: {
          show: true,
          color: palette.ink,
          fontSize: 13,
          distance: 8,
          // The line of honors ends behind it.
          backgroundColor: palette.ground,
          padding: 2,
          formatter: ({ value }: { value: number }) => value.toFixed(2),
        },
        data: monthNames.map((month) => scoreIn(gradeId, month)),
      })),
      {
        type: 'scatter',
        name: 'Goals',
        symbol: 'diamond',
        symbolKeepAspect: true,
        symbolSize: 16,
        silent: true,
        emphasis: { disabled: true },
        itemStyle: { color: palette.goal, opacity: 1 },
        label: {
          show: true,
          position: 'left',
          color: palette.goal,
          fontSize: 13,
          fontWeight: 600,
          formatter: ({ name }: { name: string }) => name,
        },
        data: marks.map(({ gradeId, goalScore, goalDate }) => ({
          name: `${gradeName(gradeId)}: ${goalScore}`,
          value: [monthNames.indexOf(monthOf(goalDate)), goalScore],
        })),
      },
      ...across,
    ],
    legend: [
      { ...frame.legend, data: [...grades.map(gradeName), ...(marks.length > 0 ? ['Goals'] : [])] },
      {
        ...frame.legend,
        top: 'auto',
        bottom: 4,
        orient: 'vertical',
        itemGap: 8,
        itemWidth: 36,
        // The line alone.
        itemStyle: { opacity: 0 },
        data: across.map(({ name }) => name),
      },
    ],
  }
}

/** The last twelve months of a section (API-15, SR-38). */
export const getUserHonorsChartWithGoal: Handler<'getUserHonorsChartWithGoal'> = async (
  { userId, sectionType, options },
  { db, now, timeZone },
) => {
  const [user] = await db
    .select({ schoolGrade: users.schoolGrade })
    .from(users)
    .where(eq(users.userId, userId))
  if (!user) return refuse('not_allowed')
  const today = localDate(now, timeZone)
  const thisMonth = monthOf(today)
  const first = monthAfter(thisMonth, 1 - MONTHS)
  const history = await findScoreHistory(db, { userId, sectionType }, today, now)
  const months = history.flatMap((grade) => scoresByMonth(grade, monthsUntil(first, thisMonth)))
  const begin = months.reduce((least, { month }) => (month < least ? month : least), thisMonth)
  const latest = monthAfter(thisMonth, GOAL_MONTHS)
  const found = options?.addGoals ? await findGoalMarks(db, { userId, sectionType }) : []
  const goalMarks = found.filter(({ goalDate }) => begin <= monthOf(goalDate) && monthOf(goalDate) <= latest)
  const end = goalMarks.reduce(
    (last, { goalDate }) => (monthOf(goalDate) > last ? monthOf(goalDate) : last),
    thisMonth,
  )
  const { honorGrade, highHonorGrade } = honorGrades(user.schoolGrade)
  const shown = { months, axis: monthsUntil(begin, end), goals: goalMarks, honorGrade, highHonorGrade }
  const size = {
    width: clampSize(options?.width, USUAL.width),
    height: clampSize(options?.height, USUAL.height),
  }
  return succeed({
    honorsChart: await drawChart(toOption(shown, options?.theme ?? 'light'), size),
    months,
    goals: goalMarks,
    honorGrade,
    honorGradeTarget: HONOR_TARGET,
    highHonorGrade,
    highHonorGradeTarget: HONOR_TARGET,
  })
}
