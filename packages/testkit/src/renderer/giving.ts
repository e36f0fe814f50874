import { untoldIn } from '../checks/description'
import { nameOf, placesIn } from '../checks/places'
import { canonical } from '../checks/values'
import { drawAnswering } from './answering'
import { fail, type RendererCheck, tagOf } from './check'
import { shownIn } from './shown'
import { listening } from './sounds'
import { draw, type Subject } from './subject'
import { isField, isOpen, USED, use } from './using'

/** A page has no more controls than that, and some make others. */
const MOST_USED = 120

/** A word, a letter and a digit: each field takes one of them, and each has its own. */
const textsFor = (at: number): string[] => [
  `so ${at}`,
  String.fromCharCode('a'.charCodeAt(0) + (at % 26)),
  `${1 + (at % 9)}`,
]

/** From the top of the page, or from its end and in capitals. */
type Way = 'down' | 'up'

interface Used {
  element: Element
  again: () => void
  added: readonly string[]
}

/** What stands in a response, wherever in a list; what says that nothing is there is left out. */
const givenIn = (response: unknown): Set<string> =>
  new Set(
    placesIn(response).flatMap(({ path, value }) =>
      typeof value === 'object' || value === '' || value === false ? [] : [`${nameOf(path)}=${value}`],
    ),
  )

const without = (given: Iterable<string>, other: ReadonlySet<string>): string[] =>
  [...given].filter((each) => !other.has(each))

const isWithin = (given: Iterable<string>, other: ReadonlySet<string>): boolean =>
  without(given, other).length === 0

const groupOf = (element: Element): string | null =>
  element.matches('[type="radio"]') ? element.getAttribute('name') : null

/** The responses of a page on which all is used, one after the other, with what comes only then. */
function givenByEverything(subject: Subject, way: Way): unknown[] {
  const { container, responseNow, unmount } = drawAnswering(subject)
  const touched = new Set<Element>()
  const earlier: Used[] = []
  const responses: unknown[] = []
  const nextElement = (): Element | undefined => {
    const left = [...container.querySelectorAll(USED)].filter((each) => !touched.has(each) && isOpen(each))
    return way === 'down' ? left[0] : left.at(-1)
  }
  for (let next = nextElement(); next && touched.size < MOST_USED; next = nextElement()) {
    const element = next
    touched.add(element)
    const before = responseNow()
    let again: () => void = () => undefined
    for (const text of isField(element) ? textsFor(touched.size) : ['']) {
      const typed = way === 'down' ? text : text.toUpperCase()
      listening(() => {
        again = use(element, () => typed)
      })
      if (canonical(responseNow()) !== canonical(before)) break
    }
    const after = responseNow()
    // As it is stored: a field that is undefined is none.
    responses.push(JSON.parse(JSON.stringify(after)))
    const [had, has] = [givenIn(before), givenIn(after)]
    const added = without(has, had)
    if (added.length === 0) continue
    for (const other of earlier) {
      const lost = other.added.filter((each) => had.has(each) && !has.has(each))
      const isOneGroup = groupOf(other.element) !== null && groupOf(other.element) === groupOf(element)
      if (lost.length === 0 || isOneGroup || !other.element.isConnected || !isOpen(other.element)) continue
      listening(other.again)
      // Where both can be given at once, the one did not have to go.
      if (isWithin([...has, ...lost], givenIn(responseNow())))
        fail(
          subject,
          `What was given by ${tagOf(other.element)} is gone when ${tagOf(element)} is used, and given once more it stays beside it: ${lost.join(', ')}. Report the whole response: what is not changed comes from the old one ({ ...response, … }).`,
        )
    }
    earlier.push({ element, again, added })
  }
  unmount()
  return responses
}

/** The names that the ids of the view have in graded work. */
function namesIn(subject: Subject): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  subject.plugin.renameView(draw(subject).viewOf('view'), (id) => {
    if (!names.has(id)) names.set(id, `=${names.size}=`)
    return names.get(id) as string
  })
  return names
}

/** What a page gives comes back from graded work, where ids have other names. */
function expectRenamed(subject: Subject, names: ReadonlyMap<string, string>, response: unknown): void {
  const { plugin } = subject
  const back = new Map([...names].map(([id, name]) => [name, id]))
  let strange: string | undefined
  const renamed = plugin.renameResponse(response, (id) => {
    if (!names.has(id)) strange ??= id
    return names.get(id) ?? id
  })
  if (strange !== undefined)
    fail(
      subject,
      `The page gives ${JSON.stringify(response)}, and renameResponse renames "${strange}" in it, which is no id of the view. Rename ids alone, and leave what was typed.`,
    )
  const returned = plugin.renameResponse(renamed, (name) => back.get(name) ?? name)
  if (canonical(returned) !== canonical(response))
    fail(
      subject,
      `The page gives ${JSON.stringify(response)}; renamed and renamed back it is ${JSON.stringify(returned)}. In renameResponse rename the ids and keep all else ({ ...response, … }).`,
    )
}

/** All that is given stays when something else is, comes back from graded work, is told and is drawn. */
export const keepsAllThatIsGiven: RendererCheck = (subject) => {
  const { plugin } = subject
  const { mount, viewOf, empty } = draw(subject)
  const names = namesIn(subject)
  for (const way of ['down', 'up'] as const) {
    const responses = givenByEverything(subject, way)
    for (const response of responses) {
      expectRenamed(subject, names, response)
      const untold = untoldIn(plugin, viewOf('view'), response)
      if (untold !== null) fail(subject, untold)
    }
    const [fullest] = responses.toSorted((a, b) => givenIn(b).size - givenIn(a).size)
    if (fullest === undefined) continue
    const changing = mount({ response: empty() })
    changing.redraw({ response: fullest })
    const fresh = mount({ response: fullest })
    if (shownIn(changing.container) !== shownIn(fresh.container))
      fail(
        subject,
        `The response ${JSON.stringify(fullest)} that comes later looks otherwise than from the beginning: keep no copy of it in useState.`,
      )
    changing.unmount()
    fresh.unmount()
  }
}
