import { stringify } from 'yaml'
import { buildProblem } from '../build/buildProblem'
import { type ContentError, describeError } from '../build/contentError'
import type { AuthoredProblem } from '../files/skillFile'
import type { ImportedQuestion } from './importedQuestion'

/** What stands for a hint until the author writes one. */
export const HINT = 'Read the question once more.'
/** What stands for an explanation until then. */
export const RIGHT = 'This is right.'
export const WRONG = 'This is not right.'

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

/** Where a question comes from: file and line, identifier and title. */
export function sourceOf({ file, line, identifier, title }: ImportedQuestion): string {
  const place = line === null ? file : `${file}:${line}`
  return `${place} ${identifier === null ? '' : `${identifier} `}"${title}"`.replace(/\s+/g, ' ')
}

/** One entry of the list of exercises, under a comment that says where it comes from. */
function entryOf(question: ImportedQuestion, exercise: AuthoredProblem): string {
  const entry = stringify([exercise], { lineWidth: 0, aliasDuplicateObjects: false })
  return `# ${sourceOf(question)}\n${entry}`.replace(/^(?=.)/gm, '  ')
}

/** An import into a skill file. */
export interface ImportedExercises {
  /** The problems as the `exercises` of a skill file. */
  yaml: string
  taken: number
  asked: number
  /** What was not taken with file, line and reason, and what the author must look at. */
  report: string[]
  /** What could not be read at all. */
  errors: ContentError[]
}

/** Questions as the exercises of a skill file, each under the source that it was read from. */
export function writeExercises(questions: Iterable<ImportedQuestion>): ImportedExercises {
  const entries = { exercises: [] as string[], proficiency: [] as string[] }
  const report: string[] = []
  const errors: ContentError[] = []
  const placeholders = new Set<string>()
  let asked = 0
  for (const question of questions) {
    asked++
    const { file, line, title, outcome } = question
    if (outcome.isTaken) {
      const { exercise, notes } = outcome
      const path = `${exercise.id} "${title}"`
      const entry = entryOf(question, exercise)
      entries[exercise.level === undefined ? 'exercises' : 'proficiency'].push(entry)
      for (const text of [HINT, RIGHT, WRONG]) if (entry.includes(text)) placeholders.add(text)
      for (const note of notes) report.push(describeError({ file, line, path, message: `${note}.` }))
    } else if (outcome.isBroken) errors.push({ file, line: outcome.line, path: '', message: outcome.reason })
    else {
      const path = line === null ? 'not taken' : `"${title}" was not taken`
      report.push(describeError({ file, line: outcome.line, path, message: `${outcome.reason}.` }))
    }
  }
  const lacks = [
    ...(placeholders.has(HINT) ? [`hints of your own where it says "${HINT}"`] : []),
    ...(placeholders.has(RIGHT) || placeholders.has(WRONG)
      ? [`explanations where it says "${RIGHT}" or "${WRONG}"`]
      : []),
  ]
  if (lacks.length > 0) report.push(`Write ${lacks.join(', and ')}.`)
  const lists = Object.entries(entries).flatMap(([name, list]) =>
    list.length === 0 ? [] : `${name}:\n${list.join('')}`,
  )
  const taken = entries.exercises.length + entries.proficiency.length
  return { yaml: lists.join('') || 'exercises: []\n', taken, asked, report, errors }
}
