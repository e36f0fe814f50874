import { NotTaken } from '../interchange/notTaken'
import { childrenOf, isElement, textOf, type XmlElement } from './xmlElement'

/** How one response is compared: with the correct response, give or take a tolerance, or by a table of points. */
export type Scoring = { by: 'correct'; tolerance: number } | { by: 'points' }

/** Null where an item leaves the scoring to whoever reads it; 'unknown' where it has rules of its own. */
export type Processing = ReadonlyMap<string, Scoring> | 'unknown' | null

const CORRECT: Scoring = { by: 'correct', tolerance: 0 }
const POINTS: Scoring = { by: 'points' }
/** The only response that the standard templates look at. */
const RESPONSE = 'RESPONSE'
const SCORE = 'SCORE'

class Unknown extends Error {
  readonly line: number

  constructor({ line }: XmlElement) {
    super('unknown')
    this.line = line
  }
}

const idOf = ({ attributes }: XmlElement): string => attributes.get('identifier') ?? ''
const elementsOf = ({ children }: XmlElement): XmlElement[] => children.filter(isElement)
const numberIn = (element: XmlElement): number =>
  element.name === 'baseValue' ? Number(textOf(element).trim()) : Number.NaN

/** How far a number may be off; the same to both sides. */
function toleranceOf(equal: XmlElement): number {
  const mode = equal.attributes.get('toleranceMode') ?? 'exact'
  if (mode === 'exact') return 0
  const [below, above = below, ...others] = (equal.attributes.get('tolerance') ?? '')
    .trim()
    .split(/\s+/)
    .map(Number)
  const isClosed = ['includeLowerBound', 'includeUpperBound'].every(
    (name) => (equal.attributes.get(name) ?? 'true') === 'true',
  )
  if (mode !== 'absolute' || below !== above || others.length > 0 || !isClosed || !(Number(below) >= 0))
    throw new Unknown(equal)
  return Number(below)
}

/** A condition that is true when one response, or each of several, is right. */
function readCondition(condition: XmlElement): [string, Scoring][] {
  const parts = elementsOf(condition)
  if (condition.name === 'and') return parts.flatMap(readCondition)
  const [first, second] = parts
  if (!first || !second || parts.length > 2) throw new Unknown(condition)
  const response = idOf(first)
  if (
    condition.name === 'equal' &&
    first.name === 'mapResponse' &&
    numberIn(second) === 1 &&
    toleranceOf(condition) === 0
  )
    return [[response, POINTS]]
  if (first.name !== 'variable' || second.name !== 'correct' || idOf(second) !== response)
    throw new Unknown(condition)
  if (condition.name === 'match') return [[response, CORRECT]]
  if (condition.name === 'equal') return [[response, { by: 'correct', tolerance: toleranceOf(condition) }]]
  throw new Unknown(condition)
}

const isSetOf = (rule: XmlElement, identifier: string): boolean =>
  rule.name === 'setOutcomeValue' && idOf(rule) === identifier

/** Whether points are added to those that are there. */
function isAdded(rule: XmlElement): boolean {
  const [value, ...others] = elementsOf(rule)
  if (!isSetOf(rule, SCORE) || !value || others.length > 0) return false
  const [sum, added, ...more] = elementsOf(value)
  return (
    value.name === 'sum' &&
    sum?.name === 'variable' &&
    idOf(sum) === SCORE &&
    added !== undefined &&
    numberIn(added) > 0 &&
    more.length === 0
  )
}

/** Points for what is right. */
function isGain(rule: XmlElement): boolean {
  const [value, ...others] = elementsOf(rule)
  const isAll = isSetOf(rule, SCORE) && others.length === 0 && value !== undefined && numberIn(value) > 0
  return isAll || isAdded(rule)
}

const isNothing = (rule: XmlElement): boolean => {
  const [value] = elementsOf(rule)
  return isSetOf(rule, SCORE) && value !== undefined && numberIn(value) === 0
}

/** What is said, which gives no points. */
const isSaid = (rule: XmlElement): boolean =>
  rule.name === 'setOutcomeValue' &&
  !/SCORE/i.test(idOf(rule)) &&
  !/^(completionStatus|PASSED)$/i.test(idOf(rule))

/** Points as a table gives them, of one response or the sum of several. */
function pointsOf(rule: XmlElement): [string, Scoring][] | null {
  const [value, ...others] = elementsOf(rule)
  if (!isSetOf(rule, SCORE) || !value || others.length > 0) return null
  const terms = value.name === 'sum' ? elementsOf(value) : [value]
  return terms.every(({ name }) => name === 'mapResponse') ? terms.map((term) => [idOf(term), POINTS]) : null
}

function readIf(branch: XmlElement): [string, Scoring][] {
  const [condition, ...rules] = elementsOf(branch)
  if (!condition) throw new Unknown(branch)
  const gains = rules.filter(isGain)
  if (gains.length !== 1 || rules.some((rule) => !isGain(rule) && !isSaid(rule))) throw new Unknown(branch)
  return readCondition(condition)
}

/** No points without a response, else those of the table: the standard template, written out. */
function readNullIf(branch: XmlElement, other: XmlElement): [string, Scoring][] {
  const [condition, ...rules] = elementsOf(branch)
  const [variable] = condition?.name === 'isNull' ? elementsOf(condition) : []
  const [rule, ...others] = elementsOf(other)
  const points = rule && others.length === 0 ? pointsOf(rule) : null
  if (!variable || !rules.every(isNothing) || points?.length !== 1 || points[0]?.[0] !== idOf(variable))
    throw new Unknown(branch)
  return points
}

function readRule(rule: XmlElement): [string, Scoring][] {
  if (isSaid(rule) || isNothing(rule)) return []
  if (rule.name === 'setOutcomeValue') {
    const points = pointsOf(rule)
    if (points) return points
    throw new Unknown(rule)
  }
  const [branch, other, ...more] = elementsOf(rule)
  if (rule.name !== 'responseCondition' || branch?.name !== 'responseIf' || more.length > 0)
    throw new Unknown(rule)
  if (other && other.name !== 'responseElse') throw new Unknown(other)
  const [condition] = elementsOf(branch)
  if (other && condition?.name === 'isNull') return readNullIf(branch, other)
  if (other && !elementsOf(other).every((each) => isNothing(each) || isSaid(each))) throw new Unknown(other)
  return readIf(branch)
}

/** Whether a rule only adds to the points, and so stands beside others. */
function onlyAdds(rule: XmlElement): boolean {
  const [branch, other] = elementsOf(rule)
  return (
    rule.name === 'responseCondition' &&
    branch !== undefined &&
    elementsOf(branch).some(isAdded) &&
    !(other && elementsOf(other).some(isNothing))
  )
}

/** What each rule scores. One rule decides alone, or all add up after the points began at nothing. */
function readRules(rules: readonly XmlElement[]): [string, Scoring][] {
  const read = rules.map((rule) => ({ rule, scored: readRule(rule) }))
  const first = read.findIndex(({ scored }) => scored.length > 0)
  const late = read.slice(first + 1)
  const reset = first === -1 ? undefined : late.find(({ rule }) => isNothing(rule))
  if (reset) throw new Unknown(reset.rule)
  const scoring = read.filter(({ scored }) => scored.length > 0).map(({ rule }) => rule)
  const alone = scoring.length > 1 ? scoring.find((rule) => !onlyAdds(rule)) : undefined
  if (alone) throw new Unknown(alone)
  return read.flatMap(({ scored }) => scored)
}

const TEMPLATES: Readonly<Record<string, Scoring>> = {
  match_correct: CORRECT,
  CC2_match: CORRECT,
  CC2_match_basic: CORRECT,
  map_response: POINTS,
}

/** Reads how an item is scored, as far as that is usual. Throws a NotTaken for other templates. */
export function readProcessing(root: XmlElement): Processing {
  const [processing, second] = childrenOf(root, 'responseProcessing')
  if (!processing) return null
  if (second) throw new NotTaken('it is scored twice', second.line)
  const template = processing.attributes.get('template')
  if (template !== undefined) {
    const name = (template.split('/').at(-1) ?? '').replace(/\.xml$/, '')
    const scoring = Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : undefined
    if (!scoring) throw new NotTaken(`it is scored by the template "${name}"`, processing.line)
    return new Map([[RESPONSE, scoring]])
  }
  const rules = elementsOf(processing)
  if (rules.length === 0) return null
  try {
    const scored = readRules(rules)
    const byId = new Map(scored)
    if (byId.size !== scored.length) throw new Unknown(processing)
    return byId
  } catch (error) {
    if (error instanceof Unknown) return 'unknown'
    throw error
  }
}
