import xapi, { type Activity, type Context, type Statement } from '@xapi/xapi'
import { v5 as nameId } from 'uuid'
import type { Answered } from './answered'

const LESSON = 'http://adlnet.gov/expapi/activities/lesson'
const COURSE = 'http://adlnet.gov/expapi/activities/course'
const OBJECTIVE = 'http://adlnet.gov/expapi/activities/objective'
const QUESTION = 'http://adlnet.gov/expapi/activities/cmi.interaction'

const { Verbs, calculateISO8601Duration } = xapi

const durationOf = (ms: number): string => calculateISO8601Duration(new Date(0), new Date(Math.max(0, ms)))

/** A record store tells people apart by the account alone: no name leaves with it. */
const actorOf = ({ userId }: Answered, homePage: string) =>
  ({ objectType: 'Agent', account: { homePage, name: userId } }) as const

function activitiesOf(row: Answered, site: string) {
  const { sectionType, gradeId, lesson, skill, problemId } = row
  const idOf = (...parts: (string | number)[]) =>
    [`${site}/xapi`, ...parts.map((part) => encodeURIComponent(part))].join('/')
  const activity = (id: string, type: string, name?: string): Activity => ({
    objectType: 'Activity',
    id,
    definition: { type, ...(name === undefined ? {} : { name: { 'en-US': name } }) },
  })
  return {
    course: activity(idOf('courses', sectionType, gradeId), COURSE),
    skills: skill
      ? [activity(idOf('courses', sectionType, gradeId, 'skills', skill.id), OBJECTIVE, skill.name)]
      : [],
    lesson: activity(idOf('courses', sectionType, gradeId, 'lessons', lesson), LESSON),
    problem: {
      objectType: 'Activity' as const,
      id: idOf('problems', problemId),
      definition: { type: QUESTION, interactionType: 'other' } as const,
    },
  }
}

/**
 * What an answer tells: the answer, before it the beginning of its session when it is the first there, and after it the
 * pass when the session ended with it. The same row always gives the same statements with the same ids, so a store that
 * has them already takes no second one.
 */
export function toStatements(row: Answered, site: string): Statement[] {
  const { course, skills, lesson, problem } = activitiesOf(row, site)
  const actor = actorOf(row, site)
  const idOf = (...parts: string[]) => nameId([site, row.userId, ...parts].join(' '), nameId.URL)
  const registered = {
    registration: row.sessionId,
    platform: 'Wordstride',
    extensions: { [`${site}/xapi/phase`]: row.phase },
  } satisfies Context
  const ofSession = {
    actor,
    object: lesson,
    context: { ...registered, contextActivities: { grouping: [course] } },
  }
  const answered: Statement = {
    id: idOf(row.sessionId, 'answered', row.answerId),
    actor,
    verb: Verbs.ANSWERED,
    object: problem,
    result: {
      ...(row.isRight === null ? {} : { success: row.isRight }),
      response: row.responseJson,
      duration: durationOf(row.endTs - row.startTs),
    },
    context: {
      ...registered,
      contextActivities: {
        parent: [lesson],
        grouping: [course],
        ...(skills.length > 0 ? { other: skills } : {}),
      },
    },
    timestamp: row.receivedAt.toISOString(),
  }
  const initialized: Statement = {
    ...ofSession,
    id: idOf(row.sessionId, 'initialized'),
    verb: Verbs.INITIALIZED,
    timestamp: row.startedAt.toISOString(),
  }
  const ended = ({ activeMs }: { activeMs: number }): Statement[] => {
    const result = { duration: durationOf(activeMs) }
    const last = { ...ofSession, timestamp: row.receivedAt.toISOString() }
    return [
      {
        ...last,
        id: idOf(row.sessionId, 'passed'),
        verb: Verbs.PASSED,
        result: { success: true, ...result },
      },
      { ...last, id: idOf(row.sessionId, 'terminated'), verb: Verbs.TERMINATED, result },
    ]
  }
  return [...(row.isFirst ? [initialized] : []), answered, ...(row.passed ? ended(row.passed) : [])]
}
