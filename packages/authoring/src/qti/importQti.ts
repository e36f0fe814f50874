import { type ContentError, describeError } from '../build/contentError'
import { faultOf, HINT, type ImportedExercise, writeExercises } from '../interchange/exercises'
import { decodeXml } from './decodeXml'
import { type ImportedItem, importItem } from './importItem'
import { NotTaken } from './notTaken'
import { readXml, XmlError } from './xmlElement'

export interface QtiFile {
  file: string
  /** The bytes of a file are read in the encoding that it declares. */
  xml: string | Uint8Array
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

const toExercise = ({ type, body, hints }: ImportedItem, number: number) => ({
  id: `E${number}`,
  type,
  hints: hints.length > 0 ? hints : [HINT],
  body,
})

/**
 * Reads items of QTI 2 or 3, one a file. What is broken or has no type of ours is reported, never thrown. An exercise
 * has the number of its file, so that another import gives it again, whatever else is taken then.
 */
export function importQti(files: readonly QtiFile[]): QtiImport {
  const imported: ImportedExercise[] = []
  const report: string[] = []
  const errors: ContentError[] = []
  for (const [i, { file, xml }] of files.entries()) {
    try {
      const item = importItem(readXml(typeof xml === 'string' ? xml : decodeXml(xml)))
      const exercise = toExercise(item, i + 1)
      const fault = faultOf(exercise)
      if (fault !== null) throw new NotTaken(fault.replace(/\.$/, ''))
      imported.push({ exercise, source: `${file} ${item.identifier} "${item.title}"` })
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
  if (imported.some(({ exercise }) => exercise.hints.includes(HINT)))
    report.push(`Write hints of your own where it says "${HINT}".`)
  return { yaml: writeExercises(imported), taken: imported.length, report, errors }
}
