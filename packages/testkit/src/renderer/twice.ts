import { assess } from '@wordstride/core'
import { fail, type RendererCheck, tagOf } from './check'
import { draw } from './subject'

/** The first element after those that have the same there; within one problem only where `isOnce`. */
function sharedBy(sections: readonly Element[], name: 'id' | 'name', isOnce: boolean): Element | undefined {
  const seen = new Set<string>()
  for (const section of sections) {
    const own = [...section.querySelectorAll(name === 'id' ? '[id]' : 'input[type="radio"][name]')]
    const shared = own.find((element, i) => {
      const value = element.getAttribute(name) as string
      return (
        seen.has(value) || (isOnce && own.slice(0, i).some((other) => other.getAttribute(name) === value))
      )
    })
    if (shared) return shared
    for (const element of own) seen.add(element.getAttribute(name) as string)
  }
  return undefined
}

/** Lists and previews have several problems on a page; labels and radio buttons find what belongs to them by a name. */
export const standsTwiceOnAPage: RendererCheck = (subject) => {
  const { explained: exercise } = subject
  const { mountTwice, empty } = draw({ ...subject, exercise })
  for (const response of [empty(), exercise.correctResponse()]) {
    const { verdict, feedback } = assess(exercise, response, { mode: 'practice' })
    const { container, unmount } = mountTwice({ response, status: verdict, feedback })
    const sections = [...container.children]
    const twice = sharedBy(sections, 'id', true)
    if (twice)
      fail(
        subject,
        `The id "${twice.id}" stands twice on a page with two problems of the type: ${tagOf(twice)}. Make it with useId() in the component; the id of an item is none for an element, because another problem may have the same.`,
      )
    const spaced = container.querySelector('[id*=" "]')
    if (spaced)
      fail(
        subject,
        `The id "${spaced.id}" has a space in it: HTML allows none, and a label or a description may not find its element. Join its pieces with "-".`,
      )
    const joined = sharedBy(sections, 'name', false)
    if (joined)
      fail(
        subject,
        `${tagOf(joined)} has the name of a radio button in another problem on the page: to choose there takes the choice back here. Begin its name with useId().`,
      )
    unmount()
  }
}
