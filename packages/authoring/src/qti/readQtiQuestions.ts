import type { AuthoredProblem } from '../files/skillFile'
import { buildExercise } from '../interchange/exercises'
import { type ImportedQuestion, outcomeOf, sourceIds } from '../interchange/importedQuestion'
import { mediaOf, withAddresses } from '../interchange/mediaOf'
import { NotTaken } from '../interchange/notTaken'
import { HINT } from '../interchange/placeholders'
import { decodeXml } from './decodeXml'
import { type ImportedItem, importItem } from './importItem'
import { XmlError } from './readNodes'
import { readXml } from './readXml'
import { checkScoring } from './scoring/checkScoring'
import { withStimuli } from './withStimuli'
import type { XmlElement } from './xmlElement'

export interface QtiFile {
  file: string
  /** The bytes of a file are read in the encoding that it declares. */
  xml: string | Uint8Array
  /** Why there is nothing to read where a package says that there is. */
  missing?: string
  /** The text in a file of its own. Throws a NotTaken. */
  stimulusAt?: Parameters<typeof withStimuli>[1]
  /** The address in the product of a picture or recording. Throws a NotTaken. */
  addressOf?(reference: string): string
}

const toExercise = ({ type, body, hints }: ImportedItem, number: number): AuthoredProblem => ({
  id: `E${number}`,
  type,
  hints: hints.length > 0 ? hints : [HINT],
  body,
})

/** The exercise with its media, and what the author must do about them. */
export function withMedia(exercise: AuthoredProblem, { addressOf }: QtiFile) {
  if (addressOf) return { exercise: withAddresses(exercise, addressOf), notes: [] }
  const media = [...new Set(mediaOf(exercise))]
  const notes = media.length > 0 ? [`copy its files into the media folder yourself: ${media.join(', ')}`] : []
  return { exercise, notes }
}

function read(written: XmlElement, number: number, file: QtiFile) {
  const root = file.stimulusAt ? withStimuli(written, file.stimulusAt) : written
  const item = importItem(root)
  const { exercise, notes } = withMedia(toExercise(item, number), file)
  const built = buildExercise(exercise)
  if (!built.ok) throw new NotTaken(built.fault.replace(/\.$/, ''))
  const checked = checkScoring(root, { ...item, problem: built.problem })
  return { exercise, notes: [...checked, ...item.notes, ...notes] }
}

/** Reads what a file holds that is no item of QTI 2 or 3; null where it does not know it. */
export type OtherItems = (
  root: XmlElement,
  source: QtiFile,
  place: { firstNumber: number; sourceIdOf: ReturnType<typeof sourceIds> },
) => Iterable<ImportedQuestion> | null

/** Items of QTI 2 or 3, one a file. What is broken or has no type of ours is told, never thrown. */
export function* readQtiQuestions(
  files: Iterable<QtiFile>,
  readOthers: OtherItems = () => null,
): Generator<ImportedQuestion> {
  const sourceIdOf = sourceIds('qti')
  let number = 0
  for (const source of files) {
    const { file, xml, missing } = source
    number++
    const name = file.slice(file.lastIndexOf('/') + 1)
    try {
      if (missing !== undefined) throw new XmlError(`it ${missing}`, null)
      const root = readXml(typeof xml === 'string' ? xml : decodeXml(xml))
      const others = readOthers(root, source, { firstNumber: number, sourceIdOf })
      if (others) {
        number--
        for (const question of others) {
          number++
          yield question
        }
        continue
      }
      const identifier = root.attributes.get('identifier') ?? ''
      yield {
        ...{ number, file, line: null, identifier },
        title: root.attributes.get('title') ?? identifier,
        sourceId: sourceIdOf(identifier, name),
        outcome: outcomeOf(() => read(root, number, source), null),
      }
    } catch (error) {
      if (!(error instanceof XmlError)) throw error
      yield {
        ...{ number, file, line: null, identifier: null, title: name, sourceId: sourceIdOf('', name) },
        outcome: { isTaken: false, reason: error.message, line: error.line, isBroken: true },
      }
    }
  }
}
