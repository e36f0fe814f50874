import { NotTaken } from './notTaken'
import { childrenOf, descendantsOf, textOf, type XmlElement } from './xmlElement'

/** What is asked for under one response identifier. */
export interface ResponseDeclaration {
  cardinality: string
  /** Values in the order of the file. */
  correct: readonly string[]
  /** Values that earn points. */
  mapped: readonly string[]
}

export interface QtiItem {
  identifier: string
  title: string
  body: XmlElement
  interactions: readonly [XmlElement, ...XmlElement[]]
  responses: ReadonlyMap<string, ResponseDeclaration>
  /** Texts that are shown after the answer, by identifier. */
  modalFeedback: ReadonlyMap<string, XmlElement>
}

const INTERACTION = /Interaction$/

export const isInteraction = ({ name }: XmlElement): boolean => INTERACTION.test(name)

/** Content that no text of ours can show. */
const UNSHOWN: ReadonlySet<string> = new Set([
  ...['math', 'svg', 'video', 'iframe', 'object', 'canvas', 'printedVariable', 'positionObjectStage', 'ruby'],
])

function mappedValues(declaration: XmlElement): string[] {
  const entries = childrenOf(declaration, 'mapping').flatMap((mapping) => childrenOf(mapping, 'mapEntry'))
  return entries
    .filter(({ attributes }) => Number(attributes.get('mappedValue')) > 0)
    .map(({ attributes }) => attributes.get('mapKey') ?? '')
}

function toDeclaration(declaration: XmlElement): ResponseDeclaration {
  const values = childrenOf(declaration, 'correctResponse').flatMap((correct) => childrenOf(correct, 'value'))
  return {
    cardinality: declaration.attributes.get('cardinality') ?? 'single',
    correct: values.map((value) => textOf(value).trim().replace(/\s+/g, ' ')),
    mapped: mappedValues(declaration),
  }
}

/** Reads what all items have in common. Throws a NotTaken when it is no item or shows what we cannot. */
export function readItem(root: XmlElement): QtiItem {
  if (root.name !== 'assessmentItem') throw new NotTaken(`it is no item but <${root.name}>`, root.line)
  const [stimulus] = childrenOf(root, 'assessmentStimulusRef')
  if (stimulus) throw new NotTaken('its text stands in a file of its own', stimulus.line)
  const [template] = childrenOf(root, 'templateDeclaration')
  if (template) throw new NotTaken('its numbers or words are made by a template', template.line)
  const [body] = childrenOf(root, 'itemBody')
  if (!body) throw new NotTaken('it has no item body', root.line)
  const within = descendantsOf(body)
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
    interactions: [first, ...others],
    responses: new Map(
      declared.map((each) => [each.attributes.get('identifier') ?? '', toDeclaration(each)]),
    ),
    modalFeedback: new Map(
      childrenOf(root, 'modalFeedback').map((each) => [each.attributes.get('identifier') ?? '', each]),
    ),
  }
}

export const responseIdOf = ({ attributes }: XmlElement): string =>
  attributes.get('responseIdentifier') ?? 'RESPONSE'

/** The key of an interaction; what earns points where no correct response is given. */
export function keyOf({ responses }: QtiItem, interaction: XmlElement): readonly string[] {
  const declaration = responses.get(responseIdOf(interaction))
  if (!declaration) throw new NotTaken('its response is not declared', interaction.line)
  const key = declaration.correct.length > 0 ? declaration.correct : declaration.mapped
  if (key.length === 0) throw new NotTaken('no correct response is given', interaction.line)
  return key
}

/** Points for parts of the answer, which we do not give. */
export const hasPartialCredit = ({ responses }: QtiItem): boolean =>
  [...responses.values()].some(({ mapped, cardinality }) => mapped.length > 1 && cardinality !== 'single')

/** The two sides of the pairs of a key. */
export const pairsOf = (key: readonly string[], interaction: XmlElement): [string, string][] =>
  key.map((pair) => {
    const [first, second, ...others] = pair.split(' ')
    if (!first || !second || others.length > 0)
      throw new NotTaken(`"${pair}" is no pair of identifiers`, interaction.line)
    return [first, second]
  })
