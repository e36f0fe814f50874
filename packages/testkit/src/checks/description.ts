import { type Check, fail, publicView, wrongResponses } from './check'

const isBlank = (text: string | undefined): boolean => !text?.trim()

/** What authors, reports and the pages of the documentation are made of. */
export const saysWhatItIs: Check = (plugin, problem) => {
  const { type, version, title, summary, scoring, accessibility, migrations, leastHandMs } = plugin
  if (type !== problem.problem_type)
    fail(problem, `type is ${type}; its problems say ${problem.problem_type}.`)
  if (!Number.isInteger(version) || version < 1 || version !== problem.version)
    fail(problem, `version is ${version}; it counts from 1, and problems are lifted to it.`)
  if (!Array.isArray(migrations))
    fail(problem, 'migrations is a list, empty where there is no older version.')
  const { roles, keyboard, announcements } = accessibility
  const lists = { scoring, 'accessibility.roles': roles, 'accessibility.announcements': announcements }
  for (const [name, list] of Object.entries(lists))
    if (list.length === 0 || list.some(isBlank)) fail(problem, `${name} is empty, or a line of it is.`)
  if (keyboard.length === 0 || keyboard.some(({ keys, does }) => keys.length === 0 || isBlank(does)))
    fail(problem, 'accessibility.keyboard is empty, or a line of it has no keys or does nothing.')
  for (const [name, text] of Object.entries({ title, summary }))
    if (isBlank(text)) fail(problem, `${name} is empty.`)
  if (leastHandMs !== undefined && leastHandMs <= 0) fail(problem, `leastHandMs is ${leastHandMs}.`)
}

export const describesItself: Check = (plugin, problem) => {
  const view = publicView(plugin, problem)
  const right = plugin.describeResponse(view, plugin.correctResponse(problem))
  if (right.trim() === '') fail(problem, 'describeResponse of the correct response is empty.')
  const [wrong] = wrongResponses(plugin, problem, 1)
  if (plugin.describeResponse(view, wrong) === right)
    fail(problem, `describeResponse calls a right and a wrong response alike: "${right}".`)
  for (const response of [plugin.correctResponse(problem), wrong]) {
    const described = plugin.describeResponse(view, response)
    const taken = plugin.choices?.(problem, response).filter(({ isTaken }) => isTaken) ?? []
    const left = taken.find(({ label }) => !described.includes(label))
    if (left) fail(problem, `describeResponse says "${described}"; "${left.label}" was chosen.`)
  }
  if (plugin.describeProblem?.(view).trim() === '') fail(problem, 'describeProblem is empty.')
  const reminder = plugin.reminder(view)
  if (reminder !== null && !reminder.startsWith('REMEMBER: ')) fail(problem, `The reminder is "${reminder}".`)
}
