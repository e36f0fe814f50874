import { stringify } from 'yaml'
import { buildProblem } from '../build/buildProblem'
import type { AuthoredProblem } from '../files/skillFile'

/** What stands for a hint until the author writes one. */
export const HINT = 'Read the question once more.'

/** An imported question, and where it comes from. */
export interface ImportedExercise {
  exercise: AuthoredProblem
  /** File and line, identifier and title: a comment above the exercise. */
  source: string
}

/** Any skill: an imported problem has none yet, and is checked as if it stood in one. */
const ANY_SKILL = {
  section_type: 'ae.la',
  grade_id: 5,
  skill_id: 'imported',
  skill_name: 'Imported',
} as const

/** What is wrong with an exercise; null when it builds. */
export function faultOf(exercise: AuthoredProblem): string | null {
  const built = buildProblem(exercise, ANY_SKILL, 'E', 1)
  return built.ok ? null : built.faults.map(({ message }) => message).join(' ')
}

/** One entry of the list of exercises, under a comment that says where it comes from. */
function entryOf({ exercise, source }: ImportedExercise): string {
  const entry = stringify([exercise], { lineWidth: 0, aliasDuplicateObjects: false })
  return `# ${source.replace(/\s+/g, ' ')}\n${entry}`.replace(/^(?=.)/gm, '  ')
}

/** Exercises of a skill file, each under the source that it was read from. */
export const writeExercises = (imported: readonly ImportedExercise[]): string =>
  imported.length === 0 ? 'exercises: []\n' : `exercises:\n${imported.map(entryOf).join('')}`
