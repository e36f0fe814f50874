import { assess } from '@wordstride/core'
import { fail, type RendererCheck, tagOf } from './check'
import { draw } from './subject'

/** Lists and previews have several problems on a page; labels and descriptions find their element by an id. */
export const standsTwiceOnAPage: RendererCheck = (subject) => {
  const { explained: exercise } = subject
  const response = exercise.correctResponse()
  const { verdict, feedback } = assess(exercise, response, { mode: 'practice' })
  const { container } = draw({ ...subject, exercise }).mountTwice({ response, status: verdict, feedback })
  const seen = new Set<string>()
  for (const element of container.querySelectorAll('[id]')) {
    if (seen.has(element.id))
      fail(
        subject,
        `The id "${element.id}" stands twice on a page with two problems of the type: ${tagOf(element)}. Make it with useId() in the component; the id of an item is none for an element, because another problem may have the same.`,
      )
    seen.add(element.id)
  }
}
