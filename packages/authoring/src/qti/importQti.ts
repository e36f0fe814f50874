import { stringify } from 'yaml'
import { buildProblem } from '../build/buildProblem'
import { type ContentError, describeError } from '../build/contentError'
import { type ImportedItem, importItem } from './importItem'
import { NotTaken } from './notTaken'
import { readXml, XmlError } from './xmlElement'

export interface QtiFile {
  file: string
  xml: string
}

export interface QtiImport {
  /** The problems as the `exercises` of a skill file. */
  yaml: string
  taken: number
  /** What was not taken with file, line and reason, and what the author must look at. */
  report: string[]
  /** Files that could not be read at all. */
  errors: ContentError[]
}

/** What stands for a hint until the author writes one. */
const HINT = 'Read the question once more.'

/** Any skill: an imported problem has none yet, and is checked as if it stood in one. */
const ANY_SKILL = {
  section_type: 'ae.la',
  grade_id: 5,
  skill_id: 'imported',
  skill_name: 'Imported',
} as const

const toExercise = ({ type, body, hints }: ImportedItem, number: number) => ({
  id: `E${number}`,
  type,
  hints: hints.length > 0 ? hints : [HINT],
  body,
})

/** Reads items of QTI 2 or 3, one a file. What is broken or has no type of ours is reported, never thrown. */
export function importQti(files: readonly QtiFile[]): QtiImport {
  const exercises: ReturnType<typeof toExercise>[] = []
  const report: string[] = []
  const errors: ContentError[] = []
  for (const { file, xml } of files) {
    try {
      const item = importItem(readXml(xml))
      const exercise = toExercise(item, exercises.length + 1)
      const built = buildProblem(exercise, ANY_SKILL, 'E', 1)
      if (!built.ok) throw new NotTaken(built.faults.map(({ message }) => message).join(' '))
      exercises.push(exercise)
      for (const note of item.notes) report.push(`${file}: ${exercise.id} "${item.title}": ${note}.`)
    } catch (error) {
      if (error instanceof XmlError) errors.push({ file, line: error.line, path: '', message: error.message })
      else if (error instanceof NotTaken)
        report.push(
          describeError({ file, line: error.line, path: 'not taken', message: `${error.message}.` }),
        )
      else throw error
    }
  }
  if (exercises.some(({ hints }) => hints.includes(HINT)))
    report.push(`Write hints of your own where it says "${HINT}".`)
  return { yaml: stringify({ exercises }, { lineWidth: 0 }), taken: exercises.length, report, errors }
}
