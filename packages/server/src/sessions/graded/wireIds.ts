import type { CourseSection } from '@wordstride/core'
import type { SessionEvent, SessionStart } from '@wordstride/learning'

/** Which session it is; a row of `sessions` and the start of its events tell it alike. */
interface SessionKind {
  sessionId: string
  sectionType: CourseSection
}

interface Place {
  position: number
  problemId: string
  skillId: string
}

/** In vocabulary a skill is a word and its problems are named after it (SR-07): the ids would tell the answer. */
const tellsTheAnswer = ({ sectionType }: SessionKind): boolean => sectionType === 'ae.voc'

const placeId = ({ sessionId }: SessionKind, position: number): string => `${sessionId}.${position}`

/** The id by which a problem of a graded session goes over the wire. */
export const wireProblemId = (
  session: SessionKind,
  { position, problemId }: Omit<Place, 'skillId'>,
): string => (tellsTheAnswer(session) ? placeId(session, position) : problemId)

interface WireSkill {
  skillId: string
  skillName: string
}

/** What replaces the ids inside a problem's public view. */
export const wireIdentity = (
  session: SessionKind,
  { position }: Pick<Place, 'position'>,
  { skillId, skillName }: WireSkill,
): { problem_id?: string; skill_id?: string; skill_name?: string } =>
  tellsTheAnswer(session)
    ? { problem_id: placeId(session, position), skill_id: skillId, skill_name: skillName }
    : {}

/** The skill of an exercise as far as the student may know it: a word is named when it was answered right. */
export function wireSkill(
  session: SessionKind,
  { position, skillId }: Omit<Place, 'problemId'>,
  skillName: string,
  isDone: boolean,
): WireSkill {
  if (isDone || !tellsTheAnswer(session)) return { skillId, skillName }
  return { skillId: placeId(session, position), skillName: `Word ${position + 1}` }
}

/** The problem of this id on the wire, or nothing. */
export const problemOnWire = (
  start: SessionStart,
  wireId: string,
): { position: number; problemId: string } | null => {
  const position = start.problemIds.findIndex(
    (problemId, i) => wireProblemId(start, { position: i, problemId }) === wireId,
  )
  const problemId = start.problemIds[position]
  return problemId === undefined ? null : { position, problemId }
}

/** Events as they may leave the server. */
export function wireEvents(start: SessionStart, events: readonly SessionEvent[]): SessionEvent[] {
  const ids = new Map(
    start.problemIds.map((problemId, position) => [problemId, wireProblemId(start, { position, problemId })]),
  )
  const idOf = (problemId: string): string => ids.get(problemId) ?? problemId
  const toTarget = (target: NonNullable<SessionStart['targets']>[number], position: number) => ({
    ...target,
    problemId: idOf(target.problemId),
    skillId: wireSkill(start, { position, skillId: target.skillId }, '', false).skillId,
  })
  return events.map((event) => {
    if ('problemId' in event) return { ...event, problemId: idOf(event.problemId) }
    if (event.type !== 'started') return event
    const { problemIds, targets } = event.start
    return {
      ...event,
      start: { ...event.start, problemIds: problemIds.map(idOf), targets: targets?.map(toTarget) },
    }
  })
}
