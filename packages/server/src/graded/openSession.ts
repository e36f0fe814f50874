import { randomUUID } from 'node:crypto'
import {
  type CoursePhase,
  type CourseSection,
  improveFactor,
  normalizedWeights,
  seededRandom,
} from '@wordstride/core'
import { and, asc, desc, eq, gt, inArray, max } from 'drizzle-orm'
import type { FindProblem } from '../content/problemCache'
import type { Database } from '../db/database'
import {
  answers,
  type GradedExerciseRow,
  type GradedSessionRow,
  gradedExercises,
  gradedSessions,
  type ProblemRow,
  problems,
  skillResults,
} from '../db/schema'
import { scoreOf, toSkillState, toStanding, type UserSkill } from '../progress/skillStandings'
import { chooseProblem } from './chooseProblem'
import { toGradedExercise } from './gradedExercise'

/** An unfinished session is given back for this long; afterwards a new one is made. */
const RESUME_MS = 12 * 3_600_000

export interface SessionScope {
  userId: string
  sectionType: CourseSection
  gradeId: number
  phase: Exclude<CoursePhase, 'LEARNING_SESSION'>
}

export interface NewSession extends SessionScope {
  sessionUuid: string
  path: string | null
  request: unknown
  /** All enabled skills of the grade. */
  entries: readonly UserSkill[]
  /** Those of the session, in its order. */
  chosen: readonly UserSkill[]
  findProblem: FindProblem
}

const inScope = ({ userId, sectionType, gradeId, phase }: SessionScope) =>
  and(
    eq(gradedSessions.userId, userId),
    eq(gradedSessions.sectionType, sectionType),
    eq(gradedSessions.gradeId, gradeId),
    eq(gradedSessions.phase, phase),
  )

/** The unfinished session of the last hours, if any: a reload, a second tab and another device go on with it. */
export async function findOpenSession(
  db: Database,
  scope: SessionScope,
  now: Date,
): Promise<GradedSessionRow | null> {
  const [row] = await db
    .select()
    .from(gradedSessions)
    .where(
      and(
        inScope(scope),
        eq(gradedSessions.status, 'in_progress'),
        gt(gradedSessions.startedAt, new Date(now.getTime() - RESUME_MS)),
      ),
    )
    .orderBy(desc(gradedSessions.startedAt))
    .limit(1)
  return row ?? null
}

async function findLastSeen(db: Database, scope: SessionScope): Promise<Map<string, number>> {
  const rows = await db
    .select({ problemId: gradedExercises.problemId, seenAt: max(gradedSessions.startedAt) })
    .from(gradedSessions)
    .innerJoin(gradedExercises, eq(gradedExercises.sessionUuid, gradedSessions.sessionUuid))
    .where(inScope(scope))
    .groupBy(gradedExercises.problemId)
  return new Map(rows.map(({ problemId, seenAt }) => [problemId, seenAt?.getTime() ?? 0]))
}

async function findPools(db: Database, scope: SessionScope, skillIds: string[]): Promise<ProblemRow[]> {
  if (skillIds.length === 0) return []
  return db
    .select()
    .from(problems)
    .where(
      and(
        eq(problems.sectionType, scope.sectionType),
        eq(problems.gradeId, scope.gradeId),
        inArray(problems.skillId, skillIds),
        inArray(problems.pool, ['P', 'A']),
        eq(problems.isRetired, false),
      ),
    )
    .orderBy(asc(problems.problemSeq))
}

/** The problems a phase draws on in a skill: afficiency falls back to proficiency problems where it has none. */
function poolOf(rows: readonly ProblemRow[], skillId: string, phase: SessionScope['phase']): ProblemRow[] {
  const ofSkill = rows.filter((row) => row.skillId === skillId)
  const own = ofSkill.filter((row) => row.pool === (phase === 'AFFICIENCY_SESSION' ? 'A' : 'P'))
  return own.length > 0 ? own : ofSkill.filter((row) => row.pool === 'P')
}

/** Makes a session: one problem for each skill, each presented once and for good. Null when there is none. */
export async function createSession(
  db: Database,
  fresh: NewSession,
  now: Date,
): Promise<GradedSessionRow | null> {
  const { entries, chosen, sessionUuid, sectionType, findProblem } = fresh
  const weights = normalizedWeights(entries.map(({ skill }) => skill))
  const [pools, lastSeen] = await Promise.all([
    findPools(
      db,
      fresh,
      chosen.map(({ skill }) => skill.skillId),
    ),
    findLastSeen(db, fresh),
  ])
  const exercises: GradedExerciseRow[] = []
  for (const entry of chosen) {
    const pool = poolOf(pools, entry.skill.skillId, fresh.phase)
    const row = chooseProblem(pool, entry.level, lastSeen)
    const known = row ? await findProblem(db, row.problemId) : null
    if (!known) continue
    const { plugin, problem } = known
    exercises.push({
      sessionUuid,
      position: exercises.length,
      problemId: known.row.problemId,
      skillId: entry.skill.skillId,
      skillState: toSkillState(entry),
      specifiedTime: problem.specified_time ?? known.specifiedTime,
      improveFactor: improveFactor(sectionType, toStanding(entry), weights[entries.indexOf(entry)] ?? 0),
      presentation: plugin.present(problem, seededRandom(randomUUID())),
      shownAt: null,
      hintChecked: false,
      hintStep: 0,
      draft: null,
      isSkipped: false,
      skipMessage: null,
    })
  }
  if (exercises.length === 0) return null
  const [session] = await db
    .insert(gradedSessions)
    .values({
      sessionUuid,
      userId: fresh.userId,
      phase: fresh.phase,
      sectionType,
      gradeId: fresh.gradeId,
      path: fresh.path,
      status: 'in_progress',
      startingScore: scoreOf(sectionType, entries),
      request: fresh.request,
      startedAt: now,
    })
    .returning()
  await db.insert(gradedExercises).values(exercises)
  return session ?? null
}

export const newSessionUuid = (): string => randomUUID()

interface Description {
  isResumed: boolean
  showsContentId: boolean
  findProblem: FindProblem
}

/** The reply about a session, new or resumed. */
export async function describeSession(
  db: Database,
  session: GradedSessionRow,
  { isResumed, showsContentId, findProblem }: Description,
) {
  const { sessionUuid } = session
  const [exercises, log, results] = await Promise.all([
    db
      .select()
      .from(gradedExercises)
      .where(eq(gradedExercises.sessionUuid, sessionUuid))
      .orderBy(asc(gradedExercises.position)),
    db.select().from(answers).where(eq(answers.sessionUuid, sessionUuid)),
    db.select().from(skillResults).where(eq(skillResults.sessionUuid, sessionUuid)),
  ])
  const described = []
  for (const exercise of exercises) {
    const known = await findProblem(db, exercise.problemId)
    if (!known) continue
    described.push(
      toGradedExercise({
        session,
        exercise,
        known,
        log: log.filter(({ problemId }) => problemId === exercise.problemId),
        result: results.find(({ problemId }) => problemId === exercise.problemId),
        showsContentId,
      }),
    )
  }
  const answered = exercises.filter(({ problemId }) => log.some((row) => row.problemId === problemId))
  const lastAnswered = answered.at(-1)?.position ?? 0
  return {
    session_uuid: sessionUuid,
    started_at: session.startedAt.getTime(),
    is_resumed: isResumed,
    current_index: Math.max(session.currentIndex, lastAnswered),
    user_starting_score: session.startingScore,
    problems: described,
  }
}
