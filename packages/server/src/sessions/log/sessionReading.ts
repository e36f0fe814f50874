import {
  foldSession,
  policyOf,
  reduceSession,
  type SessionEvent,
  type SessionState,
  type SkillState,
} from '@wordstride/learning'
import { and, eq, sql } from 'drizzle-orm'
import { isServed } from '../../content/contentVersion'
import type { Database } from '../../db/database'
import {
  answers,
  assignmentWeeks,
  contentVersion,
  type SessionRow,
  sessionEvents,
  sessions,
  skills,
  userSkills,
} from '../../db/schema'
import { shortReading } from '../../db/shortReading'
import { idsBeside } from '../../db/terms'
import { isStandingOf } from '../../standing/skillStandings'
import { isOfSession } from './sessionWriting'

export interface SessionKey {
  userId: string
  sessionId: string
}

/** An answer as the log of its session has it. */
export interface LoggedAnswer {
  answerId: string
  problemId: string
  startTs: number
  /** Null when the session did not accept it. */
  seq: number | null
  events: SessionEvent[]
}

/** What one message brought. */
export interface LogEntry {
  seq: number
  events: SessionEvent[]
}

/** A skill of the session's grade, and where the student stands in it. */
export interface SkillReading {
  skillId: string
  weight: number
  specifiedTime: number
  /** Whether it counts in the score of the grade. */
  isEnabled: boolean
  /** 0 when the student was never in it. */
  revision: number
  state: SkillState
}

/** All that a message about a session depends on, read in one statement. */
export interface SessionReading {
  session: SessionRow
  contentVersion: string
  /** Null when the events of the session were never stored. */
  state: SessionState | null
  /** All that was accepted, in its order; `started` comes first when it is known. */
  log: LogEntry[]
  answers: LoggedAnswer[]
  /** The session of the same term that has an answer of the given id. */
  savedIn: string | null
  /** In learning its skill; in graded sessions all of the grade. */
  skills: SkillReading[]
  /** Whether there is a week in which points may be gained. */
  hasWeek: boolean
  /** What other sessions of the student took at least since this one was begun (milliseconds); read with an answer alone. */
  elsewhereMs: number
}

/**
 * Of the other sessions of the last hours, whether they have ended or not: they had taken their time from each other. Answers
 * may arrive long after they were given: what fits into the time before this session is taken to be of then. All that was
 * begun since a moment shares the time since that moment, so the moment counts that leaves the least of it.
 */
const spentElsewhere = sql<number>`(select greatest(0, max(most.ms))::float8 from (
  select sum(other.spent_ms) over (order by other.started_at desc)
    - greatest(0, extract(epoch from ${sessions.startedAt} - other.started_at) * 1000) as ms
  from ${sessions} other
  where ${sql.placeholder('answerId')}::uuid is not null
    and other.user_id = ${sql.placeholder('userId')} and other.session_id <> ${sessions.sessionId}
    and other.started_at > ${sessions.startedAt} - interval '12 hours' and other.spent_ms > 0) most)`

type AnswerTuple = [string, string, number, number | null, SessionEvent[]]
type SkillTuple = [
  skillId: string,
  weight: number,
  specifiedTime: number,
  isEnabled: boolean,
  revision: number | null,
  level: number | null,
  isSecondTry: boolean | null,
  hasDroppedToZero: boolean | null,
  accuracyRate: number | null,
  meanTime: number | null,
]

/** Arrays of values instead of objects: a grade has hundreds of words. */
export const sessionReading = shortReading((db) =>
  db
    .select({
      session: sessions,
      contentVersion: contentVersion.version,
      savedIn: sql<
        string | null
      >`(select ${answers.sessionId} from ${answers} where ${answers.userId} = ${sql.placeholder('userId')}
        and ${answers.answerId} = ${sql.placeholder('answerId')}::uuid and ${answers.sessionId} >= ${sql.placeholder('firstId')}::uuid
        and ${answers.sessionId} < ${sql.placeholder('lastId')}::uuid limit 1)`,
      hasWeek: sql<boolean>`exists (select from ${assignmentWeeks} where ${assignmentWeeks.userId} = ${sql.placeholder('userId')})`,
      answers: sql<
        AnswerTuple[] | null
      >`(select json_agg(json_build_array(${answers.answerId}, ${answers.problemId}, ${answers.startTs},
        ${answers.seq}, ${answers.events})) from ${answers} where ${isOfSession(answers)})`,
      told: sql<
        [number, SessionEvent][] | null
      >`(select json_agg(json_build_array(${sessionEvents.seq}, ${sessionEvents.event}))
        from ${sessionEvents} where ${isOfSession(sessionEvents)})`,
      elsewhereMs: spentElsewhere,
      skills: sql<
        SkillTuple[] | null
      >`(select json_agg(json_build_array(${skills.skillId}, ${skills.weight}, ${skills.specifiedTime},
        not (${skills.isRetired} or ${skills.isDisabled}), ${userSkills.revision}, ${userSkills.level}, ${userSkills.isSecondTry},
        ${userSkills.hasDroppedToZero}, ${userSkills.accuracyRate}, ${userSkills.meanTime}))
        from ${skills} left join ${userSkills} on ${userSkills.userId} = ${sql.placeholder('userId')}
          and ${userSkills.sectionType} = ${skills.sectionType} and ${userSkills.gradeId} = ${skills.gradeId}
          and ${userSkills.skillId} = ${skills.skillId}
        where ${skills.sectionType} = ${sessions.sectionType} and ${skills.gradeId} = ${sessions.gradeId}
          and (${sessions.skillId} is null or ${skills.skillId} = ${sessions.skillId}))`,
    })
    .from(sessions)
    .leftJoin(contentVersion, isServed)
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        eq(sessions.sessionId, sql.placeholder('sessionId')),
      ),
    )
    .prepare('session_reading'),
)

const toSkill = (tuple: SkillTuple): SkillReading => {
  const [skillId, weight, specifiedTime, isEnabled, revision, level, isSecondTry, hasDropped, rate, time] =
    tuple
  return {
    skillId,
    weight,
    specifiedTime,
    isEnabled,
    revision: revision ?? 0,
    state: {
      level: level ?? 0,
      isSecondTry: isSecondTry ?? false,
      hasDroppedToZero: hasDropped ?? false,
      accuracyRate: rate,
      meanTimeSeconds: time,
    },
  }
}

const eventsOf = (log: readonly LogEntry[]): SessionEvent[] => log.flatMap(({ events }) => events)

/** A session that had ended in a way the machine would not have ended it stays as it ended. */
function stateOf({ sessionStatus, endedAt }: SessionRow, log: readonly LogEntry[]): SessionState | null {
  const folded = foldSession(eventsOf(log))
  const hasEnded = sessionStatus !== 'in_progress' && folded?.sessionStatus === 'in_progress'
  return hasEnded ? { ...folded, sessionStatus, endTime: endedAt?.getTime() ?? null } : folded
}

/** Which exercise of the row it was the turn of after each entry of the log. */
export function placesInRow({ log }: SessionReading): Map<number, number> {
  const places = new Map<number, number>()
  let state: SessionState | null = null
  for (const { seq, events } of log) {
    state = events.reduce<SessionState | null>(reduceSession, state)
    if (state) places.set(seq, state.index)
  }
  return places
}

/** The session as it was after what has this `seq`. */
export const stateAfter = ({ log }: SessionReading, seq: number): SessionState | null =>
  foldSession(eventsOf(log.filter((entry) => entry.seq <= seq)))

/** As a session is told: all that was accepted in it. */
export const toldEvents = ({ log }: SessionReading): SessionEvent[] => eventsOf(log)

export const isGraded = ({ session }: SessionReading): boolean => policyOf(session.phase).isGraded

export const lastSeqOf = ({ log }: SessionReading): number => log.at(-1)?.seq ?? 0

/** The first event of a session; none where the events were never stored. */
export const startEvents = ({ start, startedAt }: SessionRow): SessionEvent[] =>
  start === null ? [] : [{ type: 'started', at: startedAt.getTime(), start }]

/** All skills of the session's grade, which a reading of a learning session leaves out. */
export async function readSkills(
  db: Database,
  { userId, sectionType, gradeId }: Pick<SessionRow, 'userId' | 'sectionType' | 'gradeId'>,
): Promise<SkillReading[]> {
  const rows = await db
    .select({ skill: skills, standing: userSkills })
    .from(skills)
    .leftJoin(userSkills, isStandingOf(userId))
    .where(and(eq(skills.sectionType, sectionType), eq(skills.gradeId, gradeId)))
  return rows.map(({ skill, standing }) =>
    toSkill([
      skill.skillId,
      skill.weight,
      skill.specifiedTime,
      !(skill.isRetired || skill.isDisabled),
      standing?.revision ?? null,
      standing?.level ?? null,
      standing?.isSecondTry ?? null,
      standing?.hasDroppedToZero ?? null,
      standing?.accuracyRate ?? null,
      standing?.meanTime ?? null,
    ]),
  )
}

/** `answerId` is that of an answer on its way. Null when the student has no such session. */
export async function readSession(
  db: Database,
  { userId, sessionId }: SessionKey,
  answerId: string | null = null,
): Promise<SessionReading | null> {
  const [found] = await sessionReading(db).execute({
    userId,
    sessionId,
    answerId,
    ...idsBeside(sessionId),
  })
  if (!found) return null
  const logged = (found.answers ?? []).map(
    ([id, problemId, startTs, seq, events]): LoggedAnswer => ({
      answerId: id,
      problemId,
      startTs,
      seq,
      events,
    }),
  )
  const log = [
    { seq: 0, events: startEvents(found.session) },
    ...(found.told ?? []).map(([seq, event]) => ({ seq, events: [event] })),
    ...logged.flatMap(({ seq, events }) => (seq === null ? [] : [{ seq, events }])),
  ].sort((a, b) => a.seq - b.seq)
  return {
    session: found.session,
    contentVersion: found.contentVersion ?? '',
    state: stateOf(found.session, log),
    log,
    answers: logged,
    savedIn: found.savedIn,
    skills: (found.skills ?? []).map(toSkill),
    hasWeek: found.hasWeek,
    elsewhereMs: found.elsewhereMs,
  }
}
