import { choiceSchemas, definePlugin } from '@wordstride/core'
import { myTypeRules } from './rules'
import { myTypeProblemSchema } from './schema'

/** The rules, what is said of them, and the schemas of all that is stored. */
export const myTypePlugin = definePlugin({
  ...myTypeRules,
  ...choiceSchemas,
  title: 'My type',
  summary: 'The learner reads a question and picks one option.',
  scoring: ['Correct when the chosen option is the answer.', 'Nothing chosen is not answered.'],
  problem: myTypeProblemSchema,
})
