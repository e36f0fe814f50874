import { isElement, textOf, type XmlElement } from '../xmlElement'
import { type Declaration, mapped, valueIn } from './declarations'
import {
  boolean,
  cannotFollow,
  container,
  float,
  isSame,
  numberOf,
  type QtiValue,
  readScalar,
  single,
  truthOf,
  type Value,
} from './value'

/** What the rules of an item look at while they run. */
export interface Scope {
  declared: ReadonlyMap<string, Declaration>
  responses: ReadonlyMap<string, Value>
  outcomes: Map<string, Value>
  /** Counts what is done. Throws where that is too much. */
  step(element: XmlElement): void
}

type Operator = (args: readonly Value[], element: XmlElement) => Value

export const elementsOf = ({ children }: XmlElement): XmlElement[] => children.filter(isElement)
export const identifierOf = ({ attributes }: XmlElement): string => attributes.get('identifier') ?? ''

const isYes = ({ attributes }: XmlElement, name: string, otherwise: boolean): boolean =>
  (attributes.get(name) ?? String(otherwise)) === 'true'

/** Null as soon as one of the values is. */
const known =
  (operator: (args: readonly QtiValue[], element: XmlElement) => Value): Operator =>
  (args, element) => {
    const values = args.filter((value) => value !== null)
    return values.length === args.length ? operator(values, element) : null
  }

/** All numbers of the values, also those in containers. */
const numeric = (operator: (numbers: readonly number[], element: XmlElement) => Value): Operator =>
  known((args, element) => {
    const numbers = args.flatMap(({ values }) => values).filter((value) => typeof value === 'number')
    return numbers.length === args.flatMap(({ values }) => values).length ? operator(numbers, element) : null
  })

const two = (operator: (left: number, right: number, element: XmlElement) => Value): Operator =>
  numeric((numbers, element) => {
    const [left, right, ...others] = numbers
    if (left === undefined || right === undefined || others.length > 0) throw cannotFollow(element)
    return operator(left, right, element)
  })

const one = (operator: (number: number) => Value): Operator =>
  numeric(([number, ...others], element) => {
    if (number === undefined || others.length > 0) throw cannotFollow(element)
    return operator(number)
  })

function tolerancesOf(element: XmlElement): readonly [number, number] {
  const [below = Number.NaN, above = below] = (element.attributes.get('tolerance') ?? '')
    .trim()
    .split(/\s+/)
    .map(Number)
  if (!(below >= 0 && above >= 0)) throw cannotFollow(element, 'a tolerance that is no number')
  return [below, above]
}

const isEqual = two((left, right, element) => {
  const mode = element.attributes.get('toleranceMode') ?? 'exact'
  if (mode === 'exact') return boolean(left === right)
  if (mode !== 'absolute' && mode !== 'relative') throw cannotFollow(element, `the tolerance ${mode}`)
  const [below, above] = tolerancesOf(element)
  const size = mode === 'relative' ? Math.abs(right) / 100 : 1
  // Decimal fractions are not exact: 0.3 is within 0.1 of 0.2.
  const slack = 1e-9 * Math.max(1, Math.abs(right))
  const under = right - below * size - left
  const over = left - right - above * size
  const isIn = (excess: number, name: string) =>
    isYes(element, name, true) ? excess <= slack : excess < -slack
  return boolean(isIn(under, 'includeLowerBound') && isIn(over, 'includeUpperBound'))
})

const isSameText = known(([left, right], element) => {
  const [mine, theirs] = [String(left?.values[0]), String(right?.values[0])]
  const fold = (text: string) => (isYes(element, 'caseSensitive', true) ? text : text.toLowerCase())
  return boolean(
    isYes(element, 'substring', false) ? fold(mine).includes(fold(theirs)) : fold(mine) === fold(theirs),
  )
})

const hasPart = known(([part, whole], element) => {
  if (!part || !whole) throw cannotFollow(element)
  const fold = (text: unknown) =>
    isYes(element, 'caseSensitive', true) ? String(text) : String(text).toLowerCase()
  return boolean(fold(whole.values[0]).includes(fold(part.values[0])))
})

const isMember = known(([value, whole]) => boolean(whole?.values.includes(value?.values[0] ?? '') ?? false))

const holds = known(([whole, part], element) => {
  if (!whole || !part || whole.cardinality === 'ordered') throw cannotFollow(element)
  const rest = [...whole.values]
  return boolean(
    part.values.every((value) => {
      const at = rest.indexOf(value)
      if (at !== -1) rest.splice(at, 1)
      return at !== -1
    }),
  )
})

const withoutValue = known(([value, whole], element) => {
  if (!value || !whole) throw cannotFollow(element)
  const kept = whole.values.filter((each) => each !== value.values[0])
  return container(whole.cardinality, whole.baseType, kept)
})

const atPlace = known(([whole], element) => {
  const value = whole?.values[Number(element.attributes.get('n')) - 1]
  return value === undefined || !whole ? null : single(whole.baseType, value)
})

/** More than any answer holds: a rule that joins a variable with itself would double it without end. */
const MOST_VALUES = 1000

const joined =
  (cardinality: 'multiple' | 'ordered'): Operator =>
  (args, element) => {
    const present = args.filter((value) => value !== null)
    const values = present.flatMap((value) => value.values)
    if (values.length > MOST_VALUES) throw cannotFollow(element, 'it collects without end')
    return container(cardinality, present[0]?.baseType ?? 'string', values)
  }

const anyOf: Operator = (args, element) => {
  const [least, most] = ['min', 'max'].map((name) => Number(element.attributes.get(name)))
  if (least === undefined || most === undefined || !(least <= most)) throw cannotFollow(element)
  const truths = args.map(truthOf)
  const yes = truths.filter((truth) => truth === true).length
  const open = truths.filter((truth) => truth === null).length
  if (yes >= least && yes + open <= most) return boolean(true)
  return yes > most || yes + open < least ? boolean(false) : null
}

const both: Operator = (args) => {
  const truths = args.map(truthOf)
  if (truths.includes(false)) return boolean(false)
  return truths.includes(null) ? null : boolean(true)
}

const either: Operator = (args) => {
  const truths = args.map(truthOf)
  if (truths.includes(true)) return boolean(true)
  return truths.includes(null) ? null : boolean(false)
}

const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['null', () => null],
  ['isNull', ([value]) => boolean(!value || value.values[0] === '')],
  ['not', known(([value]) => boolean(value?.values[0] === false))],
  ['and', both],
  ['or', either],
  ['anyN', anyOf],
  [
    'match',
    known(([left, right]) => boolean(left !== undefined && right !== undefined && isSame(left, right))),
  ],
  ['equal', isEqual],
  ['stringMatch', isSameText],
  ['substring', hasPart],
  ['member', isMember],
  ['contains', holds],
  ['delete', withoutValue],
  ['index', atPlace],
  ['multiple', joined('multiple')],
  ['ordered', joined('ordered')],
  ['containerSize', ([value]) => single('integer', value?.values.length ?? 0)],
  ['lt', two((left, right) => boolean(left < right))],
  ['lte', two((left, right) => boolean(left <= right))],
  ['gt', two((left, right) => boolean(left > right))],
  ['gte', two((left, right) => boolean(left >= right))],
  ['sum', numeric((numbers) => float(numbers.reduce((sum, number) => sum + number, 0)))],
  ['product', numeric((numbers) => float(numbers.reduce((product, number) => product * number, 1)))],
  ['subtract', two((left, right) => float(left - right))],
  ['divide', two((left, right) => float(left / right))],
  ['min', numeric((numbers) => float(Math.min(...numbers)))],
  ['max', numeric((numbers) => float(Math.max(...numbers)))],
  ['round', one((number) => float(Math.round(number)))],
  ['truncate', one((number) => float(Math.trunc(number)))],
  ['integerToFloat', one(float)],
])

/** The value of an expression. Throws a NotTaken where it is one that is not known. */
export function evaluate(element: XmlElement, scope: Scope): Value {
  scope.step(element)
  const { name, attributes } = element
  const identifier = identifierOf(element)
  const { declared, responses, outcomes } = scope
  const declaration = () => {
    const found = declared.get(identifier)
    if (!found) throw cannotFollow(element, `"${identifier}" is not declared`)
    return found
  }
  if (name === 'baseValue') {
    const baseType = attributes.get('baseType') ?? 'string'
    const value = readScalar(textOf(element), baseType)
    if (value === null) throw cannotFollow(element, `"${textOf(element).trim()}" is no ${baseType}`)
    return single(baseType, value)
  }
  if (name === 'variable')
    return outcomes.has(identifier) ? (outcomes.get(identifier) ?? null) : (responses.get(identifier) ?? null)
  if (name === 'correct') return declaration().correct
  if (name === 'default') return declared.get(identifier)?.initial ?? null
  if (name === 'mapResponse') return float(mapped(declaration(), responses.get(identifier) ?? null))
  const operator = operators.get(name)
  if (!operator) throw cannotFollow(element)
  return operator(
    elementsOf(element).map((each) => evaluate(each, scope)),
    element,
  )
}

/** What somebody gave, as the values that the item declares. */
export const valuesOf = (
  declared: ReadonlyMap<string, Declaration>,
  given: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, Value> =>
  new Map([...declared].map(([identifier, each]) => [identifier, valueIn(each, given.get(identifier) ?? [])]))

export const pointsIn = (outcomes: ReadonlyMap<string, Value>, identifier: string): number | null =>
  numberOf(outcomes.get(identifier) ?? null)
