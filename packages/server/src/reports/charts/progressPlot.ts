import { type ScoreDay, succeed } from '@wordstride/api'
import { gradeName } from '@wordstride/learning'
import { localDate } from '../../calendar/localDate'
import type { Handler } from '../../dispatch/callContext'
import { type ChartTheme, lineLook, PALETTES, scoreChart } from './chartLook'
import { clampSize, drawChart } from './drawChart'
import { findScoreHistory, type GradeHistory, scoreOn } from './scoreHistory'

const USUAL = { width: 800, height: 450 }

/** The scores of a grade between two days, beginning with the one that held on the first of them; none of days to come. */
function pointsOf(history: GradeHistory, from: string, to: string): ScoreDay[] {
  if (from > to) return []
  const { gradeId, scores } = history
  const within = scores.filter(({ day }) => from < day && day <= to)
  const before = scoreOn(history, from)
  const first = before === null ? [] : [{ day: from, projectedScore: before }]
  return [...first, ...within].map((score) => ({ gradeId, ...score }))
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

function toOption(points: readonly ScoreDay[], to: string, theme: ChartTheme) {
  const palette = PALETTES[theme]
  const { frame, axis } = scoreChart(palette)
  const grades = [...new Set(points.map(({ gradeId }) => gradeId))]
  return {
    ...frame,
    useUTC: true,
    xAxis: {
      type: 'time',
      ...axis,
      axisLabel: {
        ...axis.axisLabel,
        formatter: { year: '{yyyy}', month: '{MMM}', day: '{MMM} {d}' },
      },
      splitLine: { show: false },
      max: timeOf(to),
    },
    series: grades.map((gradeId) => {
      const own = points.filter((point) => point.gradeId === gradeId)
      const last = own.at(-1)
      const shown = last && last.day < to ? [...own, { ...last, day: to }] : own
      return {
        type: 'line',
        name: gradeName(gradeId),
        step: 'end',
        ...lineLook(gradeId, palette),
        // One mark a score is too much on a line of a hundred.
        showSymbol: own.length <= 40,
        data: shown.map(({ day, projectedScore }) => [timeOf(day), projectedScore]),
      }
    }),
  }
}

/** API-38: dates the other way round are swapped (REP-06). */
export const getUserProgressPlot: Handler<'getUserProgressPlot'> = async (
  { userId, sectionType, startTime, endTime, options },
  { db, now, timeZone },
) => {
  const today = localDate(now, timeZone)
  const [from, end] = startTime <= endTime ? [startTime, endTime] : [endTime, startTime]
  const to = end < today ? end : today
  const history = await findScoreHistory(db, { userId, sectionType }, today, now)
  const points = history.flatMap((grade) => pointsOf(grade, from, to))
  const size = {
    width: clampSize(options?.width, USUAL.width),
    height: clampSize(options?.height, USUAL.height),
  }
  return succeed({
    progressChart: await drawChart(toOption(points, to, options?.theme ?? 'light'), size),
    points,
  })
}
