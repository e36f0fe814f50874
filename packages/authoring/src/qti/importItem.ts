import type { InterchangeItem } from '@wordstride/core/authoring'
import { linkNotes } from '../interchange/linkNotes'
import { NotTaken } from '../interchange/notTaken'
import { type TakenProblem, takeItem } from '../interchange/takeItem'
import { answerReader } from './answerReader'
import { feedbackNotes, lossOf } from './lossOf'
import { markdownOf } from './markdownOf'
import { TYPE_ATTRIBUTE } from './ownAttributes'
import { ownOf, SOLUTION } from './readBody'
import { readChoices } from './readChoices'
import { readGapChoices } from './readGapChoices'
import { readGapMatch } from './readGapMatch'
import { type QtiItem, readItem } from './readItem'
import { readAssociate, readMatch } from './readMatch'
import { readOrder } from './readOrder'
import { readPhrases } from './readPhrases'
import type { ReadQuestion } from './readQuestion'
import { readTypedGaps } from './readTypedGaps'
import { isSpelling, readTyping } from './readTyping'
import type { SourceAnswer } from './scoring/runScoring'
import { descendantsOf, textOf, type XmlElement } from './xmlElement'

type Read = (item: QtiItem, interaction: XmlElement) => ReadQuestion

const alone =
  (read: Read): Read =>
  (item, interaction) => {
    const second = item.interactions[1]
    if (second) throw new NotTaken('it asks more than one question of this kind', second.line)
    return read(item, interaction)
  }

const readers: Readonly<Record<string, Read>> = {
  choiceInteraction: readChoices,
  inlineChoiceInteraction: readGapChoices,
  textEntryInteraction: readTypedGaps,
  hottextInteraction: alone(readPhrases),
  matchInteraction: alone(readMatch),
  associateInteraction: alone(readAssociate),
  gapMatchInteraction: alone(readGapMatch),
  orderInteraction: alone(readOrder),
}

function asInterchange(item: QtiItem, read: Read): InterchangeItem {
  const [interaction] = item.interactions
  const { blocks, question } = read(item, interaction)
  const solution = item.modalFeedback.get(SOLUTION)
  return {
    writtenFrom: item.body.attributes.get(TYPE_ATTRIBUTE) ?? null,
    own: ownOf(item),
    blocks,
    question: { ...question, line: interaction.line },
    solution: solution && markdownOf(solution.children),
  }
}

/** The problem as it is shown. */
const shownBy = ({ blocks }: InterchangeItem, body: Record<string, unknown>) => ({
  ...(blocks.length > 0 ? { problemItems: blocks } : {}),
  ...body,
})

const hintsOf = ({ hints }: QtiItem): string[] => hints.map(({ children }) => markdownOf(children))

const linksIn = ({ body, hints, feedback }: QtiItem) =>
  [body, ...hints, ...feedback].flatMap(descendantsOf).flatMap((element) => {
    const url = element.name === 'a' ? element.attributes.get('href') : undefined
    return url === undefined ? [] : [{ url, words: textOf(element) }]
  })

const lossIn = (item: QtiItem, asked: InterchangeItem, body: Record<string, unknown>) =>
  lossOf(item, [shownBy(asked, body), hintsOf(item)])

type Taken = { asked: InterchangeItem; taken: TakenProblem }

/** The item as the first type that takes it: a word with a definition is spelled, others are typed into gaps. */
function takeQuestion(item: QtiItem): Taken {
  const [interaction] = item.interactions
  const kind = interaction.name
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined
  if (!read) throw new NotTaken(`no type of ours asks as <${kind}> does`, interaction.line)
  const other = item.interactions.find(({ name }) => name !== kind)
  if (other) throw new NotTaken(`it mixes <${kind}> and <${other.name}>`, other.line)
  if (kind === 'textEntryInteraction' && isSpelling(item)) {
    const asked = asInterchange(item, readTyping)
    const taken = takeItem(asked)
    if (taken.ok && lossIn(item, asked, taken.body) === null) return { asked, taken }
  }
  const asked = asInterchange(item, read)
  return { asked, taken: takeItem(asked) }
}

/** An item as a problem that has no skill yet. */
export interface ImportedItem {
  identifier: string
  title: string
  type: string
  /** The fields of the plugin's own form. */
  body: Record<string, unknown>
  hints: string[]
  /** An answer to the item as a response to the problem; null where nobody can give it there. */
  respond(answer: SourceAnswer): unknown
  /** Whether its rules are not understood, and its key was taken without them. */
  isOnTrust: boolean
  /** What an author should look at. */
  notes: readonly string[]
}

/** One item of QTI 2 or 3 as one of our types. Throws a NotTaken with the reason where there is none. */
export function importItem(root: XmlElement): ImportedItem {
  const item = readItem(root)
  const { asked, taken } = takeQuestion(item)
  if (!taken.ok) throw new NotTaken(taken.reason, taken.line)
  // What it shows stands in fields that no other type has.
  if (asked.own && taken.type !== asked.writtenFrom)
    throw new NotTaken(`only ${asked.writtenFrom} can ask it`, root.line)
  const loss = asked.own ? null : lossIn(item, asked, taken.body)
  if (loss) throw new NotTaken(`${taken.type} has no place for its ${loss.what}`, loss.line)
  const answerOf = answerReader(asked.question)
  return {
    identifier: item.identifier,
    title: item.title,
    type: taken.type,
    body: shownBy(asked, taken.body),
    hints: hintsOf(item),
    respond(answer) {
      const said = answerOf(answer)
      return said && taken.respond(said)
    },
    isOnTrust: item.processing === 'unknown',
    notes: [...taken.notes, ...feedbackNotes(item, taken.body), ...linkNotes(linksIn(item))],
  }
}
