import { CHOOSE_ALL_REMINDER, choiceProblem, defineRules } from '@wordstride/core'

export const selectionRules = defineRules({
  type: 'selection',
  version: 1,
  ...choiceProblem,
  reminder: (problem) =>
    problem.subProblemItems.some((part) => part.type === 'checkbox') ? CHOOSE_ALL_REMINDER : null,
})
