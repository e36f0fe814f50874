import type { AnyProblemPlugin, ProblemEnvelope } from '@wordstride/core'
import { type Check, fail, grade, publicView, same } from './check'
import { fewByName } from './places'
import { idOf, listsIn, marksIn, namesIn, numbersIn, stringsIn } from './values'
import { changedIn, changedInAll, fieldName, filledIn, type OptionalField, optionalFields } from './variants'

/** Whether what is right for the one is wrong for the other, in the same parts: they ask the same and differ in their key. */
function differInKey(plugin: AnyProblemPlugin, one: ProblemEnvelope, other: ProblemEnvelope): boolean {
  const results = [
    grade(plugin, one, plugin.correctResponse(other)),
    grade(plugin, other, plugin.correctResponse(one)),
  ]
  const [parts, otherParts] = results.map((result) => result.parts.map(({ subProblemId }) => subProblemId))
  return same(parts, otherParts) && results.every(({ verdict }) => verdict === 'incorrect')
}

/** Whether who reads this value there knows the right response: it names it, or counts up to it. */
function tellsTheKey(plugin: AnyProblemPlugin, problem: ProblemEnvelope, value: unknown): boolean {
  const right = plugin.correctResponse(problem)
  const [names, numbers] = [new Set(namesIn(right)), new Set(numbersIn(right))]
  const isCounted = (at: number) =>
    numbers.has(at) ||
    listsIn(problem).some((list) => [list[at], list[at - 1]].some((item) => names.has(String(idOf(item)))))
  return namesIn(value).some((name) => names.has(name)) || numbersIn(value).some(isCounted)
}

type Change = readonly [field: OptionalField, value: unknown]

/** Whether the right response takes the item in which the field stands, as a mark of the item says. */
function isTaken(problem: ProblemEnvelope, right: unknown, { path }: OptionalField): boolean {
  const item = path.slice(0, -1).reduce<unknown>((value, step) => Object(value)[step], problem)
  const { id, uuid } = Object(item)
  return stringsIn(right).some((text) => text === id || text === uuid) || marksIn(right).has(id ?? uuid)
}

/** Problems in pairs that differ in one field, or in the marks of two items, which are exchanged. */
function pairsOf(fields: readonly OptionalField[]): { changes: readonly Change[][]; value: unknown }[] {
  const [first, second] = fields
  return fields.flatMap((field) =>
    [undefined, ...field.values].flatMap((value, i) => {
      const other = i < field.values.length ? field.values[i] : field.values[0]
      const alone = { changes: [[[field, value] as const], [[field, other] as const]], value: other }
      if (field !== first || !second) return [alone]
      const exchanged: Change[][] = [
        [
          [first, value],
          [second, other],
        ],
        [
          [first, other],
          [second, value],
        ],
      ]
      return [alone, { changes: exchanged, value: null }]
    }),
  )
}

/**
 * A key need not stand where the twins have it: whatever an optional field holds, where it decides what is right it does
 * not show in the public view.
 */
export const optionalFieldsHideNoKey: Check = (plugin, problem) => {
  const filled = filledIn(plugin, problem)
  for (const [name, fields] of fewByName(optionalFields(plugin, filled))) {
    for (const { changes, value } of pairsOf(fields)) {
      const [one, other] = changes.map((change) => changedInAll(plugin, filled, change))
      if (!one || !other || same(publicView(plugin, one), publicView(plugin, other))) continue
      if (!differInKey(plugin, one, other)) continue
      const isTold =
        changes[0]?.length === 1
          ? tellsTheKey(plugin, other, value)
          : fields.some((field) => isTaken(one, plugin.correctResponse(one), field))
      if (!isTold) continue
      const held = value === null ? 'its marks exchanged between two items' : `${JSON.stringify(value)} in it`
      fail(
        problem,
        `The public view shows ${name}, and with ${held} another response is right: the key leaves the server. Take the field out of toPublic.`,
      )
    }
  }
}

/** What feedback tells after the answer, under whatever name it stands in the problem, does not leave before it. */
export const toldFieldsLeaveLate: Check = (plugin, problem) => {
  const filled = filledIn(plugin, problem)
  for (const [i, field] of [...fewByName(optionalFields(plugin, filled)).values()].flat().entries()) {
    const text = `told only there ${i}.`
    const changed = changedIn(plugin, filled, field, text)
    if (!changed || !JSON.stringify(publicView(plugin, changed)).includes(text)) continue
    const right = plugin.correctResponse(changed)
    const told = stringsIn(plugin.feedback(changed, right, grade(plugin, changed, right)))
    // A unit that stands in a solution tells nothing.
    if (told.some((each) => each.trim() === text))
      fail(
        problem,
        `feedback tells ${fieldName(field)} after the answer, and the public view shows it before. Take the field out of toPublic.`,
      )
  }
}
