import type { InterchangeItem } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'
import { type ContentError, describeError } from '../build/contentError'
import type { AuthoredProblem } from '../files/skillFile'
import { faultOf, HINT, type ImportedExercise, writeExercises } from '../interchange/exercises'
import { takeItem } from '../interchange/takeItem'
import { NotTaken } from '../qti/notTaken'
import { giftItem, RIGHT, WRONG } from './giftItem'
import { readGift, titleOf } from './readGift'
import { splitGift } from './splitGift'

export interface GiftImport {
  /** The problems as the `exercises` of a skill file. */
  yaml: string
  taken: number
  asked: number
  /** What was not taken with line and reason, and what the author must look at. */
  report: string[]
}

export const MOST_BYTES = 10_000_000

/** GIFT has one text above its questions. */
const promptOf = ({ blocks: [block] }: InterchangeItem) =>
  block?.kind === 'markdown' ? { prompt: block.value } : {}

/** An item as an author would write it: in the short form of its type where that can say it, else in full. */
function toExercise(
  item: InterchangeItem,
  id: string,
): { exercise: AuthoredProblem; notes: readonly string[] } {
  const taken = takeItem(item)
  if (!taken.ok) throw new NotTaken(taken.reason)
  const { type, body, notes } = taken
  const hints = [HINT]
  // No short form has room for an explanation of the whole.
  const short = item.solution === undefined ? authoring.get(type)?.shortForm?.write?.(item) : undefined
  const brief = short && { id, type, hints, ...promptOf(item), ...short }
  if (brief && faultOf(brief) === null) return { exercise: brief, notes }
  const exercise = { id, type, hints, body: { problemItems: item.blocks, ...body } }
  const fault = faultOf(exercise)
  if (fault !== null) throw new NotTaken(fault.replace(/\.$/, ''))
  return { exercise, notes }
}

/**
 * Reads questions in Moodle's GIFT format. What is not taken is reported, and loses no other question. An exercise has
 * the number of its question, so that another import of the file gives it again, whatever else is taken then.
 */
export function importGift(file: string, text: string): GiftImport {
  const imported: ImportedExercise[] = []
  const report: string[] = []
  const sources = splitGift(text)
  sources.forEach(({ text: source, line, id: givenId }, i) => {
    const title = titleOf(source) ?? `question ${i + 1}`
    const tell = (path: string, message: string) => {
      const told: ContentError = { file, line, path, message: `${message}.` }
      report.push(describeError(told))
    }
    try {
      const { item, notes } = giftItem(readGift(source))
      const { exercise, notes: more } = toExercise(item, `E${i + 1}`)
      imported.push({ exercise, source: `${file}:${line} ${givenId ? `${givenId} ` : ''}"${title}"` })
      for (const note of [...notes, ...more]) tell(`${exercise.id} "${title}"`, note)
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error
      tell(`"${title}" was not taken`, error.message)
    }
  })
  if (imported.length > 0)
    report.push(`Write hints of your own, and explanations where it says "${RIGHT}" or "${WRONG}".`)
  return { yaml: writeExercises(imported), taken: imported.length, asked: sources.length, report }
}
