import { isJudged } from '@wordstride/core'
import { type Check, fail, grade, publicView, wrongResponses } from './check'
import { OWN_ID, withOwnIds } from './ids'
import { isOrderAnswered } from './order'
import { placesIn } from './places'
import { canonical, idsIn, listsIn, mapLists, stringsIn } from './values'

/** Where feedback speaks of a part or of a choice by its name, it says what that was judged. */
export const marksFollowTheParts: Check = (plugin, problem) => {
  for (const response of [plugin.correctResponse(problem), ...wrongResponses(plugin, problem, 10)]) {
    const result = grade(plugin, problem, response)
    const verdicts = new Map(result.parts.map(({ subProblemId, verdict }) => [subProblemId, verdict]))
    const taken = new Map(
      plugin
        .choices?.(problem, response)
        .flatMap(({ id, isTaken, isRight }) => (isTaken ? [[id, isRight]] : [])),
    )
    for (const [id, { mark }] of Object.entries(plugin.feedback(problem, response, result).items)) {
      const verdict = verdicts.get(id)
      if (verdict !== undefined && verdict !== mark && (mark !== 'neutral' || isJudged(verdict)))
        fail(
          problem,
          `feedback marks ${id} as ${mark}; grade says that this part is ${verdict}. In feedback take the mark of a part from result.parts, by its subProblemId.`,
        )
      const isRight = taken.get(id)
      if (isRight !== undefined && mark !== (isRight ? 'correct' : 'incorrect'))
        fail(
          problem,
          `feedback marks ${id} as ${mark}; it was chosen, and choices says that it is ${isRight ? 'right' : 'not right'}. Let feedback and choices read one key, by the id of the option.`,
        )
    }
  }
}

/** Whoever draws a mark finds its item by the id that the view has; in graded work all ids have other names. */
export const marksHaveIdsOfTheView: Check = (plugin, authored) => {
  const problem = withOwnIds(plugin, authored)
  const known = idsIn(publicView(plugin, problem))
  for (const response of [plugin.correctResponse(problem), ...wrongResponses(plugin, problem, 3)]) {
    const { items } = plugin.feedback(problem, response, grade(plugin, problem, response))
    const joined = Object.keys(items).find((id) => OWN_ID.test(id) && !known.has(id))
    if (joined !== undefined)
      fail(
        authored,
        `feedback marks ${JSON.stringify(joined)}, which is made of ids and is none of the view: in graded work each id has another name there, and the mark is lost. Mark an item of the view by its own id.`,
      )
  }
}

/** By which ids an entry of a list goes: its own, or those in its fields. */
const namesOf = (entry: unknown): string[] => (Array.isArray(entry) ? [] : stringsIn(entry))

/** Whether an entry says what was given for what, wherever in its list it stands. */
const isApart = (entry: unknown): boolean =>
  Object.keys(Object(entry)).length > 1 && typeof entry !== 'string'

interface Left {
  response: unknown
  /** All ids by which what was left out goes. */
  names: string[]
  isListShorter: boolean
}

/** The response without the entries that go by the id: in records, and in lists whose order says nothing. */
function without(id: string, right: unknown, { inLists }: { inLists: boolean }): Left {
  const names: string[] = []
  let isListShorter = false
  const isLeft = (own: readonly string[]): boolean => {
    if (!own.includes(id)) return false
    names.push(...own)
    return true
  }
  const walk = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const kept = value.filter((entry) => !((inLists || isApart(entry)) && isLeft(namesOf(entry))))
      isListShorter ||= kept.length < value.length
      return kept.map(walk)
    }
    const kept = Object.entries(value).filter(
      ([key, entry]) => !isLeft([key, ...(typeof entry === 'string' ? [entry] : [])]),
    )
    return Object.fromEntries(kept.map(([key, entry]) => [key, walk(entry)]))
  }
  return { response: walk(right), names, isListShorter }
}

/** What is not given for a part is missed there and nowhere else: where entries of the response go by its parts. */
export const partsAreJudgedApart: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  const ids = grade(plugin, problem, right).parts.map(({ subProblemId }) => subProblemId)
  const inLists = !isOrderAnswered(plugin, problem, right)
  for (const id of ids) {
    const { response, names, isListShorter } = without(id, right, { inLists })
    if (names.length === 0 || names.some((name) => name !== id && ids.includes(name))) continue
    if (!plugin.response.safeParse(response).success) continue
    const { parts } = grade(plugin, problem, response)
    // With fewer than the problem asks for nothing is answered.
    if (isListShorter && parts.every(({ verdict }) => verdict === 'not_answered')) continue
    const wrong = parts.find(({ subProblemId, verdict }) => (verdict === 'correct') === (subProblemId === id))
    if (wrong)
      fail(
        problem,
        `Where nothing is given for ${id} and all else is right, the part ${wrong.subProblemId} is ${wrong.verdict}. In grade judge each part by what was given for it, and call it by that id, or give one part for what counts only together.`,
      )
  }
}

/** What a response gives for a part: the entries that go by it and by no other part, wherever they stand. */
function givenFor(id: string, response: unknown, ids: ReadonlySet<string>): string {
  const found: unknown[] = []
  const isOwn = (names: readonly string[]) =>
    names.includes(id) && names.every((name) => name === id || !ids.has(name))
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const entry of value) {
        if (isApart(entry) && isOwn(namesOf(entry))) found.push(entry)
        else walk(entry)
      }
      return
    }
    for (const [key, entry] of Object.entries(value)) {
      if (isOwn([key, ...(typeof entry === 'string' ? [entry] : [])])) found.push([key, entry])
      else walk(entry)
    }
  }
  walk(response)
  return canonical(found, { sorted: true })
}

const NOTHING = '[]'

/** Where the same is given for a part, the part is judged alike, whatever is given for others. */
export const partsDoNotInfluence: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  const ids = new Set(grade(plugin, problem, right).parts.map(({ subProblemId }) => subProblemId))
  for (const wrong of wrongResponses(plugin, problem, 10))
    for (const { subProblemId: id, verdict } of grade(plugin, problem, wrong).parts) {
      const given = givenFor(id, wrong, ids)
      if (verdict === 'correct' || given === NOTHING || given !== givenFor(id, right, ids)) continue
      fail(
        problem,
        `What is given for ${id} is right, and the part is ${verdict} where something else is wrong: ${JSON.stringify(wrong).slice(0, 200)}. In grade judge each part by what was given for it, or give one part for what counts only together.`,
      )
    }
}

/** As many neighbours are exchanged. */
const MOST_EXCHANGED = 8

/** Where the order of a list is the answer, of two entries that are exchanged one is wrong at least, and no other is. */
export const placesAreJudgedApart: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  const parts = grade(plugin, problem, right).parts.map(({ subProblemId }) => subProblemId)
  const list = listsIn(right).find(
    (each) => each.length === parts.length && each.every((entry) => typeof entry === 'string'),
  ) as string[] | undefined
  if (!list || list.length < 2 || !isOrderAnswered(plugin, problem, right)) return
  const isNamed = parts.every((id) => list.includes(id))
  // As many entries as there are parts by chance: each part has an entry of its own elsewhere.
  const steps = new Set(placesIn(right).flatMap(({ path }) => path))
  if (!isNamed && parts.every((id) => steps.has(id))) return
  for (let at = 0; at < Math.min(list.length - 1, MOST_EXCHANGED); at++) {
    const [first, second] = [list[at] as string, list[at + 1] as string]
    const given = list.with(at, second).with(at + 1, first)
    const response = mapLists(right, (each) => (canonical(each) === canonical(list) ? given : each))
    const result = grade(plugin, problem, response)
    // What looks alike may stand at the place of the other.
    if (result.verdict !== 'incorrect') continue
    const places = result.parts.map(({ subProblemId }, i) => (isNamed ? given.indexOf(subProblemId) : i))
    const isRightAt = (place: number) => result.parts[places.indexOf(place)]?.verdict === 'correct'
    const exchanged = [at, at + 1]
    // One of them may be right at the other place, too.
    const areRight = exchanged.every(isRightAt)
    const judged = result.parts.find(({ verdict }, i) =>
      exchanged.includes(places[i] as number) ? areRight : verdict !== 'correct',
    )
    if (judged)
      fail(
        problem,
        `Where the entries ${at + 1} and ${at + 2} of ${JSON.stringify(list)} are exchanged and all else is right, the part ${judged.subProblemId} is ${judged.verdict}. In grade judge each place by what stands there, and call the part by that place or by what was given for it.`,
      )
    const { items } = plugin.feedback(problem, response, result)
    const marked = given.find((id, i) => {
      const mark = items[id]?.mark
      return mark !== undefined && mark !== (isRightAt(i) ? 'correct' : 'incorrect')
    })
    if (marked !== undefined)
      fail(
        problem,
        `Where the entries ${at + 1} and ${at + 2} of ${JSON.stringify(list)} are exchanged and all else is right, feedback marks ${marked} as ${items[marked]?.mark}. In feedback find the place of each entry in the response, and take the verdict of that place.`,
      )
  }
}
