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
  hasPassed: (state) =>
    state.index === state.row.length - 1 && state.row[state.index]?.answerStatus === 'submitted',
  checkLabel: 'Submit',
  passedLabel: 'Done',
}
