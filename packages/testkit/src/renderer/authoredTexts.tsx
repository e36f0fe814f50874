import { assess } from '@wordstride/core'
import { SMUGGLED } from '../checks/words'
import { fail, type RendererCheck } from './check'
import { draw } from './subject'

/** What an author writes is a text: HTML in it is read as it stands, and is no part of the page. */
export const letsNoHtmlThrough: RendererCheck = (subject) => {
  const { smuggled: exercise } = subject
  const { mount, empty } = draw({ ...subject, exercise })
  for (const response of [empty(), exercise.correctResponse()]) {
    const { verdict, feedback } = assess(exercise, response, { mode: 'practice' })
    const { container, unmount } = mount({ response, status: verdict, feedback })
    if (container.querySelector(`[${SMUGGLED}]`))
      fail(
        subject,
        'HTML in a text of the author becomes part of the page, scripts among it. Draw texts with Markdown, or as they are; never with dangerouslySetInnerHTML.',
      )
    unmount()
  }
}
