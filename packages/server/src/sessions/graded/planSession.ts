import { type CourseSection, leastMsOf, type Random } from '@wordstride/core'
import { type ExerciseTarget, improveFactor, levelStateOf, normalizedWeights } from '@wordstride/learning'
import { and, eq, max, sql } from 'drizzle-orm'
import { GRADED_POOLS, type GradedPhase } from '../../content/gradedPools'
import { findPools, type OpenContent, type PoolProblem } from '../../content/problemCache'
import type { Database } from '../../db/database'
import { type SessionExerciseRow, type SessionRow, sessionExercises, sessions } from '../../db/schema'
import { shortReading } from '../../db/shortReading'
import { newSecretId } from '../../secretId'
import { asTold, scoreOf, toStanding, type UserSkill } from '../../standing/skillStandings'
import { type CourseStart, insertSession, type Visit } from '../log/sessionRow'
import { chooseProblem } from './chooseProblem'
import type { ChosenSkills } from './chooseSkills'

export interface GradedScope {
  userId: string
  sectionType: CourseSection
  gradeId: number
  phase: GradedPhase
  /** Over several skills. */
  skillId: null
}

/** `chosen` are those of the session, in its order. */
export interface NewSession extends GradedScope, ChosenSkills {
  sessionId: string
  path: string | null
  /** All enabled skills of the grade. */
  entries: readonly UserSkill[]
  content: OpenContent
  lastSeen: ReadonlyMap<string, number>
  random: Random
  hasLeastTimes: boolean
}

const value = (name: string) => sql.placeholder(name)

const lastSeenReading = shortReading((db) =>
  db
    .select({ problemId: sessionExercises.problemId, seenAt: max(sessions.startedAt) })
    .from(sessions)
    .innerJoin(
      sessionExercises,
      and(eq(sessionExercises.userId, sessions.userId), eq(sessionExercises.sessionId, sessions.sessionId)),
    )
    .where(
      and(
        eq(sessions.userId, value('userId')),
        eq(sessions.sectionType, value('sectionType')),
        eq(sessions.gradeId, value('gradeId')),
        eq(sessions.phase, value('phase')),
      ),
    )
    .groupBy(sessionExercises.problemId)
    .prepare('last_seen'),
)

/** When each problem of the phase was last in a session of the student, in epoch ms. */
export async function findLastSeen(
  db: Database,
  { userId, sectionType, gradeId, phase }: GradedScope,
): Promise<Map<string, number>> {
  const rows = await lastSeenReading(db).execute({ userId, sectionType, gradeId, phase })
  return new Map(rows.map(({ problemId, seenAt }) => [problemId, seenAt?.getTime() ?? 0]))
}

/** The problems that a phase draws on in a skill. */
function poolOf(ofSkill: readonly PoolProblem[], phase: GradedPhase): PoolProblem[] {
  const pool = GRADED_POOLS[phase].find((name) => ofSkill.some((row) => row.pool === name))
  return ofSkill.filter((row) => row.pool === pool)
}

interface Chosen {
  exercise: SessionExerciseRow
  target: ExerciseTarget
  leastMs: number
}

/** One problem for each skill, each presented once and for good. */
async function chooseExercises(fresh: NewSession): Promise<Chosen[]> {
  const { userId, entries, chosen, sessionId, sectionType, content, lastSeen } = fresh
  const weights = normalizedWeights(entries.map(({ skill }) => skill))
  const pools = await findPools(content, sectionType, fresh.gradeId)
  const found: Chosen[] = []
  for (const entry of chosen) {
    const { skillId } = entry.skill
    // A problem tells the level by its form.
    const inTurn = fresh.inTurn.filter(({ level }) => level === entry.level)
    const row = chooseProblem(poolOf(pools.get(skillId) ?? [], fresh.phase), {
      level: entry.level,
      lastSeen,
      inTurn: new Set(inTurn.map(({ skill }) => skill.skillId)),
      random: fresh.random,
    })
    const known = row ? await content.findProblem(row.problemId) : null
    if (!known) continue
    const { plugin, problem } = known
    const { problemId } = known.row
    const presentation = plugin.present(problem, fresh.random)
    found.push({
      exercise: {
        userId,
        sessionId,
        problemId,
        skillId,
        position: found.length,
        improveFactor: improveFactor(sectionType, toStanding(entry), weights[entries.indexOf(entry)] ?? 0),
        presentation,
        problemVersion: plugin.version,
        draft: null,
        skipMessage: null,
      },
      target: {
        problemId,
        skillId,
        state: levelStateOf(entry),
        specifiedMinutes: problem.specified_time ?? known.specifiedTime,
      },
      leastMs: leastMsOf(plugin, plugin.toPublic(problem, presentation)),
    })
  }
  return found
}

export interface MadeSession {
  session: SessionRow
  exercises: SessionExerciseRow[]
}

export interface PlannedSession {
  start: CourseStart
  startingScore: number
  exercises: SessionExerciseRow[]
}

/** A session that may be made. Null when there is no problem for it. */
export async function planSession(fresh: NewSession): Promise<PlannedSession | null> {
  const { sessionId, phase, sectionType, gradeId, path, entries } = fresh
  const found = await chooseExercises(fresh)
  if (found.length === 0) return null
  return {
    start: {
      sessionId,
      phase,
      sectionType,
      gradeId,
      path,
      skillId: '',
      startingLevel: 0,
      correctCount: null,
      problemIds: found.map(({ target }) => target.problemId),
      lastProblemId: null,
      targets: found.map(({ target }) => target),
      ...(fresh.hasLeastTimes ? { leastMs: found.map(({ leastMs }) => leastMs) } : {}),
    },
    startingScore: scoreOf(sectionType, entries.map(asTold)),
    exercises: found.map(({ exercise }) => exercise),
  }
}

/** Makes a session, inside a transaction. */
export async function createSession(
  tx: Database,
  { start, startingScore, exercises }: PlannedSession,
  { userId, request }: { userId: string; request: unknown },
  visit: Visit,
): Promise<MadeSession> {
  const session = await insertSession(
    tx,
    { userId, start, request, startingScore, aliasSecret: newSecretId() },
    visit,
  )
  await tx.insert(sessionExercises).values(exercises).prepare('insert_session_exercises').execute()
  return { session, exercises }
}
