import { isRecord } from '@wordstride/core'
import type { AuthoredProblem } from '../files/skillFile'

/** Fields that tell of an answer, or of the problem, but ask nothing. */
const BESIDE = new Set(['id', 'level', 'hints', 'why', 'status', 'beside'])

/** A gap with its right word alone. */
const rightOf = (gap: string): string => gap.split('|').find((word) => word.startsWith('*')) ?? gap

const linesOf = (text: string): string[] =>
  text
    .replace(/\{([^}]*)\}/g, (_, gap: string) => rightOf(gap))
    .split('\n')
    .filter(Boolean)

const isRow = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function askedIn(value: unknown): string[] {
  if (typeof value === 'string') return linesOf(value)
  if (isRow(value)) return [value.flatMap(linesOf).join(' | ')]
  if (Array.isArray(value)) {
    const right = value.filter((each) => isRecord(each) && each.correct === true)
    return (right.length > 0 ? right : value).flatMap(askedIn)
  }
  if (!isRecord(value)) return []
  const { name, items, left, right } = value
  if (typeof name === 'string' && isRow(items)) return items.map((item) => `${name}: ${item}`)
  if (typeof left === 'string') return [`${left}: ${right}`]
  return Object.entries(value).flatMap(([key, each]) => (BESIDE.has(key) ? [] : askedIn(each)))
}

/** What is asked and what is right. Other wrong options, or another order, make no other question. */
export const askedOf = (problem: AuthoredProblem): string => askedIn(problem).sort().join('\n')
