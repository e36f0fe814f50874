import type { ProblemEnvelope } from '@wordstride/core'
import { CORE_SCHEMA, type DumpOptions, dump } from 'js-yaml'
import { buildProblem } from '../build/buildProblem'
import { type ContentError, describeError } from '../build/contentError'
import type { AuthoredProblem } from '../files/skillFile'
import type { ImportedQuestion } from './importedQuestion'
import { HINT, RIGHT, WRONG } from './placeholders'

/** Any skill: an imported problem has none yet, and is checked as if it stood in one. */
const ANY_SKILL = {
  section_type: 'ae.la',
  grade_id: 5,
  skill_id: 'imported',
  skill_name: 'Imported',
} as const

/** An exercise as its problem, or what is wrong with it. */
export function buildExercise(
  exercise: AuthoredProblem,
): { ok: true; problem: ProblemEnvelope } | { ok: false; fault: string } {
  const built = buildProblem(exercise, ANY_SKILL, 'E', 1)
  return built.ok
    ? { ok: true, problem: built.problem.problem as ProblemEnvelope }
    : { ok: false, fault: built.faults.map(({ message }) => message).join(' ') }
}

/** What is wrong with an exercise; null when it builds. */
export function faultOf(exercise: AuthoredProblem): string | null {
  const built = buildExercise(exercise)
  return built.ok ? null : built.fault
}

/** Where a question comes from: file and line, identifier and title. */
export function sourceOf({ file, line, identifier, title }: ImportedQuestion): string {
  const place = line === null ? file : `${file}:${line}`
  return `${place} ${identifier === null ? '' : `${identifier} `}"${title}"`.replace(/\s+/g, ' ')
}

/** As `yaml` writes and reads, in a fifth of the time. */
const WRITING: DumpOptions = {
  lineWidth: -1,
  noRefs: true,
  quotingType: '"',
  schema: CORE_SCHEMA,
  noCompatMode: true,
}

/** One entry of the list of exercises, under a comment that says where it comes from. */
function entryOf(question: ImportedQuestion, exercise: AuthoredProblem): string {
  const list = dump({ exercises: [exercise] }, WRITING)
  return `  # ${sourceOf(question)}${list.slice(list.indexOf('\n'))}`
}

/** What became of the questions of an import. */
interface ImportReport {
  taken: number
  asked: number
  /** What was not taken with file, line and reason, and what the author must look at. */
  report: string[]
  /** What could not be read at all. */
  errors: ContentError[]
}

/** Questions as the exercises of a skill file, each under the source that it was read from, piece by piece. */
export function writeExercises(
  questions: Iterable<ImportedQuestion>,
  write: (piece: string) => void,
): ImportReport {
  // Proficiency problems are another list of the file, behind the exercises.
  const proficiency: string[] = []
  const report: string[] = []
  const errors: ContentError[] = []
  const placeholders = new Set<string>()
  let [asked, exercises] = [0, 0]
  for (const question of questions) {
    asked++
    const { file, line, title, outcome } = question
    if (outcome.isTaken) {
      const { exercise, notes } = outcome
      const path = `${exercise.id} "${title}"`
      const entry = entryOf(question, exercise)
      if (exercise.level !== undefined) proficiency.push(entry)
      else {
        if (exercises === 0) write('exercises:\n')
        exercises++
        write(entry)
      }
      for (const text of [HINT, RIGHT, WRONG])
        if (!placeholders.has(text) && entry.includes(text)) placeholders.add(text)
      for (const note of notes) report.push(describeError({ file, line, path, message: `${note}.` }))
    } else if (outcome.isBroken) errors.push({ file, line: outcome.line, path: '', message: outcome.reason })
    else {
      const path = line === null ? 'not taken' : `"${title}" was not taken`
      report.push(describeError({ file, line: outcome.line, path, message: `${outcome.reason}.` }))
    }
  }
  if (proficiency.length > 0) write('proficiency:\n')
  for (const entry of proficiency) write(entry)
  const lacks = [
    ...(placeholders.has(HINT) ? [`hints of your own where it says "${HINT}"`] : []),
    ...(placeholders.has(RIGHT) || placeholders.has(WRONG)
      ? [`explanations where it says "${RIGHT}" or "${WRONG}"`]
      : []),
  ]
  if (lacks.length > 0) report.push(`Write ${lacks.join(', and ')}.`)
  return { taken: exercises + proficiency.length, asked, report, errors }
}

/** An import into a skill file. */
export interface ImportedExercises extends ImportReport {
  /** The lists of problems of a skill file. */
  yaml: string
}

/** The same in one text, of files that are not large. */
export function exercisesOf(questions: Iterable<ImportedQuestion>): ImportedExercises {
  const pieces: string[] = []
  const report = writeExercises(questions, (piece) => pieces.push(piece))
  return { ...report, yaml: pieces.join('') || 'exercises: []\n' }
}
