import { type Check, fail, publicView, wrongResponses } from './check'

export const describesItself: Check = (plugin, problem) => {
  const view = publicView(plugin, problem)
  const right = plugin.describeResponse(view, plugin.correctResponse(problem))
  if (right.trim() === '') fail(problem, 'describeResponse of the correct response is empty.')
  const [wrong] = wrongResponses(plugin, problem, 1)
  if (plugin.describeResponse(view, wrong) === right)
    fail(problem, `describeResponse calls a right and a wrong response alike: "${right}".`)
  if (plugin.describeProblem?.(view).trim() === '') fail(problem, 'describeProblem is empty.')
  const reminder = plugin.reminder(view)
  if (reminder !== null && !reminder.startsWith('REMEMBER: ')) fail(problem, `The reminder is "${reminder}".`)
}
