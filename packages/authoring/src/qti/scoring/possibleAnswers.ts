import { type Random, seededRandom } from '@wordstride/core'
import { childrenOf, descendantsOf, type XmlElement } from '../xmlElement'
import { type Declaration, responsesOf } from './declarations'
import { identifierOf } from './expressions'
import { keysOf, type Possible, subsetsOf } from './keys'
import { pairAnswers } from './pairAnswers'
import type { SourceAnswer } from './runScoring'
import { typedAnswers } from './typedAnswers'
import { cannotFollow } from './value'

export interface PossibleAnswers {
  answers: readonly SourceAnswer[]
  isComplete: boolean
}

const choose = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)] as T

const ordersOf = (list: readonly string[]): string[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, i) => ordersOf(list.toSpliced(i, 1)).map((rest) => [first, ...rest]))

/** No more than so many of one response are tried. */
const MOST_SETS = 64
const MOST_ORDERED = 4

/** How many an interaction lets somebody choose. */
function limitOf({ attributes }: XmlElement, count: number): number {
  const most = Number(attributes.get('maxChoices') ?? 0)
  return most > 0 ? most : count
}

function choiceAnswers(interaction: XmlElement, declaration: Declaration, ids: readonly string[]): Possible {
  if (declaration.cardinality === 'single')
    return { answers: [[], ...ids.map((id) => [id])], isComplete: true }
  const limit = limitOf(interaction, ids.length)
  const isFew = 2 ** ids.length <= MOST_SETS
  const random = seededRandom(interaction.name)
  const sets = isFew
    ? subsetsOf(ids)
    : [
        ...[[], ids],
        ...ids.map((id) => [id]),
        ...keysOf(declaration).flatMap((key) => [
          key,
          ...ids.map((id) => (key.includes(id) ? key.filter((each) => each !== id) : [...key, id])),
        ]),
        ...Array.from({ length: MOST_SETS }, () => ids.filter(() => random() < 0.5)),
      ]
  return { answers: sets.filter(({ length }) => length <= limit), isComplete: isFew }
}

function orderAnswers(declaration: Declaration, ids: readonly string[]): Possible {
  if (ids.length <= MOST_ORDERED) return { answers: [[], ...ordersOf(ids)], isComplete: true }
  const answers = keysOf(declaration).flatMap((key) => [
    key,
    [...key].reverse(),
    key.slice(0, -1),
    [...key.slice(1), ...key.slice(0, 1)],
    ...key.slice(1).map((second, i) => key.with(i, second).with(i + 1, key[i] as string)),
  ])
  return { answers: [[], ids, ...answers], isComplete: false }
}

/** How far a number may be off, as the rules say. */
const tolerancesOf = (root: XmlElement): number[] =>
  childrenOf(root, 'responseProcessing')
    .flatMap(descendantsOf)
    .flatMap(({ attributes }) => (attributes.get('tolerance') ?? '').split(/\s+/).map(Number))
    .filter((tolerance) => tolerance > 0)

function answersTo(
  interaction: XmlElement,
  declaration: Declaration,
  tolerances: readonly number[],
): Possible {
  const idsOf = (...names: string[]) =>
    descendantsOf(interaction)
      .filter(({ name }) => names.includes(name))
      .map(identifierOf)
  switch (interaction.name) {
    case 'choiceInteraction':
      return choiceAnswers(interaction, declaration, idsOf('simpleChoice'))
    case 'hottextInteraction':
      return choiceAnswers(interaction, declaration, idsOf('hottext'))
    case 'inlineChoiceInteraction':
      return choiceAnswers(interaction, declaration, idsOf('inlineChoice'))
    case 'orderInteraction':
      return orderAnswers(declaration, idsOf('simpleChoice'))
    case 'textEntryInteraction':
      return typedAnswers(declaration, tolerances)
    case 'matchInteraction':
    case 'associateInteraction':
    case 'gapMatchInteraction':
      return pairAnswers(interaction, declaration)
    default:
      throw cannotFollow(interaction)
  }
}

const INTERACTION = /Interaction$/

/** What can be given to an item, the right answer among it: all there is up to `most`, or a choice of it. */
export function possibleAnswers(root: XmlElement, most: number): PossibleAnswers {
  const declared = responsesOf(root)
  const [body] = childrenOf(root, 'itemBody')
  const tolerances = tolerancesOf(root)
  const parts = (body ? descendantsOf(body) : [])
    .filter(({ name }) => INTERACTION.test(name))
    .map((interaction) => {
      const id = interaction.attributes.get('responseIdentifier') ?? 'RESPONSE'
      const declaration = declared.get(id)
      if (!declaration) throw cannotFollow(interaction, `"${id}" is not declared`)
      return { id, keys: keysOf(declaration), ...answersTo(interaction, declaration, tolerances) }
    })
  const count = parts.reduce((product, { answers }) => product * answers.length, 1)
  if (count <= most) {
    const all = parts.reduce<[string, readonly string[]][][]>(
      (combined, { id, answers }) =>
        combined.flatMap((before) =>
          answers.map((answer) => [...before, [id, answer] as [string, typeof answer]]),
        ),
      [[]],
    )
    return {
      answers: all.map((entries) => new Map(entries)),
      isComplete: parts.every(({ isComplete }) => isComplete),
    }
  }
  const random = seededRandom('answers')
  const right = new Map(parts.map(({ id, keys }) => [id, keys[0] ?? []]))
  const answers: SourceAnswer[] = [
    right,
    new Map(),
    ...parts.flatMap((part) => part.answers.map((answer) => new Map(right).set(part.id, answer))),
    ...Array.from(
      { length: parts.length > 1 ? MOST_SETS : 0 },
      () => new Map(parts.map((part) => [part.id, choose(part.answers, random)])),
    ),
  ]
  return { answers, isComplete: false }
}
