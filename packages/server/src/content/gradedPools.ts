import type { Pool } from '@wordstride/content'
import type { CoursePhase } from '@wordstride/core'

export type GradedPhase = Exclude<CoursePhase, 'LEARNING_SESSION'>

/** What a graded phase asks of a skill: the problems of the first of its pools that the skill has. */
export const GRADED_POOLS: Record<GradedPhase, readonly Pool[]> = {
  PROFICIENCY_SESSION: ['P'],
  AFFICIENCY_SESSION: ['A', 'P'],
  // It shows the keys of what it asks and measures nothing, so it never asks what measures.
  REVIEW_SESSION: ['E'],
}
