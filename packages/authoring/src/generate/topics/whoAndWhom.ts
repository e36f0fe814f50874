import { whoJudge } from '../check/whoAndWhom'
import { choiceGenerator } from '../choices'
import { whoSentences } from '../lexicon/whoAndWhom'

const USES: Record<string, string> = {
  who: '*Who* is the subject of its clause, as *he* and *they* are.',
  whom: '*Whom* is the object of a verb or preposition, as *him* and *them* are.',
  whose: '*Whose* tells who owns something and comes before a noun.',
  "who's": "*Who's* is short for *who is* or *who has*.",
}

const useOf = (form: string): string => USES[form.toLowerCase()] ?? ''

export const whoAndWhom = choiceGenerator({
  summary: "who, whom, whose and who's (grade 10)",
  sentences: whoSentences,
  reasons: {
    key: ({ key }) => useOf(key),
    wrong: (text, { key }) => `${useOf(text)} Here *${key.toLowerCase()}* is needed.`,
    hints: () => [
      'Look at the verb that follows. Does it have a subject already?',
      'Answer with *he* or *him*: *him* goes with *whom*.',
    ],
  },
  word: 'form',
  where: ' in formal English',
  choose: 'Choose the form that formal English asks for.',
  hints: ['Find the verb that follows and its subject.', 'Try *he*, *him*, *his*, or *he is* in its place.'],
  judge: whoJudge,
})
