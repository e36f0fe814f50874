import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem, renameMarkers } from '@wordstride/core'
import { type Check, fail, grade, publicView, same } from './check'
import { ENVELOPE } from './places'
import { idsIn, mapStrings, namesIn, placeOf } from './values'

export const OWN_ID = /own-id-\d+-/
/** Texts for readers: one of them may be the same as an id. */
const READ = /^(label|content|phrase|name|text|prompt|question|explanation|solution)$/

/** The problem with other ids, wherever they stand; null where its schema does not take them. */
function withIds(
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  names: ReadonlyMap<string, string>,
): ProblemEnvelope | null {
  const inMarkers = (text: string) => renameMarkers(text, (id) => names.get(id) ?? id)
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return (READ.test(key) ? undefined : names.get(value)) ?? inMarkers(value)
    if (Array.isArray(value)) return value.map((entry) => walk(entry, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, walk(entry, name)]))
  }
  const parsed = parseProblem(
    plugin,
    Object.fromEntries(
      Object.entries(problem).map(([name, value]) => [
        name,
        // What stands around the body is read, and knows none of its ids.
        ENVELOPE.includes(name) ? mapStrings(value, inMarkers) : walk(value, name),
      ]),
    ),
  )
  return parsed.ok ? parsed.problem : null
}

/** The problem with ids that are nothing else: no label, no word of a text. */
export const withOwnIds = (plugin: AnyProblemPlugin, problem: ProblemEnvelope): ProblemEnvelope =>
  withIds(plugin, problem, new Map([...idsIn(problem)].map((id, i) => [id, `own-id-${i}-`]))) ?? problem

/** What every object has under a name of its own. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__')

/** The problem with ids that are names which every object has, such as constructor: as many as there are. */
export const withInheritedIds = (plugin: AnyProblemPlugin, problem: ProblemEnvelope): ProblemEnvelope =>
  withIds(
    plugin,
    problem,
    new Map([...idsIn(problem)].slice(0, INHERITED.length).map((id, i) => [id, INHERITED[i] as string])),
  ) ?? problem

const MOST_IDS = 12

/** What a record by ids leaves out must not be an id: an answer would be lost without a word. */
export const idsAreKeptOrRefused: Check = (plugin, problem) => {
  for (const id of [...idsIn(problem)].slice(0, MOST_IDS)) {
    const named = withIds(plugin, problem, new Map([[id, '__proto__']]))
    if (!named) continue
    const stored = plugin.response.safeParse(JSON.parse(JSON.stringify(plugin.correctResponse(named))))
    const verdict = stored.success ? grade(plugin, named, stored.data).verdict : 'refused by its schema'
    if (verdict !== 'correct')
      fail(
        problem,
        `Where ${id} is called __proto__, the problem's schema takes it and the right response is ${verdict}: a z.record leaves out that key. Write ids as itemIdSchema, which refuses it, and records by them as recordByIds.`,
      )
  }
}

/** In graded work no id of the content leaves the server, wherever it stands; what comes back has other names, too. */
export const noIdStaysBehind: Check = (plugin, authored) => {
  const problem = withOwnIds(plugin, authored)
  const view = publicView(plugin, problem)
  const left = placeOf(
    plugin.renameView(view, () => 'another'),
    (text) => OWN_ID.test(text),
  )
  if (left !== null)
    fail(
      authored,
      `renameView forgets an id in ${left}: rename it in every field, key and text where it stands.`,
    )
  const answered = plugin.renameResponse(plugin.correctResponse(problem), () => 'another')
  const kept = namesIn(answered).find((text) => OWN_ID.test(text))
  if (kept !== undefined)
    fail(
      authored,
      'renameResponse forgets an id: a response of graded work has the other names, and would be graded as nothing. Rename every id in it, keys too (renameKeys).',
    )
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
  if (left !== undefined)
    fail(
      problem,
      `The renamed view still has the id ${left}. In renameView rename every id and uuid (renameIds).`,
    )
  const marked = [...names.keys()].find((id) => JSON.stringify(renamed).includes(`[[${id}]]`))
  if (marked !== undefined)
    fail(
      problem,
      `A text of the renamed view still has the marker ${marked}. In renameView rename it there too (renameMarkers).`,
    )
  const back = new Map([...names].map(([id, name]) => [name, id]))
  const original = plugin.renameView(renamed, (name) => back.get(name) ?? name)
  if (!same(original, view))
    fail(
      problem,
      'A view that was renamed and renamed back is another one. renameView gives ids other names and changes nothing else, no order either.',
    )
  const known = names.size
  for (const response of [plugin.correctResponse(problem), plugin.emptyResponse(view)]) {
    const given = plugin.renameResponse(response, rename)
    if (names.size > known)
      fail(
        problem,
        'A response has an id that the view does not have. Name in it what renameView renames, and nothing that stays at home.',
      )
    if (!plugin.response.safeParse(given).success)
      fail(
        problem,
        'A renamed response does not parse. Ids are opaque: let `response` take any (itemIdSchema).',
      )
    const returned = plugin.renameResponse(given, (name) => back.get(name) ?? name)
    if (!same(returned, response))
      fail(
        problem,
        'A response that was renamed and renamed back is another one. renameResponse renames every id in it, keys too (renameKeys), and nothing else.',
      )
  }
  if (!same(plugin.emptyResponse(renamed), plugin.renameResponse(plugin.emptyResponse(view), rename)))
    fail(
      problem,
      'The empty response to the renamed view has other ids. Let emptyResponse take them from the view, and renameResponse rename them.',
    )
}
