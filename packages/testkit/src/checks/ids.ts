import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { type Check, fail, publicView, same } from './check'
import { idsIn } from './values'

const OWN_ID = /own-id-\d+-/
/** Texts for readers: one of them may be the same as an id. */
const READ = /^(label|content|phrase|name|text|prompt|question|explanation|solution)$/

/** The problem with ids that are nothing else: no label, no word of a text. */
function withOwnIds(plugin: AnyProblemPlugin, problem: ProblemEnvelope): ProblemEnvelope {
  const own = new Map([...idsIn(problem)].map((id, i) => [id, `own-id-${i}-`]))
  const inMarkers = (text: string) =>
    text.replace(/\[\[([^[\]]+)\]\]/g, (marker, id: string) => (own.has(id) ? `[[${own.get(id)}]]` : marker))
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return (READ.test(key) ? undefined : own.get(value)) ?? inMarkers(value)
    if (Array.isArray(value)) return value.map((entry) => walk(entry, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, walk(entry, name)]))
  }
  const parsed = parseProblem(plugin, walk(problem, ''))
  return parsed.ok ? parsed.problem : problem
}

/** In graded work no id of the content leaves the server, wherever it stands. */
export const noIdStaysBehind: Check = (plugin, problem) => {
  const view = publicView(plugin, withOwnIds(plugin, problem))
  const left = OWN_ID.exec(JSON.stringify(plugin.renameView(view, () => 'another')))
  if (left) fail(problem, 'renameView forgets an id: rename it in every field, key and text where it stands.')
}

/** The type names its ids: under other names nothing of the old ones is left, and a response finds its way back. */
export const idsHaveOtherNames: Check = (plugin, problem) => {
  const names = new Map<string, string>()
  const rename = (id: string) => {
    const name = names.get(id) ?? `=${names.size}=`
    names.set(id, name)
    return name
  }
  const view = publicView(plugin, problem)
  const renamed = plugin.renameView(view, rename)
  const left = [...idsIn(problem), ...idsIn(view)].find((id) => idsIn(renamed).has(id))
  if (left !== undefined) fail(problem, `The renamed view still has the id ${left}.`)
  const marked = [...names.keys()].find((id) => JSON.stringify(renamed).includes(`[[${id}]]`))
  if (marked !== undefined) fail(problem, `A text of the renamed view still has the marker ${marked}.`)
  const back = new Map([...names].map(([id, name]) => [name, id]))
  const original = plugin.renameView(renamed, (name) => back.get(name) ?? name)
  if (!same(original, view)) fail(problem, 'A view that was renamed and renamed back is another one.')
  const known = names.size
  for (const response of [plugin.correctResponse(problem), plugin.emptyResponse(view)]) {
    const given = plugin.renameResponse(response, rename)
    if (names.size > known) fail(problem, 'A response has an id that the view does not have.')
    if (!plugin.response.safeParse(given).success) fail(problem, 'A renamed response does not parse.')
    const returned = plugin.renameResponse(given, (name) => back.get(name) ?? name)
    if (!same(returned, response))
      fail(problem, 'A response that was renamed and renamed back is another one.')
  }
  if (!same(plugin.emptyResponse(renamed), plugin.renameResponse(plugin.emptyResponse(view), rename)))
    fail(problem, 'The empty response to the renamed view has other ids.')
}
