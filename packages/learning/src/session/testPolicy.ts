import { fixedList } from './gradedPolicies'
import type { PhasePolicy } from './phasePolicy'

/** A timed test: answers are submitted, no verdict is told (SES-45, TEST-17). */
export const testPolicy: PhasePolicy = {
  ...fixedList,
  phase: 'test',
  letter: 'T',
  isDone: (entry) => entry.answerStatus === 'submitted',
  tellsVerdict: false,
  settlesLevels: false,
  hasPassed: ({ row }) =>
    row.every(({ answerStatus, isSkipped }) => answerStatus === 'submitted' || isSkipped),
  // One that is sound counts as answered wrongly when the test is scored.
  mostSkips: () => Number.POSITIVE_INFINITY,
  checkLabel: 'Submit',
  passedLabel: 'Done',
}
