import { NotTaken } from '../../interchange/notTaken'
import { childrenOf, type XmlElement } from '../xmlElement'
import { type Declaration, mapped, outcomesOf, responsesOf } from './declarations'
import { elementsOf, evaluate, identifierOf, pointsIn, type Scope, valuesOf } from './expressions'
import { cannotFollow, isSame, truthOf, type Value } from './value'

/** What somebody gave to each response of an item, as its file would say it. */
export type SourceAnswer = ReadonlyMap<string, readonly string[]>

/** Of all answers to one item together. */
const MOST_STEPS = 2_000_000

/** Ends the rules early. */
class Exit extends Error {}

const RESPONSE = 'RESPONSE'

type Branch = [condition: XmlElement | null, rules: XmlElement[]]

function branchOf(part: XmlElement): Branch {
  const [first, ...others] = elementsOf(part)
  if (part.name === 'responseElse') return [null, elementsOf(part)]
  if (!/^responseIf$|^responseElseIf$/.test(part.name) || !first) throw cannotFollow(part)
  return [first, others]
}

function run(rules: readonly XmlElement[], scope: Scope): void {
  for (const rule of rules) {
    scope.step(rule)
    if (rule.name === 'setOutcomeValue') {
      const [value, second] = elementsOf(rule)
      if (!value || second) throw cannotFollow(rule)
      scope.outcomes.set(identifierOf(rule), evaluate(value, scope))
    } else if (rule.name === 'responseCondition') {
      const taken = elementsOf(rule)
        .map(branchOf)
        .find(([condition]) => condition === null || truthOf(evaluate(condition, scope)) === true)
      if (taken) run(taken[1], scope)
    } else if (rule.name === 'responseProcessingFragment') run(elementsOf(rule), scope)
    else if (rule.name === 'exitResponse') throw new Exit()
    else throw cannotFollow(rule)
  }
}

const isRight = ({ correct }: Declaration, value: Value | undefined): boolean =>
  Boolean(correct && value && isSame(correct, value))

type Points = (declaration: Declaration, value: Value | undefined) => number

const byKey: Points = (declaration, value) => Number(isRight(declaration, value))
const byTable: Points = (declaration, value) => (value ? mapped(declaration, value) : 0)

const TEMPLATES: ReadonlyMap<string, Points> = new Map([
  ['match_correct', byKey],
  ['CC2_match', byKey],
  ['CC2_match_basic', byKey],
  ['map_response', byTable],
])

/** Points of an answer, and what the item itself calls all points. */
export interface Score {
  points: number
  most: number | null
}

function mostOf(root: XmlElement, outcomes: ReadonlyMap<string, Value>): number | null {
  const score = childrenOf(root, 'outcomeDeclaration').find((each) => identifierOf(each) === 'SCORE')
  const declared = Number(score?.attributes.get('normalMaximum') ?? Number.NaN)
  return Number.isFinite(declared) ? declared : pointsIn(outcomes, 'MAXSCORE') || null
}

/**
 * The scoring of an item as QTI defines it, read from the item alone: how the importer understands it is not looked
 * at. Throws a NotTaken where it says something that is not known here.
 */
export function scoringOfItem(root: XmlElement): (answer: SourceAnswer) => Score {
  const declared = responsesOf(root)
  const [processing] = childrenOf(root, 'responseProcessing')
  const rules = processing ? elementsOf(processing) : []
  const template = processing?.attributes.get('template')
  const initial = outcomesOf(root)
  let steps = 0
  const step = ({ line }: XmlElement) => {
    steps++
    if (steps > MOST_STEPS) throw new NotTaken('its scoring takes too long', line)
  }
  if (processing && template !== undefined) {
    if (rules.length > 0) throw cannotFollow(processing, 'a template and rules beside it')
    const points = TEMPLATES.get((template.split('/').at(-1) ?? '').replace(/\.xml$/, ''))
    const response = declared.get(RESPONSE)
    if (!points || !response) throw cannotFollow(processing, `the template ${template}`)
    const most = mostOf(root, initial)
    return (answer) => ({
      points: points(response, valuesOf(declared, answer).get(RESPONSE)),
      most: points === byTable ? most : null,
    })
  }
  if (rules.length === 0)
    return (answer) => {
      const given = valuesOf(declared, answer)
      const each = [...declared.values()].map((response) =>
        (response.correct ? byKey : byTable)(response, given.get(response.identifier)),
      )
      return { points: each.reduce((sum, points) => sum + points, 0), most: null }
    }
  return (answer) => {
    const outcomes = new Map(initial)
    try {
      run(rules, { declared, responses: valuesOf(declared, answer), outcomes, step })
    } catch (error) {
      if (!(error instanceof Exit)) throw error
    }
    return { points: pointsIn(outcomes, 'SCORE') ?? 0, most: mostOf(root, outcomes) }
  }
}
