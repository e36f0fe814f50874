import { drawAnswering } from './answering'
import { fail, type RendererCheck, tagOf } from './check'
import { listening } from './sounds'

/** Who comes to a problem is left in peace: nothing is reported, heard or focused before something is done. */
export const waitsForTheStudent: RendererCheck = (subject) => {
  let reported: readonly unknown[] = []
  const [heard] = listening(() => {
    reported = drawAnswering(subject).given
  })
  if (reported.length > 0)
    fail(
      subject,
      `A response is reported before anything is done: ${JSON.stringify(reported[0])}. Call onResponse where something was pressed or typed, never in an effect.`,
    )
  if (heard !== undefined) fail(subject, `${heard} is heard before anything is pressed.`)
  const { activeElement } = document
  if (activeElement && activeElement !== document.body)
    fail(
      subject,
      `${tagOf(activeElement)} takes the focus when it is mounted: what stands above it is not read to who hears the page.`,
    )
}
