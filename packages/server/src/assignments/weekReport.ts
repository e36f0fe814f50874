import { TZDate } from '@date-fns/tz'
import { toldPoints } from '@wordstride/learning'
import { format } from 'date-fns'
import { and, asc, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { findLearningInfo } from '../accounts/learningInfo'
import type { Database } from '../db/database'
import {
  type AssignmentWeekRow,
  answers,
  gradeStandings,
  type SkillResultRow,
  sessions,
  skillResults,
  skills,
  userSkills,
} from '../db/schema'
import type { AssignmentItemPlan } from '../db/schema/assignmentItem'
import { isStandingOf, listedColumns } from '../standing/skillStandings'
import type { ItemState } from './itemMeter'
import { replayWeek, type WeekPlan, type WeekReport } from './replayWeek'
import type { LearningWork, SessionWork, UnitWork, WeekEvent } from './weekEvent'

const skillIdsOf = (items: readonly AssignmentItemPlan[]): string[] =>
  items.flatMap(({ skillId }) => (skillId === null ? [] : [skillId]))

async function findLearning(db: Database, week: AssignmentWeekRow): Promise<LearningWork[]> {
  const assigned = skillIdsOf(week.items)
  const rows = await db
    .select({
      receivedAt: answers.receivedAt,
      sessionId: answers.sessionId,
      sectionType: answers.sectionType,
      gradeId: answers.gradeId,
      skillId: answers.skillId,
      seq: sql<number>`${answers.seq}`,
      firstTimeCorrect: answers.firstTimeCorrect,
      isPass: answers.learningPass,
      level: answers.levelBefore,
    })
    .from(answers)
    .where(
      and(
        eq(answers.userId, week.userId),
        eq(answers.phase, 'LEARNING_SESSION'),
        eq(answers.verdict, 'correct'),
        isNotNull(answers.seq),
        gte(answers.receivedAt, week.startsAt),
        lt(answers.receivedAt, week.endsAt),
        // Not `= true`, which the index of the passes does not answer as a parameter.
        or(sql`${answers.learningPass}`, inArray(answers.skillId, assigned)),
      ),
    )
    .orderBy(asc(answers.receivedAt), asc(answers.seq))
  return rows.map(({ receivedAt, ...row }) => ({ ...row, kind: 'learning', at: receivedAt.getTime() }))
}

const toUnits = (row: SkillResultRow): UnitWork => ({
  kind: 'units',
  at: row.decidedAt.getTime(),
  sessionId: row.sessionId,
  sectionType: row.sectionType,
  gradeId: row.gradeId,
  move: row,
})

async function findSessions(db: Database, week: AssignmentWeekRow): Promise<SessionWork[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, week.userId),
        eq(sessions.phase, 'AFFICIENCY_SESSION'),
        eq(sessions.sessionStatus, 'passed'),
        gte(sessions.endedAt, week.startsAt),
        lt(sessions.endedAt, week.endsAt),
      ),
    )
  return rows.map(({ endedAt, sessionId, sectionType, gradeId }) => ({
    kind: 'session',
    at: (endedAt as Date).getTime(),
    sessionId,
    sectionType,
    gradeId,
  }))
}

const keyOf = ({
  sectionType,
  gradeId,
  skillId,
}: Pick<SkillResultRow, 'sectionType' | 'gradeId' | 'skillId'>) => `${sectionType} ${gradeId} ${skillId}`

/** Which learning items are done without a pass: a lazily closed week must not know of what was learned later. */
async function findItemStates(
  db: Database,
  week: AssignmentWeekRow,
  results: readonly SkillResultRow[],
  passed: ReadonlySet<string>,
): Promise<WeekPlan['stateOf']> {
  const ids = skillIdsOf(week.items)
  const rows = ids.length
    ? await db
        .select({ skill: listedColumns, level: userSkills.level })
        .from(skills)
        .leftJoin(userSkills, isStandingOf(week.userId))
        .where(and(inArray(skills.skillId, ids), eq(skills.isDisabled, false), eq(skills.isRetired, false)))
    : []
  const known = new Map(rows.map(({ skill, level }) => [keyOf(skill), { skill, level: level ?? 0 }]))
  const later = new Map<string, number>()
  for (const row of results) {
    if (row.decidedAt >= week.endsAt && !later.has(keyOf(row))) later.set(keyOf(row), row.before.level)
  }
  return ({ sectionType, gradeId, skillId }): ItemState => {
    if (skillId === null) return { isDone: false, correctInARow: 1 }
    const key = keyOf({ sectionType, gradeId, skillId })
    const entry = known.get(key)
    if (!entry) return { isDone: true, correctInARow: 1 }
    const isRaised = (later.get(key) ?? entry.level) > 0 && !passed.has(key)
    return { isDone: isRaised, correctInARow: entry.skill.correctInARow }
  }
}

/** The current grades then: a grade completed since was the current one until its completion (SR-15). */
async function findGrades(db: Database, userId: string): Promise<WeekPlan['gradeAt']> {
  const infos = await findLearningInfo(db, userId)
  const completed = await db
    .select()
    .from(gradeStandings)
    .where(and(eq(gradeStandings.userId, userId), isNotNull(gradeStandings.completedAt)))
  return (section, at) => {
    const current = infos.find(({ sectionType }) => sectionType === section)?.currentGrade
    if (current === undefined) return undefined
    const then = completed.filter(
      ({ sectionType, completedAt }) => sectionType === section && (completedAt as Date).getTime() >= at,
    )
    return Math.min(current, ...then.map(({ gradeId }) => gradeId))
  }
}

/** In the order of time; of what happened at one moment the session's end comes last. */
const inOrder = (events: WeekEvent[]): WeekEvent[] => events.sort((a, b) => a.at - b.at)

/** Progress, points and extra work of one week of one student, worked out from what was done. */
export async function reportWeek(
  db: Database,
  week: AssignmentWeekRow,
  timeZone: string,
): Promise<WeekReport> {
  const learning = await findLearning(db, week)
  const results = await db
    .select()
    .from(skillResults)
    .where(and(eq(skillResults.userId, week.userId), gte(skillResults.decidedAt, week.startsAt)))
    .orderBy(asc(skillResults.seq))
  const sessions = await findSessions(db, week)
  const gradeAt = await findGrades(db, week.userId)
  const passed = new Set(learning.filter(({ isPass }) => isPass).map(keyOf))
  const units = results.filter(({ decidedAt }) => decidedAt < week.endsAt).map(toUnits)
  return replayWeek(
    {
      items: week.items,
      pointsPerMinute: week.pointsPerMinute,
      stateOf: await findItemStates(db, week, results, passed),
      gradeAt,
      dayOf: (at) => format(new TZDate(at, timeZone), 'yyyy-MM-dd'),
    },
    inOrder([...learning, ...units, ...sessions]),
  )
}

/** The points of a week as its row has them; worked out where it has none yet. */
export async function findPoints(
  db: Database,
  week: AssignmentWeekRow,
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
