import { CHOOSE_ALL_REMINDER, choiceProblem, defineRules } from '@wordstride/core'

export const multiSelectionRules = defineRules({
  type: 'multi_selection',
  version: 1,
  ...choiceProblem,
  reminder: () => CHOOSE_ALL_REMINDER,
  accessibility: {
    roles: ['group', 'checkbox'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next option' },
      { keys: ['Space'], does: 'chooses or clears the option in focus' },
    ],
    announcements: ['{option}, checkbox, checked', '{option}, correct', '{option}, not correct'],
  },
})
