import type { CourseSection } from '@wordstride/core'
import type { LevelState, SessionEvent, SessionStart } from '@wordstride/learning'

/** Which session it is, as its row tells it. */
export interface WireSession {
  sessionId: string
  sectionType: CourseSection
  /** Null in sessions that began when ids went out as they are. */
  aliasSecret: string | null
}

interface Place {
  position: number
  problemId: string
  skillId: string
}

/** In vocabulary a skill is a word (SR-07): its id and its name would tell the answer. */
const isSkillTheAnswer = ({ sectionType }: WireSession): boolean => sectionType === 'ae.voc'

const hasOwnIds = (session: WireSession): boolean => session.aliasSecret !== null || isSkillTheAnswer(session)

/** The place in the session, whose id is random. */
const placeId = ({ sessionId }: WireSession, position: number): string => `${sessionId}.${position}`

/** The id by which a problem of a graded session goes over the wire. */
export const wireProblemId = (
  session: WireSession,
  { position, problemId }: Omit<Place, 'skillId'>,
): string => (hasOwnIds(session) ? placeId(session, position) : problemId)

interface WireSkill {
  skillId: string
  skillName: string
}

/** Whether a student may not know yet which skill an exercise is of: a word is named when it was answered right. */
export const isSkillHidden = (session: WireSession, isDone: boolean): boolean =>
  !isDone && isSkillTheAnswer(session)

/** The skill of an exercise as far as the student may know it. */
export function wireSkill(
  session: WireSession,
  { position, skillId }: Omit<Place, 'problemId'>,
  skillName: string,
  isDone: boolean,
): WireSkill {
  if (!isSkillHidden(session, isDone)) return { skillId, skillName }
  return { skillId: placeId(session, position), skillName: `Word ${position + 1}` }
}

/** Where an exercise's skill stands: of a hidden word the level alone, which the form of the question tells, too. */
export const wireState = (session: WireSession, state: LevelState, isDone: boolean): LevelState =>
  isSkillHidden(session, isDone) ? { level: state.level, isSecondTry: false, hasDroppedToZero: false } : state

/** The problem of this id on the wire, or nothing. */
export const problemOnWire = (
  session: WireSession,
  start: SessionStart,
  wireId: string,
): { position: number; problemId: string } | null => {
  const position = start.problemIds.findIndex(
    (problemId, i) => wireProblemId(session, { position: i, problemId }) === wireId,
  )
  const problemId = start.problemIds[position]
  return problemId === undefined ? null : { position, problemId }
}

/** Events as they may leave the server. */
export function wireEvents(
  session: WireSession,
  { problemIds }: SessionStart,
  events: readonly SessionEvent[],
): SessionEvent[] {
  const ids = new Map(
    problemIds.map((problemId, position) => [problemId, wireProblemId(session, { position, problemId })]),
  )
  const idOf = (problemId: string): string => ids.get(problemId) ?? problemId
  const toTarget = (target: NonNullable<SessionStart['targets']>[number], position: number) => ({
    ...target,
    problemId: idOf(target.problemId),
    skillId: wireSkill(session, { position, skillId: target.skillId }, '', false).skillId,
    state: wireState(session, target.state, false),
  })
  return events.map((event) => {
    if ('problemId' in event) return { ...event, problemId: idOf(event.problemId) }
    if (event.type !== 'started') return event
    const { start } = event
    return {
      ...event,
      start: { ...start, problemIds: start.problemIds.map(idOf), targets: start.targets?.map(toTarget) },
    }
  })
}
