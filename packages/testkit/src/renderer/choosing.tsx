import { fireEvent } from '@testing-library/react'
import { canonical } from '../checks/values'
import { drawAnswering } from './answering'
import { fail, type RendererCheck, tagOf } from './check'
import { draw } from './subject'

/** What is chosen in a dropdown stands there or was given, or it cannot be opened. */
export const keepsWhatIsChosen: RendererCheck = (subject) => {
  for (const begun of [draw(subject).empty(), subject.exercise.correctResponse()]) {
    const { container, unmount, responseNow } = drawAnswering(subject, begun)
    for (const select of container.querySelectorAll('select')) {
      const other = [...select.options].find(({ disabled, selected }) => !disabled && !selected)
      if (!other || select.matches(':disabled')) continue
      const { value } = other
      const before = canonical(responseNow())
      fireEvent.change(select, { target: { value } })
      // One that places what is chosen shows its first line again.
      if (select.isConnected && select.value !== value && canonical(responseNow()) === before)
        fail(
          subject,
          `In ${tagOf(select)} "${other.text}" is chosen, and it does not stay. Draw what the response holds, or disable what nobody may change.`,
        )
    }
    unmount()
  }
}
