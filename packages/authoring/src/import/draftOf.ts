import { stringify } from 'yaml'
import type { AuthoredProblem } from '../files/skillFile'
import { sourceOf } from '../interchange/exercises'
import type { ImportedQuestion } from '../interchange/importedQuestion'

interface Place {
  /** In the skill, such as 'E9'. */
  id: string
  /** Of a proficiency problem. */
  level: number | null
}

/** The text of a draft that says what a question became, under a comment that says where it comes from. */
export function draftOf(question: ImportedQuestion, exercise: AuthoredProblem, { id, level }: Place): string {
  const { id: _, level: _level, type, ...rest } = exercise
  const written = { id, type, ...(level === null ? {} : { level }), ...rest }
  return `# ${sourceOf(question)}\n${stringify(written, { lineWidth: 0, aliasDuplicateObjects: false })}`
}
