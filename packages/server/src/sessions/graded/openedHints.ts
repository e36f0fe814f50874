import type { HintItem } from '@wordstride/core'
import type { SessionEvent } from '@wordstride/learning'

/** By problem: the last of the hints that were opened. */
export function stepsOpened(events: readonly SessionEvent[]): Map<string, number> {
  const steps = new Map<string, number>()
  for (const event of events) {
    if (event.type !== 'hint_opened') continue
    steps.set(event.problemId, Math.max(event.step, steps.get(event.problemId) ?? 0))
  }
  return steps
}

const CLOSED: HintItem = { value: '' }

/** As many as there are; of those that were not opened, that they are there. */
export const openedHints = (hints: readonly HintItem[], steps: number): HintItem[] =>
  hints.map((hint, i) => (i < steps ? hint : CLOSED))
