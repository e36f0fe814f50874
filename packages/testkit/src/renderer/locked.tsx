import { render } from '@testing-library/react'
import { ProblemHarness } from '../ProblemHarness'
import { fail, type RendererCheck, tagOf } from './check'
import { collectResponses } from './collectResponses'
import { guardedUser } from './keyboardUser'
import { listening } from './sounds'
import { draw, type Subject } from './subject'
import { isOpen, USED, use } from './using'

/** What still answers on the locked page of a response. */
function answeringIn(subject: Subject, response: unknown): Element | undefined {
  const { exercise, Renderer } = subject
  const { given, take } = collectResponses()
  const { container, unmount } = render(
    <ProblemHarness
      exercise={exercise}
      Renderer={Renderer as never}
      response={response}
      onResponse={take}
      isLocked
    />,
  )
  for (const element of container.querySelectorAll(USED)) {
    if (!element.isConnected || !isOpen(element)) continue
    listening(() => use(element, (text) => `${text}x`))
    if (given.length > 0) return element
  }
  unmount()
  return undefined
}

/** Nothing that is locked changes: by keys, and by whatever stands there once something is answered. */
export const staysWhileLocked: RendererCheck = async (subject) => {
  const { exercise, Renderer, solveByKeyboard } = subject
  const { given, take } = collectResponses()
  const { unmount } = render(
    <ProblemHarness exercise={exercise} Renderer={Renderer as never} onResponse={take} isLocked />,
  )
  const { user, leave } = guardedUser()
  try {
    await solveByKeyboard(exercise.correctResponse(), user, exercise.problem).catch(() => undefined)
  } finally {
    leave()
  }
  if (given.length > 0) fail(subject, 'A response is reported while the problem is locked.')
  unmount()
  for (const response of [draw(subject).empty(), exercise.correctResponse()]) {
    const element = answeringIn(subject, response)
    if (element)
      fail(
        subject,
        `A response is reported while the problem is locked, by ${tagOf(element)}. Put it into a fieldset with disabled={isLocked}, or disable it itself; a text field may be readOnly.`,
      )
  }
}
