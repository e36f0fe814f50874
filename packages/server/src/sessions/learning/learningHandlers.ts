import { refuse, succeed } from '@wordstride/api'
import { leastMsOf, seededRandom } from '@wordstride/core'
import { levelStateOf, type SessionEvent, type SessionStart } from '@wordstride/learning'
import { registry } from '@wordstride/plugins/graders'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { problemIdOf } from '../../content/rowIds'
import type { Database } from '../../db/database'
import {
  type ProblemRow,
  problems,
  type SessionRow,
  type SkillRow,
  sessionSnapshots,
  skills,
} from '../../db/schema'
import { newSessionId } from '../../db/sessionIds'
import type { CallContext, HandlerParams, Handlers } from '../../dispatch/callContext'
import { inStudentTurn } from '../../standing/inStudentTurn'
import { findToldSkills, scoreOf, type UserSkill } from '../../standing/skillStandings'
import { readSession, type SessionKey, startEvents, toldEvents } from '../log/sessionReading'
import { type CourseStart, findOpenSession, insertSession } from '../log/sessionRow'
import { type ReadRow, readRow, toExercise } from './toExercise'

const findProblems = (db: Database, { skill }: UserSkill): Promise<ProblemRow[]> =>
  db
    .select()
    .from(problems)
    .where(
      and(
        eq(problems.sectionType, skill.sectionType),
        eq(problems.gradeId, skill.gradeId),
        eq(problems.skillId, skill.skillId),
        eq(problems.isRetired, false),
      ),
    )
    .orderBy(asc(problems.problemSeq))
    .prepare('problems_of_skill')
    .execute()

async function findDemos(db: Database, { skill }: UserSkill): Promise<SkillRow['demos']> {
  const [found] = await db
    .select({ demos: skills.demos })
    .from(skills)
    .where(
      and(
        eq(skills.sectionType, skill.sectionType),
        eq(skills.gradeId, skill.gradeId),
        eq(skills.skillId, skill.skillId),
      ),
    )
    .prepare('demos_of_skill')
    .execute()
  return found?.demos ?? []
}

async function findSnapshot(db: Database, { userId, sessionId }: SessionKey): Promise<string | null> {
  const [found] = await db
    .select()
    .from(sessionSnapshots)
    .where(and(eq(sessionSnapshots.userId, userId), eq(sessionSnapshots.sessionId, sessionId)))
    .prepare('session_snapshot')
    .execute()
  return found?.snapshot ?? null
}

type Params = HandlerParams<'skillLearning'>

/** The exercises of a session in their order. */
interface Pool {
  problemIds: string[]
  leastTimes(): Pick<SessionStart, 'leastMs'>
}

/** Of a problem that cannot be read, none. */
function leastMsOfRow({ opened }: ReadRow): number {
  if (!opened) return 0
  const view = opened.view(opened.present(seededRandom('')))
  return leastMsOf(registry.require(opened.type), view)
}

/** A problem that was published anew has another row. */
const isSameProblem = (problemId: string, other: string | null): boolean =>
  other !== null && problemIdOf(problemId) === problemIdOf(other)

const newStart = (
  { path }: Params,
  { skill, lastProblemId, ...standing }: UserSkill,
  pool: Pool,
  now: Date,
): CourseStart => ({
  sessionId: newSessionId(now),
  phase: 'LEARNING_SESSION',
  sectionType: skill.sectionType,
  gradeId: skill.gradeId,
  skillId: skill.skillId,
  path: path ?? null,
  startingLevel: standing.level,
  standing: levelStateOf(standing),
  correctCount: skill.correctInARow,
  problemIds: pool.problemIds,
  lastProblemId: pool.problemIds.find((id) => isSameProblem(id, lastProblemId)) ?? lastProblemId,
  ...pool.leastTimes(),
})

/**
 * The problems of a session that are not served any more: it goes on with them as they were. Null where one of them is
 * gone; such a session is not gone on with.
 */
async function findFormerProblems(
  db: Database,
  { start }: SessionRow,
  served: readonly string[],
): Promise<ProblemRow[] | null> {
  if (start === null) return null
  const missing = start.problemIds.filter((problemId) => !served.includes(problemId))
  if (missing.length === 0) return []
  const former = await db.select().from(problems).where(inArray(problems.problemId, missing))
  return former.length === missing.length ? former : null
}

/** The exercises of a session: those that are served, or those that it began with. */
function exercisesOf({ start }: SessionRow, served: readonly ReadRow[], former: readonly ProblemRow[]) {
  if (former.length === 0) return served
  const rows = new Map([...served, ...former.map(readRow)].map((read) => [read.row.problemId, read]))
  return start?.problemIds.flatMap((problemId) => rows.get(problemId) ?? []) ?? served
}

/** Gives the unfinished session of the skill back, or makes one; two tabs at once get the same. */
function open(
  params: Params,
  entry: UserSkill,
  pool: Pool,
  startingScore: number,
  visit: CallContext,
): Promise<{ session: SessionRow; isNew: boolean; former: ProblemRow[] }> {
  const { userId, sectionType, gradeId, skillId } = params
  return inStudentTurn(visit.db, { userId, section: sectionType }, async (tx) => {
    const scope = { userId, sectionType, gradeId, skillId, phase: 'LEARNING_SESSION' } as const
    const known = await findOpenSession(tx, scope, visit.now)
    const former = known && (await findFormerProblems(tx, known, pool.problemIds))
    if (known && former) return { session: known, isNew: false, former }
    const start = newStart(params, entry, pool, visit.now)
    const session = await insertSession(tx, { userId, start, startingScore, request: {} }, visit)
    return { session, isNew: true, former: [] }
  })
}

async function findEvents(db: Database, key: SessionKey): Promise<SessionEvent[]> {
  const reading = await readSession(db, key)
  return reading ? toldEvents(reading) : []
}

export const learningHandlers = {
  /** Opens a session; all exercises of its skill and where to go on, from which the client chooses (SR-09). */
  async skillLearning(params, context) {
    const { userId, sectionType, gradeId, chapterId, skillId, phase } = params
    const { db } = context
    if (phase !== 'LEARNING_SESSION') return refuse('learning_only')
    const entries = await findToldSkills(db, { userId, sectionType, gradeId }, context.now)
    const entry = entries.find(({ skill }) => skill.skillId === skillId && skill.chapterId === chapterId)
    if (!entry) return refuse('skill_unavailable')
    const rows = (await findProblems(db, entry)).map(readRow)
    const rowsOf = (pool: 'E' | 'AE') => rows.filter(({ row }) => row.pool === pool)
    const score = scoreOf(sectionType, entries)
    const pool: Pool = {
      problemIds: rowsOf('E').map(({ row }) => row.problemId),
      leastTimes: () => (context.hasLeastTimes ? { leastMs: rowsOf('E').map(leastMsOfRow) } : {}),
    }
    const { session, isNew, former } = await open(params, entry, pool, score, context)
    return succeed({
      sessionId: session.sessionId,
      startedAt: session.startedAt.getTime(),
      events: isNew ? startEvents(session) : await findEvents(db, session),
      snapshot: isNew ? null : await findSnapshot(db, session),
      exercises: exercisesOf(session, rowsOf('E'), former).map((read) => toExercise(read, entry)),
      assistedExercises: rowsOf('AE').map((read) => ({
        ...toExercise(read, entry),
        assistedExerciseId: read.row.problemId,
      })),
      demos: (await findDemos(db, entry)).map((demo) => ({ ...demo, _id: demo.demo_id })),
      skillName: entry.skill.skillName,
      selectedSkillType: 'learning',
      userSkillLevel: entry.level,
      secondTry: entry.isSecondTry,
      userStartingScore: score,
      correctInARow: entry.skill.correctInARow,
      userLastProblemId: entry.lastProblemId,
    })
  },
} satisfies Pick<Handlers, 'skillLearning'>
