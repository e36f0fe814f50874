import type { CourseSection } from '@wordstride/core'
import { toldPoints } from '@wordstride/learning'
import { and, eq, sql } from 'drizzle-orm'
import { localDate } from '../calendar/localDate'
import type { Database } from '../db/database'
import { type AssignmentWeekRow, assignmentWeeks } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { type ItemState, learnsBy } from './itemMeter'
import { replayWeek, type WeekPlan, type WeekReport } from './replayWeek'
import type { LearningWork, SessionWork, UnitWork, WeekEvent } from './weekEvent'
import { readWeeks, type WeekReading } from './weekReading'

type Timed = Pick<WeekEvent, 'at' | 'sessionId' | 'sectionType' | 'gradeId'>

const timed = ([at, sessionId, sectionType, gradeId]: readonly [
  number,
  string,
  CourseSection,
  number,
  ...unknown[],
]): Timed => ({ at, sessionId, sectionType, gradeId })

const learningOf = ({ learning }: WeekReading): LearningWork[] =>
  (learning ?? []).map((row) => {
    const [, , , , skillId, seq, firstTimeCorrect, isPass, level] = row
    return { kind: 'learning', ...timed(row), skillId, seq, firstTimeCorrect, isPass, level }
  })

/** Also those after the end of the week. */
const movesOf = ({ results }: WeekReading): UnitWork[] =>
  (results ?? []).map((row) => {
    const [, , , , skillId, before, after, isLargeGain] = row
    const move = { skillId, before: { level: before }, after: { level: after }, isLargeGain }
    return { kind: 'units', ...timed(row), move }
  })

const sessionsOf = ({ afficiency }: WeekReading): SessionWork[] =>
  (afficiency ?? []).map((row) => ({ kind: 'session', ...timed(row) }))

const keyOf = (sectionType: CourseSection, gradeId: number, skillId: string) =>
  `${sectionType} ${gradeId} ${skillId}`

/** Which learning items are done without a pass: a lazily closed week must not know of what was learned later. */
function itemStates(
  { week, itemSkills }: WeekReading,
  moves: readonly UnitWork[],
  learning: readonly LearningWork[],
): WeekPlan['stateOf'] {
  const passed = new Set(
    learning
      .filter(({ isPass }) => isPass)
      .map(({ sectionType, gradeId, skillId }) => keyOf(sectionType, gradeId, skillId)),
  )
  const known = new Map(
    (itemSkills ?? []).map(([sectionType, gradeId, skillId, correctInARow, level]) => [
      keyOf(sectionType, gradeId, skillId),
      { correctInARow, level },
    ]),
  )
  /** The last moment at which the student raised a skill from level 0. */
  const learned = new Map<string, number>()
  const later = new Map<string, number>()
  for (const { at, sectionType, gradeId, move } of moves) {
    const key = keyOf(sectionType, gradeId, move.skillId)
    if (at >= week.endsAt.getTime()) later.set(key, later.get(key) ?? move.before.level)
    else if (learnsBy(move)) learned.set(key, at)
  }
  return ({ sectionType, gradeId, skillId, since }): ItemState => {
    if (skillId === null) return { isDone: false, isRaised: false, correctInARow: 1 }
    const key = keyOf(sectionType, gradeId, skillId)
    const entry = known.get(key)
    if (!entry) return { isDone: true, isRaised: false, correctInARow: 1 }
    const isLearned = passed.has(key) || (learned.get(key) ?? 0) >= since
    const isRaised = (later.get(key) ?? entry.level) > 0 && !isLearned
    return { isDone: false, isRaised, correctInARow: entry.correctInARow }
  }
}

/** The current grades then (SR-15): whatever a plan became since. */
function gradesOf({ plans }: WeekReading): WeekPlan['gradeAt'] {
  return (section, at) => {
    const [, current, pastGrades] = plans?.find(([sectionType]) => sectionType === section) ?? []
    return pastGrades?.find(({ until }) => Date.parse(until) >= at)?.grade ?? current
  }
}

/** In the order of time; of what happened at one moment the session's end comes last. */
const inOrder = (events: WeekEvent[]): WeekEvent[] => events.sort((a, b) => a.at - b.at)

/** Progress, points and extra work of one week of one student, worked out from what was done. */
export function reportReading(reading: WeekReading, timeZone: string): WeekReport {
  const { week } = reading
  const learning = learningOf(reading)
  const moves = movesOf(reading)
  const units = moves.filter(({ at }) => at < week.endsAt.getTime())
  return replayWeek(
    {
      items: week.items,
      pointsPerMinute: week.pointsPerMinute,
      stateOf: itemStates(reading, moves, learning),
      gradeAt: gradesOf(reading),
      dayOf: (at) => localDate(new Date(at), timeZone),
    },
    inOrder([...learning, ...units, ...sessionsOf(reading)]),
  )
}

const oneWeek = shortReading((db) =>
  readWeeks(
    db,
    and(
      eq(assignmentWeeks.userId, sql.placeholder('userId')),
      eq(assignmentWeeks.weekStart, sql.placeholder('weekStart')),
    ),
  ).prepare('week_reading'),
)

type WeekKey = Pick<AssignmentWeekRow, 'userId' | 'weekStart'>

/** The week as it is stored with its report, all of one moment; null when there is none. */
export async function readReport(
  db: Database,
  { userId, weekStart }: WeekKey,
  timeZone: string,
): Promise<{ row: AssignmentWeekRow; report: WeekReport } | null> {
  const [reading] = await oneWeek(db).execute({ userId, weekStart })
  return reading ? { row: reading.week, report: reportReading(reading, timeZone) } : null
}

/** The report of a week that is stored. */
export async function reportWeek(db: Database, week: WeekKey, timeZone: string): Promise<WeekReport> {
  const found = await readReport(db, week, timeZone)
  if (!found) throw new Error(`There is no week ${week.weekStart} of ${week.userId}.`)
  return found.report
}

/** The points of a week as its row has them; worked out where it has none yet. */
export async function findPoints(
  db: Database,
  week: WeekKey & Pick<AssignmentWeekRow, 'pointsLa' | 'pointsVoc'>,
  timeZone: string,
): Promise<WeekReport['points']> {
  const { pointsLa: la, pointsVoc: voc } = week
  if (la !== null && voc !== null) return { la, voc, total: la + voc }
  return (await reportWeek(db, week, timeZone)).points
}

/** CONST-14: for the wire; the sum is that of the parts as they are, not as they are told. */
export const tellPoints = ({ la, voc, total }: WeekReport['points']): WeekReport['points'] => ({
  la: toldPoints(la),
  voc: toldPoints(voc),
  total: toldPoints(total),
})
