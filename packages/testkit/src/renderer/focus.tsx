import { act, fireEvent } from '@testing-library/react'
import { drawAnswering } from './answering'
import { fail, type RendererCheck, tagOf } from './check'
import { listening } from './sounds'
import { draw, type Subject } from './subject'

const REACHED =
  'button, summary, a[href], input, select, textarea, [role="button"], [role="checkbox"], [role="radio"]'

const isOffered = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled, [aria-disabled="true"], [tabindex="-1"]')

/** A browser takes the focus from what is gone, and from what can no longer be pressed. */
const isLost = (): boolean => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}

type Drawn = Pick<Subject, 'exercise' | 'Renderer'>

/** What of the wanted leaves whoever presses it with nothing in focus, and what was gone before it was pressed. */
async function pressInTurn(
  drawn: Drawn,
  response: unknown,
  isWanted: (at: number) => boolean,
): Promise<{ loser?: Element; gone: number[] }> {
  const { container, unmount } = drawAnswering(drawn, response)
  const gone: number[] = []
  for (const [at, element] of [...container.querySelectorAll<HTMLElement>(REACHED)].entries()) {
    if (!element.isConnected) gone.push(at)
    if (!isWanted(at) || !isOffered(element)) continue
    act(() => element.focus())
    if (document.activeElement !== element) continue
    listening(() => fireEvent.click(element))
    // Some give it on with the next frame, when what takes it is there.
    if (isLost()) await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    if (isLost()) return { loser: element, gone }
  }
  unmount()
  return { gone }
}

/** What a press before it has removed comes first on a second page. */
async function losesTheFocus(drawn: Drawn, response: unknown): Promise<Element | undefined> {
  const { loser, gone } = await pressInTurn(drawn, response, () => true)
  if (loser || gone.length === 0) return loser
  return (await pressInTurn(drawn, response, (at) => gone.includes(at))).loser
}

/** Whoever presses with the keyboard goes on from where that was. */
export const keepsTheFocus: RendererCheck = async (subject) => {
  for (const response of [draw(subject).empty(), subject.exercise.correctResponse()]) {
    const element = await losesTheFocus(subject, response)
    if (element)
      fail(
        subject,
        `${tagOf(element)} is pressed, and the focus is lost: who has a keyboard begins again at the top of the page. Let the element stay (its key) and be enabled, or give the focus to what comes after it (takeFocus).`,
      )
  }
}
