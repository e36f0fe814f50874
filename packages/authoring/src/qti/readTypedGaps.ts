import type { ItemTypedGap } from '@wordstride/core/authoring'
import { NotTaken } from '../interchange/notTaken'
import { bodyParagraphs } from './bodyParagraphs'
import { fromIdentifier } from './identifier'
import { markdownOf } from './markdownOf'
import { GAP_ATTRIBUTE, GAPS_ATTRIBUTE } from './ownAttributes'
import { contentBlocksOf } from './readBody'
import {
  bestEntriesOf,
  declarationOf,
  isInteraction,
  type QtiItem,
  responseIdOf,
  scoringOf,
} from './readItem'
import type { ReadQuestion } from './readQuestion'
import { cellsOf, rowsOf } from './tableRows'
import { childrenOf, descendantsOf, isElement, type XmlElement } from './xmlElement'

function ownOf(element: XmlElement | undefined, attribute: string): Record<string, unknown> {
  try {
    const own: unknown = JSON.parse(element?.attributes.get(attribute) ?? '{}')
    return typeof own === 'object' && own !== null ? { ...own } : {}
  } catch {
    throw new NotTaken(`its ${attribute} cannot be read`, element?.line)
  }
}

const NUMBERS = /^(float|integer)$/

function numberGap(item: QtiItem, interaction: XmlElement) {
  const declaration = declarationOf(item, interaction)
  const scoring = scoringOf(item, interaction)
  const key =
    scoring.by === 'points'
      ? bestEntriesOf(declaration, interaction).map(({ value }) => value)
      : declaration.correct
  const [value, ...others] = new Set(key)
  if (value === undefined) throw new NotTaken('no correct response is given', interaction.line)
  if (others.length > 0) throw new NotTaken('several numbers are right', interaction.line)
  const answer = Number(value)
  if (value === '' || !Number.isFinite(answer))
    throw new NotTaken(`"${value}" is no number`, interaction.line)
  return { kind: 'number', answer, tolerance: scoring.by === 'correct' ? scoring.tolerance : 0 } as const
}

function wordsGap(item: QtiItem, interaction: XmlElement) {
  const declaration = declarationOf(item, interaction)
  const scoring = scoringOf(item, interaction)
  if (scoring.by === 'correct') {
    const [answer, ...others] = declaration.correct
    if (answer === undefined) throw new NotTaken('no correct response is given', interaction.line)
    if (others.length > 0)
      throw new NotTaken('it has several correct responses to one text', interaction.line)
    if (scoring.tolerance > 0) throw new NotTaken('it compares a text with a tolerance', interaction.line)
    return { kind: 'text', answers: [answer], ignoresCase: false } as const
  }
  const best = bestEntriesOf(declaration, interaction)
  const ignoresCase = best.every(({ isCaseSensitive }) => !isCaseSensitive)
  if (!ignoresCase && best.some(({ isCaseSensitive }) => !isCaseSensitive))
    throw new NotTaken('capitals count in some of its answers and not in others', interaction.line)
  const earlier = declaration.entries.find(({ value, points, isCaseSensitive }) =>
    best.some(
      (entry) =>
        points < entry.points &&
        entry.value.toLowerCase() === value.toLowerCase() &&
        (entry.value === value || !isCaseSensitive || !entry.isCaseSensitive),
    ),
  )
  if (earlier) throw new NotTaken(`its points for "${earlier.value}" contradict each other`, interaction.line)
  return { kind: 'text', answers: best.map(({ value }) => value), ignoresCase } as const
}

function readGap(item: QtiItem, interaction: XmlElement): ItemTypedGap {
  const { cardinality, baseType } = declarationOf(item, interaction)
  if (cardinality !== 'single') throw new NotTaken(`its text is read as ${cardinality}`, interaction.line)
  const isNumber = NUMBERS.test(baseType)
  if (!isNumber && baseType !== 'string')
    throw new NotTaken(`its text is read as ${baseType || 'nothing that it names'}`, interaction.line)
  return {
    id: fromIdentifier(responseIdOf(interaction)),
    own: ownOf(interaction, GAP_ATTRIBUTE),
    line: interaction.line,
    ...(isNumber ? numberGap(item, interaction) : wordsGap(item, interaction)),
  }
}

const asks = (node: XmlElement): boolean => isInteraction(node) || descendantsOf(node).some(isInteraction)

const marker = (element: XmlElement): string | null =>
  element.name === 'textEntryInteraction' ? `[[${fromIdentifier(responseIdOf(element))}]]` : null

function readTable(table: XmlElement) {
  const rows = rowsOf(table)
  const [head, ...others] = rows.map((row) =>
    cellsOf(row).map(({ children }) => markdownOf(children, marker)),
  )
  const [first] = rows
  if (!head || !first || others.length === 0 || asks(first) || childrenOf(first, 'th').length === 0)
    throw new NotTaken('its table has no row of headings', table.line)
  return { columns: head, rows: others }
}

/** A text, a table below it, or both, with gaps to type into; what stands before the first gap is above it. */
export function readTypedGaps(item: QtiItem): ReadQuestion {
  const paragraphs = bodyParagraphs(item.body.children)
  const start = paragraphs.findIndex((nodes) => nodes.some((node) => isElement(node) && asks(node)))
  const asking = paragraphs.slice(start)
  const within = asking
    .flat()
    .filter(isElement)
    .flatMap((node) => [node, ...descendantsOf(node)])
  const [table, second] = within.filter((node) => node.name === 'table' && asks(node))
  if (second) throw new NotTaken('it has gaps in several tables', second.line)
  const TABLE = '\uE000'
  const shown = (element: XmlElement) => (element === table ? TABLE : marker(element))
  const [text = '', rest = ''] = asking
    .map((nodes) => markdownOf(nodes, shown))
    .join('\n\n')
    .split(TABLE)
  if (rest.trim() !== '') throw new NotTaken('its text goes on below the table', table?.line)
  return {
    blocks: contentBlocksOf(paragraphs.slice(0, start)),
    question: {
      kind: 'gapTyping',
      text: text.trim(),
      table: table && readTable(table),
      gaps: item.interactions.map((interaction) => readGap(item, interaction)),
      own: ownOf(
        within.find(({ attributes }) => attributes.has(GAPS_ATTRIBUTE)),
        GAPS_ATTRIBUTE,
      ),
    },
  }
}
