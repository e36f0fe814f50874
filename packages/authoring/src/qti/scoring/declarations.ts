import { childrenOf, textOf, type XmlElement } from '../xmlElement'
import { cannotFollow, container, float, type QtiValue, readScalar, type Value } from './value'

/** A variable as an item declares it. */
export interface Declaration {
  element: XmlElement
  identifier: string
  cardinality: QtiValue['cardinality']
  baseType: string
  correct: Value
  initial: Value
  table: PointTable | null
}

/** Points by value. */
interface PointTable {
  entries: readonly { key: unknown; isExact: boolean; points: number }[]
  otherwise: number
  low: number
  high: number
}

export function valueIn(
  { cardinality, baseType }: Pick<Declaration, 'cardinality' | 'baseType'>,
  texts: readonly string[],
): Value {
  return container(
    cardinality,
    baseType,
    texts.flatMap((text) => readScalar(text, baseType) ?? []),
  )
}

const CARDINALITY = /^(single|multiple|ordered)$/
const BASE_TYPE = /^(identifier|string|integer|float|boolean|pair|directedPair|uri)$/
const IS_NUMBER = /^(integer|float)$/

function readTable(mapping: XmlElement, baseType: string): PointTable {
  const numberAt = ({ attributes }: XmlElement, name: string, otherwise: number) => {
    const number = Number(attributes.get(name) ?? otherwise)
    if (Number.isNaN(number)) throw cannotFollow(mapping, `${name} that is no number`)
    return number
  }
  return {
    entries: childrenOf(mapping, 'mapEntry').map((entry) => ({
      key: readScalar(entry.attributes.get('mapKey') ?? '', baseType),
      isExact: entry.attributes.get('caseSensitive') !== 'false',
      points: numberAt(entry, 'mappedValue', Number.NaN),
    })),
    otherwise: numberAt(mapping, 'defaultValue', 0),
    low: numberAt(mapping, 'lowerBound', Number.NEGATIVE_INFINITY),
    high: numberAt(mapping, 'upperBound', Number.POSITIVE_INFINITY),
  }
}

function readDeclaration(element: XmlElement): Declaration {
  const { attributes } = element
  const cardinality = attributes.get('cardinality') ?? 'single'
  const baseType = attributes.get('baseType') ?? 'string'
  if (!CARDINALITY.test(cardinality)) throw cannotFollow(element, `a response that is ${cardinality}`)
  if (!BASE_TYPE.test(baseType)) throw cannotFollow(element, `a response that is a ${baseType}`)
  const kind = { cardinality: cardinality as QtiValue['cardinality'], baseType }
  const valuesIn = (name: string) =>
    valueIn(
      kind,
      childrenOf(element, name)
        .flatMap((each) => childrenOf(each, 'value'))
        .map(textOf),
    )
  const [mapping] = childrenOf(element, 'mapping')
  return {
    ...kind,
    element,
    identifier: attributes.get('identifier') ?? '',
    correct: valuesIn('correctResponse'),
    initial: valuesIn('defaultValue'),
    table: mapping ? readTable(mapping, baseType) : null,
  }
}

const named = (declarations: readonly Declaration[]) =>
  new Map(declarations.map((each) => [each.identifier, each]))

export const responsesOf = (root: XmlElement): ReadonlyMap<string, Declaration> =>
  named(childrenOf(root, 'responseDeclaration').map(readDeclaration))

/** Numbers that nobody sets are 0. */
export function outcomesOf(root: XmlElement): Map<string, Value> {
  const declared = childrenOf(root, 'outcomeDeclaration').filter(({ attributes }) =>
    BASE_TYPE.test(attributes.get('baseType') ?? 'string'),
  )
  return new Map(
    declared.map(readDeclaration).map(({ identifier, initial, cardinality, baseType }) => {
      const isCount = cardinality === 'single' && IS_NUMBER.test(baseType)
      return [identifier, initial ?? (isCount ? float(0) : null)]
    }),
  )
}

/** What a table of points gives to a response, each value once. */
export function mapped({ table, element }: Declaration, response: Value): number {
  if (!table) throw cannotFollow(element, 'points without a table')
  const { entries, otherwise, low, high } = table
  const pointsOf = (value: unknown): number => {
    const entry = entries.find(
      ({ key, isExact }) =>
        key === value || (!isExact && String(key).toLowerCase() === String(value).toLowerCase()),
    )
    return entry?.points ?? otherwise
  }
  const sum = [...new Set(response?.values ?? [])].reduce(
    (total: number, value) => total + pointsOf(value),
    0,
  )
  return Math.min(Math.max(sum, low), high)
}
