import type { ProblemEnvelope } from '@wordstride/core'
import { placesIn } from './places'
import { mapLeaves, numbersIn, stringsIn } from './values'

/** As many numbers of a problem are tried in the place of what was given. */
const MOST_NUMBERS = 8

const isNumber = (text: string): boolean => /^-?[\d.]+$/.test(text)

/** The numbers that stand near a place of the problem come first, and what is next to each of them. */
export function numbersToTry(problem: ProblemEnvelope, near: unknown): number[] {
  const ofTheBody = placesIn(problem).flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  const nearest = near === problem ? [] : numbersIn(near)
  const numbers = [...new Set([...nearest, ...ofTheBody])].slice(0, MOST_NUMBERS)
  return [...new Set(numbers.flatMap((each) => [each, each + 1, each - 1]))]
}

/** A number that was given, whether as one or as a text, is another one; an id is none. */
const changeNumbers = (
  response: unknown,
  ids: ReadonlySet<string>,
  change: (given: number) => number,
): unknown =>
  mapLeaves(response, (leaf) => {
    if (typeof leaf === 'number') return change(leaf)
    return typeof leaf === 'string' && isNumber(leaf) && !ids.has(leaf) ? String(change(Number(leaf))) : leaf
  })

/** The right response with the next number for each that it gives, with those of the problem, and as far away from the right ones. */
export function withNumbers(right: unknown, ids: ReadonlySet<string>, numbers: readonly number[]): unknown[] {
  if (numbersIn(right).length === 0 && !stringsIn(right).some(isNumber)) return []
  const changes = numbers.flatMap((number) => [
    () => number,
    (given: number) => given + number,
    (given: number) => given - number,
  ])
  return [(given: number) => given + 1, ...changes].map((change) => changeNumbers(right, ids, change))
}
