import { act, fireEvent } from '@testing-library/react'
import { drawAnswering } from './answering'
import { fail, type RendererCheck, tagOf } from './check'
import { draw } from './subject'

const REACHED = 'button, summary, a[href], input, select, textarea, [tabindex="0"]'

/** Whoever comes with Tab leaves with Tab, forwards and backwards. */
export const leavesByTab: RendererCheck = (subject) => {
  for (const response of [draw(subject).empty(), subject.exercise.correctResponse()]) {
    const { container, unmount } = drawAnswering(subject, response)
    for (const element of container.querySelectorAll<HTMLElement>(REACHED)) {
      if (!element.isConnected || element.matches(':disabled')) continue
      act(() => element.focus())
      for (const shiftKey of [false, true])
        if (!fireEvent.keyDown(element, { key: 'Tab', code: 'Tab', shiftKey }))
          fail(
            subject,
            `${tagOf(element)} keeps ${shiftKey ? 'Shift and Tab' : 'Tab'} to itself: who has a keyboard does not get away from it. Leave the event alone.`,
          )
    }
    unmount()
  }
}
