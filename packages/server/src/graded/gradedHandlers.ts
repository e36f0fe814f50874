import { TZDate } from '@date-fns/tz'
import { refuse, succeed } from '@wordstride/api'
import { AFFICIENCY_COUNTS, type CourseSection, scoreLetter, seededRandom, TOP_LEVEL } from '@wordstride/core'
import { startOfDay } from 'date-fns'
import { and, eq, gte } from 'drizzle-orm'
import type { Caller } from '../accounts/caller'
import { menuAuthOf } from '../accounts/toggles'
import { openProblems } from '../content/problemCache'
import type { Database } from '../db/database'
import { gradeStandings, skillResults } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'
import { lockStudent } from '../progress/lockStudent'
import { findUserSkills, scoreOf, type UserSkill } from '../progress/skillStandings'
import { findGoal } from '../progress/updateStanding'
import { chooseAfficiencySkills, chooseProficiencySkills } from './chooseSkills'
import { toLevelChange } from './gradedExercise'
import {
  createSession,
  describeSession,
  findOpenSession,
  newSessionUuid,
  type SessionScope,
} from './openSession'
import { recordEvent } from './recordEvent'
import { saveGradedAnswer } from './saveGradedAnswer'
import { wireSkill } from './wireIds'

const NOT_ALL_PROFICIENT =
  'All Skills must reach the Proficiency Level before you begin the Afficiency Session.'

/** Skills with a proficiency answer on the local day of `now`. */
async function findAnsweredToday(
  db: Database,
  { userId, sectionType, gradeId }: SessionScope,
  now: Date,
  timeZone: string,
): Promise<Set<string>> {
  const midnight = startOfDay(new TZDate(now, timeZone))
  const rows = await db
    .selectDistinct({ skillId: skillResults.skillId })
    .from(skillResults)
    .where(
      and(
        eq(skillResults.userId, userId),
        gte(skillResults.decidedAt, new Date(midnight.getTime())),
        eq(skillResults.sectionType, sectionType),
        eq(skillResults.gradeId, gradeId),
        eq(skillResults.phase, 'PROFICIENCY_SESSION'),
      ),
    )
  return new Set(rows.map(({ skillId }) => skillId))
}

/** SR-10: skills named by an admin instead of those of the rules. */
function forced(
  caller: Caller,
  entries: readonly UserSkill[],
  debug: { skill_ids: string[] } | null | undefined,
): UserSkill[] | null {
  if (!debug || caller.user.role !== 'admin') return null
  return entries.filter(({ skill }) => debug.skill_ids.includes(skill.skillId))
}

const noProblems = (section: CourseSection, entries: readonly UserSkill[]) =>
  succeed({
    session_uuid: null,
    started_at: null,
    is_resumed: false,
    current_index: 0,
    user_starting_score: scoreOf(section, entries),
    problems: [],
  })

interface Opening {
  scope: SessionScope
  path: string | null
  request: unknown
  entries: readonly UserSkill[]
  isForced: boolean
  caller: Caller
  choose(db: Database, sessionUuid: string): Promise<readonly UserSkill[]>
}

/** Gives the unfinished session back, or makes one; two tabs at once get the same. */
async function open(db: Database, opening: Opening, now: Date) {
  const { scope, entries } = opening
  const showsContentId = menuAuthOf(opening.caller.user).show_problem_id
  const findProblem = await openProblems(db)
  return db.transaction(async (tx) => {
    await lockStudent(tx, scope.userId, scope.sectionType)
    const known = opening.isForced ? null : await findOpenSession(tx, scope, now)
    if (known)
      return succeed(await describeSession(tx, known, { isResumed: true, showsContentId, findProblem }))
    const sessionUuid = newSessionUuid()
    const chosen = await opening.choose(tx, sessionUuid)
    const session = await createSession(
      tx,
      { ...scope, sessionUuid, path: opening.path, request: opening.request, entries, chosen, findProblem },
      now,
    )
    if (!session) return noProblems(scope.sectionType, entries)
    return succeed(await describeSession(tx, session, { isResumed: false, showsContentId, findProblem }))
  })
}

export const gradedHandlers = {
  /** SR-10. */
  async takeProficiency(params, { db, now, timeZone, caller }) {
    const scope: SessionScope = {
      userId: params.user_id,
      sectionType: params.section_type,
      gradeId: params.current_grade,
      phase: 'PROFICIENCY_SESSION',
    }
    const entries = await findUserSkills(db, scope)
    const chosen = forced(caller, entries, params.debugObj)
    return open(
      db,
      {
        scope,
        entries,
        caller,
        path: params.path ?? null,
        request: { log: params.log, source: params.source, debugObj: params.debugObj },
        isForced: chosen !== null,
        choose: async (tx) =>
          chosen ??
          chooseProficiencySkills(entries, {
            section: scope.sectionType,
            now,
            answeredToday: await findAnsweredToday(tx, scope, now, timeZone),
          }),
      },
      now,
    )
  },

  /** SR-11. */
  async takeAfficiency(params, { db, now, caller }) {
    const scope: SessionScope = {
      userId: params.user_id,
      sectionType: params.section_type,
      gradeId: params.grade_id,
      phase: 'AFFICIENCY_SESSION',
    }
    const entries = await findUserSkills(db, scope)
    const chosen = forced(caller, entries, params.debug_obj)
    const top = TOP_LEVEL[scope.sectionType]
    const isAllTop = entries.length > 0 && entries.every(({ level }) => level >= top)
    if (!isAllTop && chosen === null) return refuse(NOT_ALL_PROFICIENT)
    const counts = AFFICIENCY_COUNTS[scope.sectionType]
    return open(
      db,
      {
        scope,
        entries,
        caller,
        path: params.path ?? null,
        request: { debug_obj: params.debug_obj },
        isForced: chosen !== null,
        choose: async (_, sessionUuid) =>
          chosen ??
          chooseAfficiencySkills(entries, {
            lowAccuracyCount: Math.min(params.low_accuracy_skill_count, counts.lowAccuracy),
            randomCount: Math.min(params.random_skill_count, counts.random),
            random: seededRandom(sessionUuid),
          }),
      },
      now,
    )
  },

  /** SR-14, SR-15. */
  async getAfficiencySummary({ user_id, section_type, grade_id }, { db }) {
    const key = { userId: user_id, sectionType: section_type, gradeId: grade_id }
    const [entries, goal, [standing]] = await Promise.all([
      findUserSkills(db, key),
      findGoal(db, key),
      db
        .select()
        .from(gradeStandings)
        .where(
          and(
            eq(gradeStandings.userId, user_id),
            eq(gradeStandings.sectionType, section_type),
            eq(gradeStandings.gradeId, grade_id),
          ),
        ),
    ])
    const projected = scoreOf(section_type, entries)
    return succeed({
      data: {
        highest_score: Math.max(projected, standing?.highestScore ?? 0),
        projected_score: projected,
        goal_score: Number(goal),
        goal_letter: scoreLetter(Number(goal)),
      },
    })
  },

  /** SR-12, SR-17. */
  async checkAnswer(params, { db, now }) {
    const saved = await saveGradedAnswer(
      db,
      {
        userId: params.user_id,
        sessionUuid: params.session_uuid,
        problemId: params.problem_id,
        answerId: params.answer_id,
        groupAnswer: params.group_answer,
        startTs: params.start_ts,
        endTs: params.end_ts,
        hintChecked: params.hint_checked,
        path: null,
        tag: null,
        claim: {},
      },
      now,
    )
    if ('is_success' in saved) return saved
    const { answer, place, expectedCount, feedback, result, isDone, hasPassed } = saved
    const skill = wireSkill(place.session, place.exercise, place.known.skillName, isDone)
    return succeed({
      ...skill,
      answer_id: answer.answerId,
      verdict: answer.verdict,
      expected_count: expectedCount,
      feedback,
      first_time_correct: answer.firstTimeCorrect,
      answer_overtime: answer.overtime,
      level_change: result && toLevelChange(result, skill.skill_id),
      session_passed: hasPassed,
      skill_level: answer.levelAfter,
    })
  },

  recordSessionEvent: (params, { db, now }) => recordEvent(params, db, now),
} satisfies Pick<
  Handlers,
  'takeProficiency' | 'takeAfficiency' | 'getAfficiencySummary' | 'checkAnswer' | 'recordSessionEvent'
>
