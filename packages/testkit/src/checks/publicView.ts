import { seededRandom, toPublicEnvelope } from '@wordstride/core'
import { type Check, fail, type Pair, type PairCheck, publicView, same } from './check'
import { difference } from './difference'
import { withCanaries } from './feedback'
import { canonical, idsIn, idsOf, listsIn, mapLists, mapObjects, stringsIn } from './values'

/**
 * Two problems that differ only in their key have one public view: whatever it carries, it does not carry the
 * key. The views are compared as text, so that order and ids count too.
 */
export const keyDoesNotShow: PairCheck = (plugin, [problem, twin]: Pair, seed) => {
  if (same(problem, twin))
    fail(problem, 'The twin is the same problem. In samples.ts let the two of a pair differ in their key.')
  const [view, other] = [problem, twin].map((one) => JSON.stringify(publicView(plugin, one, seed)))
  if (view !== other)
    fail(
      problem,
      `The public view changes with the key. Neither present nor toPublic may look at it; the two views part here:${difference(view ?? '', other ?? '')}`,
    )
}

const NEW_FIELD = 'fieldOfNextYear'

/** A view is built of the fields that stay, so that one which somebody adds stays at home until it is listed. */
export const viewListsItsFields: Check = (plugin, problem) => {
  const { problemItems, hintItems, header } = problem
  const grown = mapObjects(problem, (object) => ({ ...object, [NEW_FIELD]: NEW_FIELD })) as typeof problem
  const shown = publicView(plugin, { ...grown, problemItems, hintItems, header })
  if (JSON.stringify(shown).includes(NEW_FIELD))
    fail(
      problem,
      'A field that the type does not know is in the public view: list what stays, never copy and delete. Write toPublic field by field.',
    )
}

/** Explanations and solutions are told after the answer. */
export const nothingIsToldBefore: Check = (plugin, problem) => {
  const marked = withCanaries(plugin, problem)
  const early = stringsIn(publicView(plugin, marked)).find((text) => text.includes('told afterwards'))
  if (early !== undefined)
    fail(
      problem,
      'An explanation or a solution is in the public view: it leaves the server before the answer. Take it out of toPublic; feedback tells it.',
    )
}

/** Every presentation shows the same items, and the frame gets its prompt, hints and header. */
export const viewsShowTheSame: Check = (plugin, problem) => {
  const first = publicView(plugin, problem, 'view 0')
  for (let i = 0; i < 5; i++) {
    const view = publicView(plugin, problem, `view ${i}`)
    if (canonical(view, { sorted: true }) !== canonical(first, { sorted: true }))
      fail(
        problem,
        'Two presentations show different items: they may differ in order alone. Let toPublic show everything, whatever the presentation lists.',
      )
  }
  for (const [name, value] of Object.entries(toPublicEnvelope(problem)))
    if (!same(Reflect.get(first, name), value))
      fail(
        problem,
        `The public view has another ${name}. In toPublic spread toPublicEnvelope(problem), and change nothing of it.`,
      )
  const ids = idsIn(plugin.correctResponse(problem))
  if (ids.size > 0)
    fail(
      problem,
      `A response has a field called id or uuid: the kit takes an object with one for an item of the problem, and a response has none of its own. It names those of the view, in lists, as keys, or in fields with other names, as { cell: 'c1', letter: 'A' }.`,
    )
}

/** Whether the list is what these lists show, each a part of it in its order, and all of it together. */
function isShownInParts(list: readonly string[], shown: readonly (readonly string[])[]): boolean {
  const parts = shown.filter((ids) => ids.every((id) => list.includes(id)))
  const isInOrder = (ids: readonly string[]) =>
    ids.join('\n') === list.filter((id) => ids.includes(id)).join('\n')
  return parts.every(isInOrder) && new Set(parts.flat()).size === list.length
}

/** What was decided is what is shown: where a presentation lists ids, the view has its items in that order. */
export const viewsKeepThePresentedOrder: Check = (plugin, problem) => {
  for (let i = 0; i < 5; i++) {
    const presentation = plugin.present(problem, seededRandom(`presented ${i}`))
    const shown = listsIn(plugin.toPublic(problem, presentation)).map(idsOf)
    const wholes = new Set(shown.map((ids) => ids.join('\n')))
    const lists = listsIn(presentation).filter(
      (list): list is string[] => list.length > 1 && list.every((id) => typeof id === 'string'),
    )
    if (lists.some((list) => !wholes.has(list.join('\n')) && !isShownInParts(list, shown)))
      fail(
        problem,
        'The view has its items in another order than the presentation says. In toPublic bring them into it (inPresentedOrder).',
      )
  }
}

/** A presentation that was decided for another version of the problem leaves nothing out: an attempt goes on. */
export const olderPresentationsShowAll: Check = (plugin, problem) => {
  const presentation = plugin.present(problem, seededRandom('older'))
  const expected = canonical([...idsIn(plugin.toPublic(problem, presentation))], { sorted: true })
  const older = [
    mapLists(presentation, (list) => list.slice(1)),
    mapLists(presentation, (list) => [...list, ...list.slice(0, 1)]),
    Object.fromEntries(
      Object.entries(Object(presentation)).map(([name, value]) => [name, Array.isArray(value) ? [] : {}]),
    ),
  ]
  for (const each of older) {
    const parsed = plugin.presentation.safeParse(each)
    if (!parsed.success) continue
    const shown = canonical([...idsIn(plugin.toPublic(problem, parsed.data))], { sorted: true })
    if (shown !== expected)
      fail(
        problem,
        `To the presentation ${JSON.stringify(each).slice(0, 200)}, which was decided before an item came or went, the view does not show every item. In toPublic show those that it does not list after the others (inPresentedOrder).`,
      )
  }
}
