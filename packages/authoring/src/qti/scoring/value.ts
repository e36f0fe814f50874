import { NotTaken } from '../../interchange/notTaken'
import type { XmlElement } from '../xmlElement'

type Scalar = string | number | boolean

/** A value of QTI; what has none is null, which is also what an empty container is. */
export interface QtiValue {
  cardinality: 'single' | 'multiple' | 'ordered'
  baseType: string
  values: readonly [Scalar, ...Scalar[]]
}
export type Value = QtiValue | null

/** What the interpreter does not know is never guessed. */
export const cannotFollow = ({ name, line }: XmlElement, what = `<${name}>`): NotTaken =>
  new NotTaken(`its scoring cannot be followed: ${what}`, line)

export function container(
  cardinality: QtiValue['cardinality'],
  baseType: string,
  values: readonly Scalar[],
): Value {
  const [first, ...others] = values
  return first === undefined ? null : { cardinality, baseType, values: [first, ...others] }
}

export const single = (baseType: string, value: Scalar): QtiValue => ({
  cardinality: 'single',
  baseType,
  values: [value],
})
export const float = (value: number): Value => (Number.isFinite(value) ? single('float', value) : null)
export const boolean = (value: boolean): Value => single('boolean', value)

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/

/** A text as a value of a type; null where it is none. */
export function readScalar(text: string, baseType: string): Scalar | null {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  if (baseType === 'float') return NUMBER.test(trimmed) ? Number(trimmed) : null
  if (baseType === 'integer') return /^[+-]?\d+$/.test(trimmed) ? Number(trimmed) : null
  if (baseType === 'boolean') return /^(true|1)$/.test(trimmed)
  if (baseType === 'pair') return trimmed.split(' ').sort().join(' ')
  return trimmed
}

export const numberOf = (value: Value): number | null => {
  const [first] = value?.values ?? []
  return typeof first === 'number' ? first : null
}

/** True, false, or null where that cannot be said. */
export const truthOf = (value: Value): boolean | null => {
  const [first] = value?.values ?? []
  return typeof first === 'boolean' ? first : null
}

/** Whether two values are the same; those of a container in any order, of an ordered one in theirs. */
export function isSame(left: QtiValue, right: QtiValue): boolean {
  if (left.values.length !== right.values.length) return false
  const isOrdered = left.cardinality === 'ordered' || right.cardinality === 'ordered'
  const [mine, theirs] = [left, right].map(({ values }) => (isOrdered ? values : [...values].sort()))
  return (mine ?? []).every((value, i) => value === theirs?.[i])
}
