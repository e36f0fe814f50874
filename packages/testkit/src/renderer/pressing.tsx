import { fireEvent } from '@testing-library/react'
import { drawAnswering } from './answering'
import { shownIn } from './shown'
import { listening } from './sounds'
import type { Subject } from './subject'

const PRESSED =
  'button, summary, input[type="checkbox"], input[type="radio"], [role="button"], [role="checkbox"], [role="radio"]'

interface Press {
  at: number
  element: Element
  /** What the page shows after it, announcements aside, and the response there is then. */
  page: string
  response: unknown
  /** What would have been heard. */
  heard: readonly string[]
  /** Whether anything came of it: a sound, or another page. */
  isFelt: boolean
}

interface Pressed {
  container: Element
  presses: readonly Press[]
  given: readonly unknown[]
  /** What was there before another one was pressed. */
  gone: readonly number[]
}

/** Announcements too: what is said is felt. */
const stateOf = (container: Element): string => container.innerHTML + shownIn(container)

type Drawn = Pick<Subject, 'exercise' | 'Renderer'>

/** Whether the keyboard finds it, and it waits for a press. */
const isOffered = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled, :checked, [aria-disabled="true"], [tabindex="-1"]')

/** Presses what it is told to, one after the other, on a page whose response changes with it. */
function pressInTurn(drawn: Drawn, isWanted: (at: number) => boolean, begun?: unknown): Pressed {
  const { container, given, responseNow } = drawAnswering(drawn, begun)
  const presses: Press[] = []
  const gone: number[] = []
  for (const [i, element] of [...container.querySelectorAll(PRESSED)].entries()) {
    if (!element.isConnected) gone.push(i)
    if (!isWanted(i) || !isOffered(element)) continue
    const before = stateOf(container)
    const heard = listening(() => fireEvent.click(element))
    const isFelt = heard.length > 0 || stateOf(container) !== before
    presses.push({ at: i, element, heard, isFelt, page: shownIn(container), response: responseNow() })
  }
  return { container, presses, given, gone }
}

/** All that can be pressed, in turn; what is chosen is left alone, and what a press has removed comes first on a second page. */
export function pressEverything(drawn: Drawn, begun?: unknown): Pressed {
  const first = pressInTurn(drawn, () => true, begun)
  if (first.gone.length === 0) return first
  const second = pressInTurn(drawn, (at) => first.gone.includes(at), begun)
  return {
    ...first,
    presses: [...first.presses, ...second.presses],
    given: [...first.given, ...second.given],
  }
}

/** Each of these presses as the first and only one. */
export const pressedAlone = (drawn: Drawn, { presses }: Pick<Pressed, 'presses'>): readonly Press[] =>
  presses.flatMap(({ at }) => pressInTurn(drawn, (other) => other === at).presses)

/** What can be pressed and does nothing: neither after others nor as the first of all. */
export function idleIn(drawn: Drawn, { presses }: Pressed): Element | undefined {
  const isIdleAlone = (press: Press) =>
    pressedAlone(drawn, { presses: [press] }).every(({ isFelt }) => !isFelt)
  return presses.find((press) => !press.isFelt && isIdleAlone(press))?.element
}
