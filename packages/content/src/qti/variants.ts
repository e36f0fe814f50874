import { pictureCardOf } from './cards'
import { fromIdentifier } from './identifier'
import { markdownOf } from './markdownOf'
import { isInteraction, type QtiItem, responseIdOf } from './readItem'
import type { TakenBody } from './takenItem'
import { childrenOf, descendantsOf, isElement, type XmlElement } from './xmlElement'

/** A type that shares its interaction with another, as `data-problem-type` of a body tells. */
interface Variant {
  /** What the item is without the attribute. */
  of: readonly string[]
  convert(body: Record<string, unknown>, item: QtiItem): Record<string, unknown>
}

const asItIs: Variant['convert'] = (body) => body

/** One question, its options without a part around them. */
const opened: Variant = {
  of: ['selection'],
  convert: ({ subProblemItems, ...body }) => ({
    ...body,
    options: (subProblemItems as { options: unknown }[])[0]?.options,
  }),
}

const rowsOf = (table: XmlElement | undefined): XmlElement[] =>
  table ? descendantsOf(table).filter(({ name }) => name === 'tr') : []

function cellOf(cell: XmlElement) {
  const interaction = descendantsOf(cell).find(isInteraction)
  return interaction
    ? { kind: 'blank', uuid: fromIdentifier(responseIdOf(interaction)) }
    : { kind: 'text', text: markdownOf(cell.children) }
}

const table: Variant = {
  of: ['fill_in_the_blank'],
  convert: ({ text: _, ...body }, item) => {
    const asked = descendantsOf(item.body).filter(({ name }) => name === 'table')
    const [head, ...rows] = rowsOf(asked.find((each) => descendantsOf(each).some(isInteraction)))
    return {
      ...body,
      columns: head ? childrenOf(head, 'th').map((cell) => markdownOf(cell.children)) : [],
      rows: rows.map((row) => childrenOf(row, 'td').map(cellOf)),
    }
  },
}

const markdownPhrases: Variant = {
  of: ['clickable_text'],
  convert: ({ phrases, ...body }, { interactions: [interaction] }) => {
    const hottexts = descendantsOf(interaction as XmlElement).filter(({ name }) => name === 'hottext')
    const byId = new Map((phrases as { id: string }[]).map((phrase) => [phrase.id, phrase]))
    const idOf = ({ attributes }: XmlElement) => fromIdentifier(attributes.get('identifier') ?? '')
    const shown = (interaction as XmlElement).children.filter(
      (node) => !isElement(node) || node.name !== 'prompt',
    )
    return {
      ...body,
      text: markdownOf(shown, (element) => (element.name === 'hottext' ? `[[${idOf(element)}]]` : null)),
      phrases: hottexts.map((hottext) => ({
        ...byId.get(idOf(hottext)),
        phrase: markdownOf(hottext.children),
      })),
    }
  },
}

const media: Variant = {
  of: ['text_drag_drop', 'pairing'],
  convert: (body, { interactions: [interaction] }) => {
    const choices = descendantsOf(interaction as XmlElement).filter(
      ({ name }) => name === 'simpleAssociableChoice',
    )
    const faces = new Map(choices.map(pictureCardOf).map((card) => [card.id, card]))
    return {
      ...body,
      drag_items: (body.drag_items as { id: string }[]).map((card) => ({ ...card, ...faces.get(card.id) })),
    }
  },
}

const variants: Readonly<Record<string, Variant>> = {
  text_drag_drop_small: { of: ['text_drag_drop'], convert: asItIs },
  multi_media_drag_drop: media,
  dynamic_selection: opened,
  collapsible_selection: opened,
  table_with_dropdown: table,
  markdown_clickable_text: markdownPhrases,
}

export const isVariant = (type: string): boolean => Object.hasOwn(variants, type)

/** The attribute of a body that names the type; only our own export writes it. */
export const TYPE_ATTRIBUTE = 'data-problem-type'

/** What was taken, as the type that the item says it was written from. */
export function asWritten(taken: TakenBody, item: QtiItem): TakenBody {
  const type = item.body.attributes.get(TYPE_ATTRIBUTE) ?? ''
  const variant = isVariant(type) ? variants[type] : undefined
  return variant?.of.includes(taken.type)
    ? { ...taken, type, body: variant.convert(taken.body, item) }
    : taken
}
