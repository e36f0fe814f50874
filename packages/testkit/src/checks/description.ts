import type { AnyProblemPlugin, PublicEnvelope } from '@wordstride/core'
import { type Check, fail, publicView, wrongResponses } from './check'
import { OWN_ID, withOwnIds } from './ids'
import { type Path, placesIn, withAt } from './places'
import { idsIn } from './values'

const isBlank = (text: string | undefined): boolean => !text?.trim()

/** What authors, reports and the pages of the documentation are made of. */
export const saysWhatItIs: Check = (plugin, problem) => {
  const { type, version, title, summary, scoring, accessibility, leastHandMs } = plugin
  if (type !== problem.problem_type)
    fail(
      problem,
      `type is ${type}; its problems say ${problem.problem_type}. Folder, type and problem_type have one name.`,
    )
  if (!Number.isInteger(version) || version < 1 || version !== problem.version)
    fail(
      problem,
      `version is ${version}; it counts from 1, and problems are lifted to it. Write a whole number, and a step in migrations for each older one.`,
    )
  const { roles, keyboard, announcements } = accessibility
  const lists = { scoring, 'accessibility.roles': roles, 'accessibility.announcements': announcements }
  for (const [name, list] of Object.entries(lists))
    if (list.length === 0 || list.some(isBlank))
      fail(
        problem,
        `${name} is empty, or a line of it is. The documentation is made from it: write what holds.`,
      )
  if (keyboard.length === 0 || keyboard.some(({ keys, does }) => keys.length === 0 || isBlank(does)))
    fail(
      problem,
      'accessibility.keyboard is empty, or a line of it has no keys or does nothing. Say of each key what it does.',
    )
  for (const [name, text] of Object.entries({ title, summary }))
    if (isBlank(text)) fail(problem, `${name} is empty. Authors choose the type by it.`)
  if (leastHandMs !== undefined && leastHandMs <= 0)
    fail(
      problem,
      `leastHandMs is ${leastHandMs}. It is more than 0, in milliseconds; without it two presses are counted.`,
    )
}

/** Letters that are no word: what takes both was typed, and is neither one of a list nor a date. */
const ANY_LETTERS = ['q', 'z']

/** What a student typed in a response: texts in whose place any other of their length could stand. */
const typedIn = (plugin: AnyProblemPlugin, response: unknown): string[] =>
  placesIn(response).flatMap(({ path, value }) =>
    typeof value === 'string' && takesAnyText(plugin, response, path, value.length) ? [value] : [],
  )

const takesAnyText = (plugin: AnyProblemPlugin, response: unknown, path: Path, length: number): boolean =>
  ANY_LETTERS.every(
    (letter) => plugin.response.safeParse(withAt(response, path, letter.repeat(length))).success,
  )

/** What was typed and is not told, in a response to the problem as it is shown; null where all of it is. */
export function untoldIn(plugin: AnyProblemPlugin, view: PublicEnvelope, response: unknown): string | null {
  const said = plugin.describeResponse(view, response)
  // Places may have ids that the family gives them.
  const known = idsIn(view)
  const untold = typedIn(plugin, response).find(
    (text) => !OWN_ID.test(text) && !known.has(text) && !said.includes(text.trim()),
  )
  return untold === undefined
    ? null
    : `describeResponse says "${said}"; "${untold}" was typed. Say what was typed as it was; what is one of a few words or has a form of its own (z.enum, z.iso.date), let the response schema say so.`
}

export const describesItself: Check = (plugin, problem) => {
  const view = publicView(plugin, problem)
  const right = plugin.describeResponse(view, plugin.correctResponse(problem))
  if (right.trim() === '')
    fail(
      problem,
      'describeResponse of the correct response is empty. Say in plain words what was given: reports and e-mails show it.',
    )
  const wrong = wrongResponses(plugin, problem, 6)
  if (wrong.some((response) => plugin.describeResponse(view, response) === right))
    fail(
      problem,
      `describeResponse calls a right and a wrong response alike: "${right}". Say what was given, not that something was.`,
    )
  for (const response of [plugin.correctResponse(problem), ...wrong]) {
    const described = plugin.describeResponse(view, response)
    const taken = plugin.choices?.(problem, response).filter(({ isTaken }) => isTaken) ?? []
    const left = taken.find(({ label }) => !described.includes(label))
    if (left)
      fail(
        problem,
        `describeResponse says "${described}"; "${left.label}" was chosen. Name the chosen options by their labels.`,
      )
  }
  const own = withOwnIds(plugin, problem)
  const ownView = publicView(plugin, own)
  const given = plugin.correctResponse(own)
  const said = plugin.describeResponse(ownView, given)
  const untold = untoldIn(plugin, ownView, given)
  if (untold !== null) fail(problem, untold)
  if (OWN_ID.test(said))
    fail(
      problem,
      `describeResponse names an item by its id ("${right}"), which tells a reader nothing. Take its text from the view.`,
    )
  if (plugin.describeProblem?.(view).trim() === '')
    fail(problem, 'describeProblem is empty. Leave the member out, and reports show the text above the body.')
  const reminder = plugin.reminder?.(view) ?? null
  if (reminder !== null && !reminder.startsWith('REMEMBER: '))
    fail(problem, `The reminder is "${reminder}". It begins with "REMEMBER: ", or is null.`)
}
