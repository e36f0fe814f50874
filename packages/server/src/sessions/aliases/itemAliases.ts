import { hash } from 'node:crypto'
import {
  type AnyProblemPlugin,
  type Feedback,
  type ProblemEnvelope,
  type PublicEnvelope,
  seededRandom,
} from '@wordstride/core'
import { hasMedia, type MediaOwner, withMediaAddresses } from './mediaAddress'

/** A problem bound to its plugin, wherever it was loaded. */
interface Known {
  plugin: AnyProblemPlugin
  problem: ProblemEnvelope
}

/** Where a problem is presented: the session, and its place there. */
export interface Presentation extends MediaOwner {
  /** Null in sessions that began when ids went out as they are. */
  aliasSecret: string | null
  place: number
}

/** What is the same in all presentations of a problem. */
interface Items {
  ids: readonly string[]
  hasMedia: boolean
}

const itemsByProblem = new WeakMap<ProblemEnvelope, Items>()

function itemsOf({ plugin, problem }: Known): Items {
  const known = itemsByProblem.get(problem)
  if (known) return known
  const ids = new Set<string>()
  const view = plugin.toPublic(problem, plugin.present(problem, seededRandom(problem.problem_id)))
  plugin.renameView(view, (id) => {
    ids.add(id)
    return id
  })
  const items = { ids: [...ids], hasMedia: hasMedia(problem) }
  itemsByProblem.set(problem, items)
  return items
}

const ALIAS_DIGITS = 16

/**
 * Whoever does not know the secret can neither compute a name nor see which names mean the same elsewhere. A quarter of
 * the digest leaves, so that nothing can be appended to what was hashed.
 */
const aliasOf = (secret: string, place: number, id: string): string =>
  hash('sha256', `${secret} ${place} ${id}`).slice(0, ALIAS_DIGITS)

/** What of one presentation goes over the wire, and back. */
export interface ItemAliases {
  view(view: PublicEnvelope): PublicEnvelope
  toWire(response: unknown): unknown
  toContent(response: unknown): unknown
  feedback(feedback: Feedback): Feedback
  /** Anything else with the addresses of recordings and pictures. */
  media<TValue>(value: TValue): TValue
}

/** The ids of a presentation's items are its own: they end with the session and lead to nothing else. */
export function itemAliases(known: Known, presentation: Presentation): ItemAliases {
  const { plugin } = known
  const { aliasSecret, place } = presentation
  if (aliasSecret === null) {
    const same = <TValue>(value: TValue) => value
    return { view: same, toWire: same, toContent: same, feedback: same, media: same }
  }
  const items = itemsOf(known)
  const aliases = new Map(items.ids.map((id) => [id, aliasOf(aliasSecret, place, id)]))
  const ids = new Map([...aliases].map(([id, alias]) => [alias, id]))
  const media = <TValue>(value: TValue) =>
    items.hasMedia ? withMediaAddresses(value, aliasSecret, presentation) : value
  return {
    media,
    view: (view) => media(plugin.renameView(view, (id) => aliases.get(id) ?? id)),
    toWire: (response) => plugin.renameResponse(response, (id) => aliases.get(id) ?? id),
    // What is no alias is no id of the content either, though it may look like one.
    toContent: (response) =>
      plugin.renameResponse(response, (alias) => ids.get(alias) ?? aliasOf(aliasSecret, place, alias)),
    feedback: (feedback) =>
      media({
        ...feedback,
        items: Object.fromEntries(
          Object.entries(feedback.items).map(([id, item]) => [aliases.get(id) ?? id, item]),
        ),
      }),
  }
}
