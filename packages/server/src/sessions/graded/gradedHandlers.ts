import { TZDate } from '@date-fns/tz'
import { refuse, succeed } from '@wordstride/api'
import { AFFICIENCY_COUNTS, scoreLetter, TOP_LEVEL } from '@wordstride/learning'
import { startOfDay } from 'date-fns'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/database'
import { gradeStandings, skillResults } from '../../db/schema'
import { shortReading } from '../../db/shortReading'
import type { Handlers } from '../../dispatch/callContext'
import { findGoal } from '../../standing/advanceGrade'
import { findToldSkills, findUserSkills, scoreOf, type UserSkill } from '../../standing/skillStandings'
import { wireSkill } from '../aliases/wireIds'
import {
  type ChosenSkills,
  chooseAfficiencySkills,
  chooseProficiencySkills,
  namedSkills,
} from './chooseSkills'
import { toLevelChange } from './gradedExercise'
import type { GradedScope } from './planSession'
import { isRefusal, saveGradedAnswer } from './saveGradedAnswer'
import { takeSession } from './takeSession'

const value = (name: string) => sql.placeholder(name)

const answeredSince = shortReading((db) =>
  db
    .selectDistinct({ skillId: skillResults.skillId })
    .from(skillResults)
    .where(
      and(
        eq(skillResults.userId, value('userId')),
        gte(skillResults.decidedAt, sql.param(value('since'), skillResults.decidedAt)),
        eq(skillResults.sectionType, value('sectionType')),
        eq(skillResults.gradeId, value('gradeId')),
        eq(skillResults.phase, 'PROFICIENCY_SESSION'),
      ),
    )
    .prepare('answered_since'),
)

/** Skills with a proficiency answer on the local day of `now`. */
async function findAnsweredToday(
  db: Database,
  { userId, sectionType, gradeId }: GradedScope,
  now: Date,
  timeZone: string,
): Promise<Set<string>> {
  const midnight = startOfDay(new TZDate(now, timeZone)).getTime()
  const rows = await answeredSince(db).execute({
    userId,
    sectionType,
    gradeId,
    since: new Date(midnight),
  })
  return new Set(rows.map(({ skillId }) => skillId))
}

/** SR-10: skills named by an admin instead of those of the rules. */
function forced(
  caller: Caller,
  entries: readonly UserSkill[],
  debug: { skillIds: string[] } | null | undefined,
): ChosenSkills | null {
  if (!debug || caller.user.role !== 'admin') return null
  return namedSkills(
    entries.filter(({ skill }) => debug.skillIds.includes(skill.skillId)),
    entries,
  )
}

export const gradedHandlers = {
  /** The session that is open, or a new one over several skills (SR-10). */
  async takeProficiency(params, context) {
    const { db, now, timeZone, caller } = context
    const scope: GradedScope = {
      userId: params.userId,
      sectionType: params.sectionType,
      gradeId: params.currentGrade,
      phase: 'PROFICIENCY_SESSION',
      skillId: null,
    }
    const entries = await findUserSkills(db, scope, now)
    const chosen = forced(caller, entries, params.debugObj)
    return takeSession(
      {
        scope,
        entries,
        path: params.path ?? null,
        request: { log: params.log, source: params.source, debugObj: params.debugObj },
        isForced: chosen !== null,
        choose: async () =>
          chosen ??
          chooseProficiencySkills(entries, {
            section: scope.sectionType,
            now,
            answeredToday: await findAnsweredToday(db, scope, now, timeZone),
            timeZone,
            random: context.random,
          }),
      },
      context,
    )
  },

  /** Opens only when every skill is at the top (SR-11). */
  async takeAfficiency(params, context) {
    const { db, now, caller } = context
    const scope: GradedScope = {
      userId: params.userId,
      sectionType: params.sectionType,
      gradeId: params.gradeId,
      phase: 'AFFICIENCY_SESSION',
      skillId: null,
    }
    const entries = await findUserSkills(db, scope, now)
    const chosen = forced(caller, entries, params.debugObj)
    const top = TOP_LEVEL[scope.sectionType]
    const isAllTop = entries.length > 0 && entries.every(({ level }) => level >= top)
    if (!isAllTop && chosen === null) return refuse('not_all_proficient')
    const counts = AFFICIENCY_COUNTS[scope.sectionType]
    return takeSession(
      {
        scope,
        entries,
        path: params.path ?? null,
        request: { debugObj: params.debugObj },
        isForced: chosen !== null,
        choose: async () =>
          chosen ??
          chooseAfficiencySkills(entries, {
            // SR-11, SES-44: what a client asks for is what its screens ask for, no more and no less.
            lowAccuracyCount: counts.lowAccuracy,
            randomCount: counts.random,
            random: context.random,
          }),
      },
      context,
    )
  },

  /** What the session report ends with (SR-14, SR-15). */
  async getAfficiencySummary({ userId, sectionType, gradeId }, { db, now }) {
    const key = { userId, sectionType, gradeId }
    const [entries, goal, [standing]] = await Promise.all([
      findToldSkills(db, key, now),
      findGoal(db, key),
      db
        .select()
        .from(gradeStandings)
        .where(
          and(
            eq(gradeStandings.userId, userId),
            eq(gradeStandings.sectionType, sectionType),
            eq(gradeStandings.gradeId, gradeId),
          ),
        ),
    ])
    const projected = scoreOf(sectionType, entries)
    return succeed({
      data: {
        highestScore: Math.max(projected, standing?.highestScore ?? 0),
        projectedScore: projected,
        goalScore: Number(goal),
        goalLetter: scoreLetter(Number(goal)),
      },
    })
  },

  /** The server's verdict on graded work, and what it did to the level (SR-12, SR-17). */
  async checkAnswer(params, context) {
    const saved = await saveGradedAnswer(
      context.db,
      { ...params, path: null, tag: null, clientClaim: {} },
      context,
    )
    if (isRefusal(saved)) return saved
    const { answer, session, position, known, state, events, expectedCount, feedback } = saved
    const entry = state.row[position]
    const isDone = entry?.answerStatus === 'correct'
    const skill = wireSkill(session, { position, skillId: answer.skillId }, known.skillName, isDone)
    return succeed({
      ...skill,
      answerId: answer.answerId,
      verdict: answer.verdict,
      events,
      expectedCount,
      feedback,
      firstTimeCorrect: answer.firstTimeCorrect,
      answerOvertime: answer.overtime,
      levelChange: entry?.levelChange
        ? toLevelChange(entry.levelChange, answer.gradeId, skill.skillId)
        : null,
      sessionPassed: state.sessionStatus === 'passed',
      skillLevel: answer.levelAfter,
    })
  },
} satisfies Pick<Handlers, 'takeProficiency' | 'takeAfficiency' | 'getAfficiencySummary' | 'checkAnswer'>
