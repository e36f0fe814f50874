import { assess } from '@wordstride/core'
import { OWN_ID } from '../checks/ids'
import { fail, type RendererCheck, tagOf } from './check'
import { draw } from './subject'

/** What is read out of an element, beside the text in it. */
const READ = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
]

const ownTexts = (element: Element): string[] => [
  ...READ.map((name) => element.getAttribute(name) ?? ''),
  ...[...element.childNodes].map((node) =>
    node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
  ),
]

/** An id is a name for programs: nobody sees or hears it. */
export const showsNoId: RendererCheck = (subject) => {
  const { named: exercise } = subject
  const { mount, empty } = draw({ ...subject, exercise })
  for (const response of [empty(), exercise.correctResponse()]) {
    const { verdict, feedback } = assess(exercise, response, { mode: 'practice' })
    const { container, unmount } = mount({ response, status: verdict, feedback })
    const told = [...container.querySelectorAll('*')].find((element) =>
      ownTexts(element).some((text) => OWN_ID.test(text)),
    )
    if (told)
      fail(
        subject,
        `${tagOf(told)} shows or says the id of an item, which tells nobody anything. Take the text of the item.`,
      )
    unmount()
  }
}
