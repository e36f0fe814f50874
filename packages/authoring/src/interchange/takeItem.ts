import type { AnyAuthoringFacets, InterchangeItem, Respond } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'

export type TakenProblem =
  | {
      ok: true
      type: string
      body: Record<string, unknown>
      respond: Respond
      notes: readonly string[]
    }
  | { ok: false; reason: string; line: number | undefined }

const preferenceOf = (facets: AnyAuthoringFacets): number => facets.interchange?.preference ?? 0

/** The types in the order in which they are asked: the one that wrote the item, then by their preference. */
function orderFor(writtenFrom: string | null) {
  return [...authoring]
    .filter(([type, facets]) => type === writtenFrom || preferenceOf(facets) > 0)
    .sort(
      ([type, facets], [otherType, others]) =>
        Number(otherType === writtenFrom) - Number(type === writtenFrom) ||
        preferenceOf(others) - preferenceOf(facets),
    )
}

const orders = new Map<string | null, ReturnType<typeof orderFor>>()

function asked({ writtenFrom }: InterchangeItem) {
  const type = writtenFrom !== null && authoring.has(writtenFrom) ? writtenFrom : null
  const order = orders.get(type) ?? orderFor(type)
  orders.set(type, order)
  return order
}

/** An item as a problem of the first type that takes it, or the first reason of one that would. */
export function takeItem(item: InterchangeItem): TakenProblem {
  const refusals: { reason: string; line: number | undefined }[] = []
  const { line } = item.question
  for (const [type, { interchange }] of asked(item)) {
    const taken = interchange?.take?.(item) ?? null
    if (taken === null) continue
    if ('body' in taken)
      return { ok: true, type, body: taken.body, respond: taken.respond, notes: taken.notes ?? [] }
    refusals.push({ reason: taken.refused, line: taken.line ?? line })
  }
  return { ok: false, ...(refusals[0] ?? { reason: 'no type of ours asks this', line }) }
}
