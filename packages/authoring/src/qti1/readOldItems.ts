import { type ImportedQuestion, outcomeOf } from '../interchange/importedQuestion'
import { htmlLinkNotes } from '../interchange/linkNotes'
import { HINT } from '../interchange/placeholders'
import { toExercise } from '../interchange/toExercise'
import { type OtherItems, withMedia } from '../qti/readQtiQuestions'
import { descendantsOf, type XmlElement } from '../qti/xmlElement'
import { oldItem } from './oldItem'

/** The items of a file of QTI 1.2, which holds many; null for any other file. */
export const readOldItems: OtherItems = (root, source, { firstNumber, sourceIdOf }) =>
  root.name === 'questestinterop' ? itemsIn(root, source, { firstNumber, sourceIdOf }) : null

function* itemsIn(
  root: XmlElement,
  source: Parameters<OtherItems>[1],
  { firstNumber, sourceIdOf }: Parameters<OtherItems>[2],
): Generator<ImportedQuestion> {
  const items = descendantsOf(root).filter(({ name }) => name === 'item')
  for (const [i, item] of items.entries()) {
    const { line, attributes } = item
    const number = firstNumber + i
    const identifier = attributes.get('ident') ?? ''
    yield {
      ...{ number, line, identifier, file: source.file },
      title: attributes.get('title') || identifier,
      sourceId: sourceIdOf(identifier, 'item'),
      outcome: outcomeOf(() => {
        const asked = oldItem(item)
        const { exercise, notes } = toExercise(asked.item, `E${number}`, [HINT])
        const shown = withMedia(exercise, source)
        return {
          exercise: shown.exercise,
          notes: [...asked.notes, ...notes, ...htmlLinkNotes(item), ...shown.notes],
        }
      }, line),
    }
  }
}
