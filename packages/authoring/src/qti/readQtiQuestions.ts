import { faultOf, HINT } from '../interchange/exercises'
import { type ImportedQuestion, outcomeOf, sourceIds } from '../interchange/importedQuestion'
import { NotTaken } from '../interchange/notTaken'
import { decodeXml } from './decodeXml'
import { type ImportedItem, importItem } from './importItem'
import { readXml, type XmlElement, XmlError } from './xmlElement'

export interface QtiFile {
  file: string
  /** The bytes of a file are read in the encoding that it declares. */
  xml: string | Uint8Array
}

const toExercise = ({ type, body, hints }: ImportedItem, number: number) => ({
  id: `E${number}`,
  type,
  hints: hints.length > 0 ? hints : [HINT],
  body,
})

function read(root: XmlElement, number: number) {
  const item = importItem(root)
  const exercise = toExercise(item, number)
  const fault = faultOf(exercise)
  if (fault !== null) throw new NotTaken(fault.replace(/\.$/, ''))
  return { exercise, notes: item.notes }
}

/** Items of QTI 2 or 3, one a file. What is broken or has no type of ours is told, never thrown. */
export function* readQtiQuestions(files: Iterable<QtiFile>): Generator<ImportedQuestion> {
  const sourceIdOf = sourceIds('qti')
  let number = 0
  for (const { file, xml } of files) {
    number++
    const name = file.slice(file.lastIndexOf('/') + 1)
    try {
      const root = readXml(typeof xml === 'string' ? xml : decodeXml(xml))
      const identifier = root.attributes.get('identifier') ?? ''
      yield {
        ...{ number, file, line: null, identifier },
        title: root.attributes.get('title') ?? identifier,
        sourceId: sourceIdOf(identifier, name),
        outcome: outcomeOf(() => read(root, number), null),
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
