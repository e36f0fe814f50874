import { importChoices } from './importChoices'
import { importGaps } from './importGaps'
import { importHottext } from './importHottext'
import { importInlineChoices } from './importInlineChoices'
import { importAssociate, importMatch } from './importMatch'
import { importOrder } from './importOrder'
import { importTextEntry } from './importTextEntry'
import { NotTaken } from './notTaken'
import { hintsOf, mediaOf } from './readBody'
import { hasPartialCredit, type QtiItem, readItem } from './readItem'
import type { TakenBody, TakenItem } from './takenItem'
import { asWritten } from './variants'
import type { XmlElement } from './xmlElement'

type ImportOne = (item: QtiItem, interaction: XmlElement) => TakenBody
type ImportAll = (item: QtiItem) => TakenBody

const single =
  (importOne: ImportOne): ImportAll =>
  (item) => {
    const [first, second] = item.interactions
    if (second) throw new NotTaken('it asks more than one question of this kind', second)
    return importOne(item, first as XmlElement)
  }

const importers: Readonly<Record<string, ImportAll>> = {
  choiceInteraction: importChoices,
  inlineChoiceInteraction: importInlineChoices,
  textEntryInteraction: single(importTextEntry),
  hottextInteraction: single(importHottext),
  matchInteraction: single(importMatch),
  associateInteraction: single(importAssociate),
  gapMatchInteraction: single(importGaps),
  orderInteraction: single(importOrder),
}

/** One item of QTI 2 or 3 as one of our types. Throws a NotTaken with the reason where there is none. */
export function importItem(root: XmlElement): TakenItem {
  const item = readItem(root)
  const [first] = item.interactions
  const kind = first?.name ?? ''
  const importAll = Object.hasOwn(importers, kind) ? importers[kind] : undefined
  if (!importAll) throw new NotTaken(`no type of ours asks as <${kind}> does`, first)
  const other = item.interactions.find(({ name }) => name !== kind)
  if (other) throw new NotTaken(`it mixes <${kind}> and <${other.name}>`, other)
  const { type, body, notes = [] } = asWritten(importAll(item), item)
  const media = mediaOf(item)
  return {
    identifier: item.identifier,
    title: item.title,
    type,
    body,
    hints: hintsOf(item),
    notes: [
      ...notes,
      ...(hasPartialCredit(item) ? ['points for parts of the answer became all or nothing'] : []),
      ...(media.length > 0 ? [`copy its files into the media folder yourself: ${media.join(', ')}`] : []),
    ],
  }
}
