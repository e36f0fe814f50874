import { modalJudge } from '../check/modals'
import { kindGenerator } from '../kindGenerator'
import { modalKinds as kinds } from '../lexicon/modals'

export const modals = kindGenerator({
  summary: '*can*, *may*, *must*, *should*, *might*: what helping verbs mean (grade 4)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'meaning',
  name: 'What does the helping verb in italics express?',
  does: 'expresses',
  doAll: 'express',
  table: 'Choose the meaning of each helping verb in italics.',
  hints: [
    'Is somebody able, allowed, forced, or advised to do it, or is it only possible?',
    'Try *is able to*, *is allowed to*, *has to*, *would do well to*, and *perhaps* in its place.',
  ],
  judge: modalJudge,
})
