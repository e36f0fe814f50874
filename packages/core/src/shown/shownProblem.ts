import type { AnyProblemPlugin, ProblemEnvelope, PublicEnvelope, Rename } from '../index'
import { seededRandom } from '../index'

/** A problem as its author wrote it. */
interface Authored {
  plugin: AnyProblemPlugin
  problem: ProblemEnvelope
}

const isId = (key: string): boolean => key === 'id' || key === 'uuid'

/** Addresses of recordings and pictures are a session's own. */
const withoutMedia = (text: string): string => text.replace(/\/media\/[^\s")\]]+/g, '')

/**
 * Each id with what tells its item from the others: where its list stands, and what it says. Not its place in the list,
 * which may be shuffled.
 */
function facesIn(view: unknown, named: unknown, path = '', list = path): [face: string, id: string][] {
  if (typeof view !== 'object' || view === null) return []
  const entries = Object.entries(view)
  const same = new Map(Object.entries(named as object))
  const says = entries.flatMap(([key]) => {
    const value = same.get(key)
    return isId(key) || typeof value === 'object' ? [] : [`${key}: ${value}`]
  })
  return entries.flatMap(([key, value]): [string, string][] => {
    if (isId(key) && typeof value === 'string') return [[withoutMedia([list, ...says].join('\n')), value]]
    const inner = `${path}.${key}`
    return facesIn(value, same.get(key), inner, Array.isArray(view) ? path : inner)
  })
}

/** Of any presentation: the ids and what the items say are the same in all. */
const viewOf = ({ plugin, problem }: Authored): PublicEnvelope =>
  plugin.toPublic(problem, plugin.present(problem, seededRandom('view')))

const facesOf = (plugin: AnyProblemPlugin, view: PublicEnvelope) =>
  facesIn(
    view,
    plugin.renameView(view, () => ''),
  )

/** Hints of graded work come when they are opened. */
const OWN_TO_A_SESSION: readonly string[] = ['problem_id', 'skill_id', 'skill_name', 'hintItems']

const textsIn = (value: unknown, key: string): string[] => {
  if (typeof value === 'string') return [`${key}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, Array.isArray(value) ? key : name))
}

/** What everybody sees of a problem, whatever its ids and its order: equal in the author's and in every session. */
export function lookOf(plugin: AnyProblemPlugin, view: PublicEnvelope): string {
  const shared = Object.entries(plugin.renameView(view, () => '')).filter(
    ([key]) => !OWN_TO_A_SESSION.includes(key),
  )
  const texts = shared.flatMap(([key, value]) => textsIn(value, key))
  const items = facesOf(plugin, view).map(([face]) => face)
  return withoutMedia(JSON.stringify([view.grade_id, texts.sort(), items.sort()]))
}

export const lookOfAuthored = (authored: Authored): string => lookOf(authored.plugin, viewOf(authored))

/** From the ids of the author to those that a session shows. */
export function idsAsShown(authored: Authored, shown: PublicEnvelope): Rename {
  const { plugin } = authored
  const byFace = new Map<string, string[]>()
  for (const [face, id] of facesOf(plugin, shown)) byFace.set(face, [...(byFace.get(face) ?? []), id])
  const ids = new Map<string, string>()
  for (const [face, id] of facesOf(plugin, viewOf(authored))) {
    const name = ids.has(id) ? undefined : byFace.get(face)?.shift()
    if (name !== undefined) ids.set(id, name)
  }
  return (id) => ids.get(id) ?? id
}
