import {
  type AnyProblemPlugin,
  type Feedback,
  type GradeResult,
  type ProblemEnvelope,
  parseProblem,
} from '@wordstride/core'
import { type Check, fail, grade, type PairCheck, same, wrongResponses } from './check'
import { canonical, listsIn, mapObjects, mapStrings, namesIn, stringsIn } from './values'

/** A partial solution speaks of what was given: of no other item, and without notes (TYPE-00.11). */
export function expectPartialOfTheGiven(
  problem: ProblemEnvelope,
  response: unknown,
  { parts }: GradeResult,
  { items, notes }: Feedback,
): void {
  if (notes.length > 0)
    fail(
      problem,
      'A partial solution carries notes. Worked solutions are told with a correct answer alone; feedbackOf sees to it.',
    )
  const given = new Set(namesIn(response))
  for (const { subProblemId, verdict } of parts)
    if (verdict === 'correct' || verdict === 'incorrect') given.add(subProblemId)
  for (const [id, { mark }] of Object.entries(items)) {
    if (mark === 'neutral')
      fail(
        problem,
        'A partial solution explains what was not given. In feedback give neutral items with a correct result alone.',
      )
    if (!given.has(id))
      fail(
        problem,
        `A partial solution marks ${JSON.stringify(id)}, which is no id of the response and of no part: it states the answer, or has a name of its own making. In feedback mark what was given, by the id that the response has for it.`,
      )
  }
}

/** What is marked as right was given; what was not given is spoken of because there is something to say. */
function expectGivenMarked(
  problem: ProblemEnvelope,
  response: unknown,
  { parts }: GradeResult,
  { items }: Feedback,
): void {
  const given = new Set([...namesIn(response), ...parts.map(({ subProblemId }) => subProblemId)])
  for (const [id, { mark, explanation }] of Object.entries(items)) {
    if (mark === 'correct' && !given.has(id))
      fail(
        problem,
        `A full solution marks ${JSON.stringify(id)} as right, which is no id of the response and of no part. In feedback mark as right what the response holds, by the id that it has there; what was not given is neutral.`,
      )
    if (mark === 'neutral' && !explanation)
      fail(
        problem,
        `A full solution names ${id}, which was not given, and says nothing of it. In feedback leave out items that have no explanation.`,
      )
  }
}

/** Partial on incorrect, full on correct. */
export const feedbackGivesNothingAway: Check = (plugin, problem) => {
  const correct = plugin.correctResponse(problem)
  const full = plugin.feedback(problem, correct, grade(plugin, problem, correct))
  if (full.solution !== 'full')
    fail(
      problem,
      "The feedback on a correct response is not full. Give solution: 'full' when result.verdict is correct; feedbackOf sees to it.",
    )
  const fullMarks = Object.values(full.items).map(({ mark }) => mark)
  if (!fullMarks.includes('correct'))
    fail(
      problem,
      "A full solution marks nothing as right. In feedback give each item of the response its mark, 'correct'.",
    )
  if (fullMarks.includes('incorrect'))
    fail(
      problem,
      'A full solution marks something as wrong. In feedback compare by the key that grade reads.',
    )
  expectGivenMarked(problem, correct, grade(plugin, problem, correct), full)
  for (const wrong of wrongResponses(plugin, problem, 10)) {
    const result = grade(plugin, problem, wrong)
    const partial = plugin.feedback(problem, wrong, result)
    if (partial.solution !== 'partial')
      fail(
        problem,
        "The feedback on an incorrect response is not partial. Give solution: 'partial' unless result.verdict is correct; feedbackOf sees to it.",
      )
    expectPartialOfTheGiven(problem, wrong, result, partial)
    const marks = Object.values(partial.items).map(({ mark }) => mark)
    if (!marks.includes('incorrect'))
      fail(
        problem,
        "A partial solution marks nothing as wrong. In feedback give what is wrong of the response its mark, 'incorrect'.",
      )
    if (
      result.parts.some(({ verdict }) => verdict === 'correct') !== marks.includes('correct') &&
      result.parts.length > 1
    )
      fail(
        problem,
        "A partial solution does not mark as right what is right. In feedback give what is right of the response its mark, 'correct'.",
      )
  }
}

const TOLD_AFTERWARDS = ['explanation', 'solution'] as const

/** The problem with a text of its own in every `explanation` and `solution`, also where its author wrote none. */
export function withCanaries(plugin: AnyProblemPlugin, problem: ProblemEnvelope): ProblemEnvelope {
  let count = 0
  const { header, problemItems, hintItems, ...body } = problem
  const marked = mapObjects(body, (object) => ({
    ...object,
    ...Object.fromEntries(TOLD_AFTERWARDS.map((field) => [field, `told afterwards ${count++}.`])),
  })) as typeof body
  // What the type's schema does not know it drops.
  const parsed = parseProblem(plugin, { ...marked, header, problemItems, hintItems })
  return parsed.ok ? parsed.problem : problem
}

const canariesIn = (value: unknown): string[] =>
  stringsIn(value).flatMap((text) => text.match(/told afterwards \d+\./g) ?? [])

/** What the author says of an item is told when the item was given, and the worked solution when all is right. */
export const explanationsAreToldInTime: Check = (plugin, problem) => {
  const marked = withCanaries(plugin, problem)
  const right = plugin.correctResponse(marked)
  const full = plugin.feedback(marked, right, grade(plugin, marked, right))
  const told = canariesIn(full)
  const markedRight = Object.entries(full.items).flatMap(([id, { mark }]) => (mark === 'correct' ? [id] : []))
  const due = [...saidOf(marked, right, 'explanation'), ...saidOf(marked, markedRight, 'solution')]
  const forgotten = due.find((text) => !told.includes(text))
  if (forgotten !== undefined)
    fail(
      problem,
      'A full solution leaves out an explanation of what was given, or the worked solution. In feedback give explanations to the items, and solutions to notes.',
    )
  const untold = listsOfExplained(marked).find(
    (list) =>
      list.some(({ id }) => Object.hasOwn(full.items, id)) &&
      list.some((entry) => !told.includes(entry.explanation)),
  )
  if (untold)
    fail(
      problem,
      'A full solution explains some items of a list and leaves out others: it tells of all of them. Give those that were not chosen as neutral.',
    )
  for (const wrong of wrongResponses(plugin, marked, 10)) {
    const allowed = saidOf(marked, wrong, 'explanation', isGiven)
    const partial = plugin.feedback(marked, wrong, grade(plugin, marked, wrong))
    if (canariesIn(partial).some((text) => !allowed.includes(text)))
      fail(
        problem,
        'A partial solution tells an explanation of what was not given: it states the answer. In feedback take the explanations of the items of the response.',
      )
    const explained = Object.values(partial.items).filter(({ explanation }) => explanation)
    if (
      explained.some(({ mark }) => mark === 'correct') &&
      Object.values(partial.items).some(({ mark, explanation }) => mark === 'incorrect' && !explanation)
    )
      fail(
        problem,
        'A partial solution explains what is right and not what is wrong. In feedback give both their explanations.',
      )
  }
}

/** Lists of things with an id of their own and something to say of each. */
const listsOfExplained = (problem: ProblemEnvelope): { id: string; explanation: string }[][] =>
  listsIn(problem).filter((list): list is { id: string; explanation: string }[] =>
    list.every((entry) => {
      const { id, explanation } = Object(entry) as Record<string, unknown>
      return typeof id === 'string' && typeof explanation === 'string'
    }),
  )

const isNamed = (object: Record<string, unknown>, given: ReadonlySet<string>): boolean =>
  given.has(String(object.id))

/** Whether an object is that of something given: by its id, or by the text that it foresees. */
const isGiven = (object: Record<string, unknown>, given: ReadonlySet<string>): boolean =>
  Object.entries(object).some(
    ([key, value]) => key !== 'uuid' && typeof value === 'string' && given.has(value),
  )

/** What the author says of all that was given, in one field; of the problem itself too. */
function saidOf(
  problem: ProblemEnvelope,
  response: unknown,
  field: (typeof TOLD_AFTERWARDS)[number],
  isOf: typeof isGiven = isNamed,
): string[] {
  const given = new Set(namesIn(response))
  const found: string[] = []
  mapObjects(problem, (object) => {
    const text = object[field]
    if (typeof text === 'string' && (object.problem_id === problem.problem_id || isOf(object, given)))
      found.push(text)
    return object
  })
  return found
}

/**
 * A partial solution tells no more of the key than the verdicts do: where two keys give one response the same wrong
 * verdicts, they give it the same partial solution.
 */
export const feedbackTellsNoKey: PairCheck = (plugin, [problem, twin], seed) => {
  const verdictsOf = (one: ProblemEnvelope, response: unknown) => ({
    result: grade(plugin, one, response),
    taken: plugin.choices?.(one, response).filter(({ isTaken }) => isTaken),
  })
  for (const response of wrongForBoth(plugin, problem, twin, seed)) {
    const { result, taken } = verdictsOf(problem, response)
    if (result.verdict !== 'incorrect' || !same({ result, taken }, verdictsOf(twin, response))) continue
    const [told, other] = [problem, twin].map((one) => plugin.feedback(one, response, result))
    if (canonical(told) !== canonical(other))
      fail(
        problem,
        'A partial solution changes with the key where the verdicts do not: it states the answer. In feedback let it follow from the response and its verdicts alone; what it may tell of each thing apart is a part of its own in grade.',
      )
  }
}

/** Responses that may well be wrong under both keys: those with other values, and those with the values exchanged. */
function wrongForBoth(
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  twin: ProblemEnvelope,
  seed: string,
): unknown[] {
  const wrong = [...wrongResponses(plugin, problem, 4), ...wrongResponses(plugin, twin, 4)]
  const right = plugin.correctResponse(problem)
  const values = [...new Set(stringsIn(right))]
  const turns = Array.from({ length: 4 }, (_, i) => {
    const by = (i + 1 + seed.length) % Math.max(values.length, 1)
    return mapStrings(right, (text) => values[(values.indexOf(text) + by) % values.length] ?? text)
  })
  return [...wrong, ...turns].filter((response) => plugin.response.safeParse(response).success)
}
