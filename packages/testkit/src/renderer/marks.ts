import { assess, type ItemFeedback, type Verdict } from '@wordstride/core'
import { idOf, idsOf, listsIn, objectsIn, stringsIn } from '../checks/values'
import { textWith, wordsIn } from '../checks/words'
import { fail, type RendererCheck } from './check'
import { CONTROLS } from './names'
import { draw } from './subject'

type Mark = Extract<ItemFeedback['mark'], Verdict>

export const MARK_WORDS: Readonly<Record<Mark, string>> = { correct: 'Correct', incorrect: 'Not correct' }

/** The words of FeedbackMark on a page. */
export const marksOn = (container: Element, mark: Mark): Element[] =>
  [...container.querySelectorAll('*')].filter(
    (element) => element.childElementCount === 0 && element.textContent?.trim() === MARK_WORDS[mark],
  )

const GROUPS = 'fieldset, [role="group"], [role="radiogroup"]'
const NAMED_BY_CONTENT =
  'button, a, summary, [role="button"], [role="checkbox"], [role="radio"], [role="switch"], [role="option"]'

const elementsOf = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? [])

/** What gives a control, or a group of controls, its name. */
function namesOf(element: Element): Element[] {
  if (element.hasAttribute('aria-labelledby')) return elementsOf(element, 'aria-labelledby')
  if (element.hasAttribute('aria-label')) return []
  if (element.matches(NAMED_BY_CONTENT)) return [element]
  return [
    ...((element as Partial<HTMLInputElement>).labels ?? []),
    ...element.querySelectorAll(':scope > legend'),
  ]
}

/** Whether who goes from control to control hears a mark: in the name or the description of one, or of a group of some. */
export const isToldOfControl = (mark: Element, container: Element): boolean =>
  [...container.querySelectorAll(`${CONTROLS}, ${GROUPS}`)]
    .filter((element) => element.matches(CONTROLS) || element.querySelector(CONTROLS))
    .some((element) =>
      [...namesOf(element), ...elementsOf(element, 'aria-describedby')].some((told) => told.contains(mark)),
    )

/** Where a page shows something of an item. */
interface Place {
  id: string
  element: Element
}

/** What an element shows itself, without what is in others: its text, what was typed into it, what its picture shows. */
function ownText(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value
  const texts = [...element.childNodes].map((node) =>
    node.nodeType === Node.TEXT_NODE ? node.textContent : '',
  )
  return [element.getAttribute('alt'), ...texts].join(' ')
}

/** The words that stand for each item: those of its texts in the view, or what the response has under its id. */
function wordsByItem(ids: readonly string[], view: unknown, response: unknown): Map<string, string[]> {
  return new Map(
    ids.map((id) => {
      const shown = wordsIn(objectsIn(view).filter((object) => idOf(object) === id))
      const given = objectsIn(response).flatMap((object) =>
        Object.hasOwn(object, id) ? stringsIn(Reflect.get(object, id)) : [],
      )
      return [id, shown.length > 0 ? shown : wordsIn(given)]
    }),
  )
}

function placesOn(container: Element, words: ReadonlyMap<string, readonly string[]>): Place[] {
  const elements = [...container.querySelectorAll('*')].map((element) => ({
    // What can be chosen is seen where the choice is.
    element: element.closest('select') ?? element,
    text: ownText(element),
  }))
  return elements.flatMap(({ element, text }) =>
    [...words].flatMap(([id, own]) => (own.some((word) => text.includes(word)) ? [{ id, element }] : [])),
  )
}

const isBefore = (element: Element, other: Element): boolean =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** The items beside which a mark stands: those around it, or where all stand in a row the one before it and the one after it. */
function besides(mark: Element, places: readonly Place[]): Set<string> {
  for (let around = mark.parentElement; around; around = around.parentElement) {
    const inside = places.filter(({ element }) => around?.contains(element))
    if (inside.length === 0) continue
    const ids = new Set(inside.map(({ id }) => id))
    if (ids.size === 1) return ids
    const before = inside.findLast(({ element }) => isBefore(element, mark))
    const after = inside.find(({ element }) => isBefore(mark, element))
    // What shows a group of items shows each of them.
    const isThere = ({ element }: Place) => element === before?.element || element === after?.element
    return new Set(inside.filter(isThere).map(({ id }) => id))
  }
  return new Set()
}

/** The items and those that stand in one list with them. */
const withSiblings = (ids: readonly string[], view: unknown): string[] => {
  const around = listsIn(view)
    .map(idsOf)
    .filter((list) => ids.some((id) => list.includes(id)))
  return [...new Set([...ids, ...around.flat()])]
}

/** As many items are marked, each alone. */
const MOST_MARKED = 3

/** A mark says something of what it stands by: whoever looks at it or hears it learns it of that item. */
export const marksStandByTheirItems: RendererCheck = (subject) => {
  const { worded: exercise } = subject
  const { mount, viewOf } = draw({ ...subject, exercise })
  const view = viewOf('view')
  const response = exercise.correctResponse()
  const { feedback } = assess(exercise, response, { mode: 'practice' })
  const ids = Object.entries(feedback?.items ?? {}).flatMap(([id, { mark }]) =>
    mark === 'correct' ? [id] : [],
  )
  const words = wordsByItem(withSiblings(ids, view), view, response)
  const nameOf = (id: string) => `"${textWith(view, words.get(id)?.[0] ?? '') || id}"`
  const page = mount({ response })
  for (const id of ids.slice(0, MOST_MARKED)) {
    page.redraw({
      response,
      status: 'incorrect',
      feedback: { solution: 'partial', items: { [id]: { mark: 'incorrect' } }, notes: [] },
    })
    const places = placesOn(page.container, words)
    if (!places.some((place) => place.id === id)) continue
    const [mark] = marksOn(page.container, 'incorrect')
    if (!mark) continue
    const beside = besides(mark, places)
    if (!beside.has(id))
      fail(
        subject,
        `${nameOf(id)} alone is marked as not correct, and the mark stands by ${[...beside].map(nameOf).join(' and ')}: draw feedback.items[id] in the element of the item with that id.`,
      )
  }
}
