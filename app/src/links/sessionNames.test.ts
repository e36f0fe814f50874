import { expect, it } from 'vitest'
import { phaseName, SESSION_NAMES } from './sessionNames'

it.each([
  ['LEARNING_SESSION', 'Learning session', 'Learning'],
  ['REVIEW_SESSION', 'Daily review', 'Daily review'],
  ['test', 'Test', 'Test'],
] as const)('%s is called %s, and %s in a row of sessions', (phase, name, inRow) => {
  expect([SESSION_NAMES[phase], phaseName(phase)]).toEqual([name, inRow])
})
