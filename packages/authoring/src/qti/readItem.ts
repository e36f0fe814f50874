import { NotTaken } from '../interchange/notTaken'
import { feedbackIn } from './feedback'
import { type Processing, readProcessing, type Scoring } from './readProcessing'
import { studentView } from './studentView'
import { childrenOf, descendantsOf, textOf, type XmlElement } from './xmlElement'

/** What one value earns. */
interface MapEntry {
  value: string
  points: number
  isCaseSensitive: boolean
}

/** What is asked for under one response identifier. */
export interface ResponseDeclaration {
  cardinality: string
  baseType: string
  /** Values in the order of the file. */
  correct: readonly string[]
  entries: readonly MapEntry[]
  /** What every other value earns. */
  otherPoints: number
  /** No more than this is earned. */
  mostPoints: number
}

export interface QtiItem {
  identifier: string
  title: string
  /** As the student sees it. */
  body: XmlElement
  hints: readonly XmlElement[]
  interactions: readonly [XmlElement, ...XmlElement[]]
  responses: ReadonlyMap<string, ResponseDeclaration>
  processing: Processing
  /** All that is said after an answer, and of it what stands behind the body, by identifier. */
  feedback: readonly XmlElement[]
  modalFeedback: ReadonlyMap<string, XmlElement>
}

const INTERACTION = /Interaction$/

export const isInteraction = ({ name }: XmlElement): boolean => INTERACTION.test(name)

/** Content that no text of ours can show. */
export const UNSHOWN: ReadonlySet<string> = new Set([
  ...['math', 'svg', 'video', 'iframe', 'object', 'canvas', 'printedVariable', 'positionObjectStage', 'ruby'],
  // Of XInclude: a text of another file.
  'include',
])

function readMapping(declaration: XmlElement) {
  const [mapping] = childrenOf(declaration, 'mapping')
  const numberOf = (name: string, otherwise: number) => Number(mapping?.attributes.get(name) ?? otherwise)
  return {
    otherPoints: numberOf('defaultValue', 0),
    mostPoints: numberOf('upperBound', Number.POSITIVE_INFINITY),
    entries: (mapping ? childrenOf(mapping, 'mapEntry') : []).map(({ attributes }) => ({
      value: attributes.get('mapKey') ?? '',
      points: Number(attributes.get('mappedValue')),
      isCaseSensitive: (attributes.get('caseSensitive') ?? 'true') === 'true',
    })),
  }
}

function toDeclaration(declaration: XmlElement): ResponseDeclaration {
  const values = childrenOf(declaration, 'correctResponse').flatMap((correct) => childrenOf(correct, 'value'))
  return {
    cardinality: declaration.attributes.get('cardinality') ?? 'single',
    baseType: declaration.attributes.get('baseType') ?? '',
    correct: values.map((value) => textOf(value).trim().replace(/\s+/g, ' ')),
    ...readMapping(declaration),
  }
}

/** Reads what all items have in common. Throws a NotTaken when it is no item or shows what we cannot. */
export function readItem(root: XmlElement): QtiItem {
  if (root.name !== 'assessmentItem') throw new NotTaken(`it is no item but <${root.name}>`, root.line)
  const [stimulus] = childrenOf(root, 'assessmentStimulusRef')
  if (stimulus) throw new NotTaken('its text stands in a file of its own', stimulus.line)
  if (root.attributes.get('adaptive') === 'true')
    throw new NotTaken('it goes on by what is answered', root.line)
  const [template] = childrenOf(root, 'templateDeclaration')
  if (template) throw new NotTaken('its numbers or words are made by a template', template.line)
  const [written] = childrenOf(root, 'itemBody')
  if (!written) throw new NotTaken('it has no item body', root.line)
  const { body, hints } = studentView(written)
  const within = [body, ...hints].flatMap(descendantsOf)
  const unshown = within.find(({ name }) => UNSHOWN.has(name))
  if (unshown) throw new NotTaken(`no text of ours shows <${unshown.name}>`, unshown.line)
  const [first, ...others] = within.filter(isInteraction)
  if (!first) throw new NotTaken('it asks nothing', body.line)
  const declared = childrenOf(root, 'responseDeclaration')
  const identifier = root.attributes.get('identifier') ?? ''
  return {
    identifier,
    title: root.attributes.get('title') ?? identifier,
    body,
    hints,
    interactions: [first, ...others],
    responses: new Map(
      declared.map((each) => [each.attributes.get('identifier') ?? '', toDeclaration(each)]),
    ),
    processing: readProcessing(root),
    feedback: [...feedbackIn(body), ...childrenOf(root, 'modalFeedback')],
    modalFeedback: new Map(
      childrenOf(root, 'modalFeedback').map((each) => [each.attributes.get('identifier') ?? '', each]),
    ),
  }
}

export const responseIdOf = ({ attributes }: XmlElement): string =>
  attributes.get('responseIdentifier') ?? 'RESPONSE'

export function declarationOf({ responses }: QtiItem, interaction: XmlElement): ResponseDeclaration {
  const declaration = responses.get(responseIdOf(interaction))
  if (!declaration) throw new NotTaken('its response is not declared', interaction.line)
  return declaration
}

/** How an interaction is scored; where the item does not say, by its key, or by its points without one. */
export function scoringOf(item: QtiItem, interaction: XmlElement): Scoring {
  const { correct } = declarationOf(item, interaction)
  if (item.processing === 'unknown') return { by: 'correct', tolerance: 0 }
  if (item.processing === null) return correct.length > 0 ? { by: 'correct', tolerance: 0 } : { by: 'points' }
  const scoring = item.processing.get(responseIdOf(interaction))
  if (!scoring) throw new NotTaken('it asks something that it does not score', interaction.line)
  return scoring
}

const earning = ({ entries }: ResponseDeclaration) => entries.filter(({ points }) => points > 0)

/** The entries of a table of points that earn all there is to earn. */
export function bestEntriesOf(declaration: ResponseDeclaration, interaction: XmlElement): MapEntry[] {
  const { cardinality, otherPoints, mostPoints, correct } = declaration
  const right = earning(declaration)
  if (right.length === 0) throw new NotTaken('no correct response is given', interaction.line)
  if (otherPoints > 0) throw new NotTaken('whatever is answered earns points', interaction.line)
  if (cardinality === 'ordered')
    throw new NotTaken('it gives points for an order by its parts', interaction.line)
  const isSingle = cardinality === 'single'
  const most = Math.max(...right.map(({ points }) => points))
  const best = isSingle ? right.filter(({ points }) => points === most) : right
  const all = isSingle ? most : right.reduce((sum, { points }) => sum + points, 0)
  if (mostPoints < all - 1e-6)
    throw new NotTaken('a part of the right answer earns all its points', interaction.line)
  const isAmong = (value: string) =>
    best.some(
      (entry) =>
        entry.value === value ||
        (!entry.isCaseSensitive && entry.value.toLowerCase() === value.toLowerCase()),
    )
  if (!correct.every(isAmong) || (!isSingle && correct.length > 0 && correct.length !== best.length))
    throw new NotTaken('its correct response does not earn all its points', interaction.line)
  return best
}

/** The key of an interaction. */
export function keyOf(item: QtiItem, interaction: XmlElement): readonly string[] {
  const declaration = declarationOf(item, interaction)
  const scoring = scoringOf(item, interaction)
  if (scoring.by === 'points') return bestEntriesOf(declaration, interaction).map(({ value }) => value)
  if (scoring.tolerance > 0) throw new NotTaken('it compares with a tolerance', interaction.line)
  if (declaration.correct.length === 0) throw new NotTaken('no correct response is given', interaction.line)
  return declaration.correct
}

/** The two sides of the pairs of a key. */
export const pairsOf = (key: readonly string[], interaction: XmlElement): [string, string][] =>
  key.map((pair) => {
    const [first, second, ...others] = pair.split(' ')
    if (!first || !second || others.length > 0)
      throw new NotTaken(`"${pair}" is no pair of identifiers`, interaction.line)
    return [first, second]
  })
