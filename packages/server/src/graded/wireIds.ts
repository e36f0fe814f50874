import type { CourseSection } from '@wordstride/core'
import type { GradedExerciseRow } from '../db/schema'

interface SessionKind {
  sectionType: CourseSection
}

type Place = Pick<GradedExerciseRow, 'sessionUuid' | 'position'>

/** In vocabulary a skill is a word and its problems are named after it (SR-07): the ids would tell the answer. */
const tellsTheAnswer = ({ sectionType }: SessionKind): boolean => sectionType === 'ae.voc'

const placeId = ({ sessionUuid, position }: Place): string => `${sessionUuid}.${position}`

/** The id by which a problem of a graded session goes over the wire. */
export const wireProblemId = (session: SessionKind, exercise: Place & { problemId: string }): string =>
  tellsTheAnswer(session) ? placeId(exercise) : exercise.problemId

interface WireSkill {
  skill_id: string
  skill_name: string
}

/** What replaces the ids inside a problem's public view. */
export const wireIdentity = (
  session: SessionKind,
  exercise: Place,
  skill: WireSkill,
): Partial<WireSkill & { problem_id: string }> =>
  tellsTheAnswer(session) ? { problem_id: placeId(exercise), ...skill } : {}

/** The skill of an exercise as far as the student may know it: a word is named when it was answered right. */
export function wireSkill(
  session: SessionKind,
  exercise: Place & { skillId: string },
  skillName: string,
  isDone: boolean,
): WireSkill {
  if (isDone || !tellsTheAnswer(session)) return { skill_id: exercise.skillId, skill_name: skillName }
  return { skill_id: placeId(exercise), skill_name: `Word ${exercise.position + 1}` }
}
