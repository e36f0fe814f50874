import { conditionalJudge } from '../check/conditionals'
import { choiceGenerator } from '../choices'
import { conditionalSentences } from '../lexicon/conditionals'

const RULES: Record<string, string> = {
  open: 'The condition may come true: present tense after *if*, *unless*, or *as soon as*, and *will*, *may*, or a command in the other clause.',
  unreal:
    'The condition is only imagined: past tense or *were* after *if*, and *would* or *could* in the other clause.',
  past: 'The past cannot be changed anymore: *had* with a participle after *if*, and *would have* in the other clause.',
}

export const conditionals = choiceGenerator({
  summary: 'conditional sentences: open, unreal, past (grade 9)',
  sentences: { 9: conditionalSentences },
  reasons: {
    key: ({ tag }) => RULES[tag] ?? '',
    wrong: (text, { tag }) => `*${text}* does not fit the other clause. ${RULES[tag]}`,
    hints: () => [
      'Can the condition still come true, is it imagined, or is it past?',
      'The verb of the other clause shows which it is.',
    ],
  },
  word: 'verb',
  choose: 'Choose the verb that fits the other clause.',
  hints: ['Compare the verbs of the two clauses.', 'The clause with *if* has no *would* or *will*.'],
  judge: conditionalJudge,
})
