import { relativeWordJudge } from '../check/relativeWords'
import { type Choice, choiceGenerator } from '../choices'
import { relativeWords as sentences } from '../lexicon/relativeWords'

const RULES: Record<string, string> = {
  person: 'The noun before it names a person who does something, so *who* follows.',
  thing: 'The noun before it names a thing or an animal, so *that* or *which* follows.',
  place: 'The words after it tell what happens in that place, so *where* follows.',
  time: 'The words after it tell what happens at that time, so *when* follows.',
  owner: 'The noun after it belongs to the person, so *whose* follows.',
  reason: 'The noun before it is *reason*, so *why* follows.',
}

const STANDS_FOR: Record<string, string> = {
  who: '*Who* stands for a person who does something.',
  which: '*Which* stands for a thing itself, not for a person, an owner, a time, or a reason.',
  that: '*That* stands for a person or thing itself; it does not show an owner.',
  where: '*Where* stands for *in this place*.',
  when: '*When* stands for *at this time*.',
  why: '*Why* stands for a reason.',
  whose: '*Whose* shows that something belongs to somebody.',
}

const ruleOf = ({ tag }: Choice): string => RULES[tag] ?? ''

export const relativeWordsGenerator = choiceGenerator({
  summary: '*who*, *whose*, *which*, *that*, *where*, *when*, *why* after a noun (grade 4)',
  sentences: { 4: sentences },
  reasons: {
    key: ruleOf,
    wrong: (text, choice) => `${STANDS_FOR[text] ?? ''} ${ruleOf(choice)}`,
    hints: ({ tag }) => [
      'Look at the noun before the gap. Is it a person, a thing, a place, a time, or a reason?',
      tag === 'owner' || tag === 'person'
        ? 'Does the person do something, or does something belong to the person?'
        : 'Make two sentences of it. What does the gap stand for?',
    ],
  },
  word: 'linking word',
  choose: 'Choose the word that links the two parts.',
  hints: [
    'Find the noun that the word follows.',
    '*Who* is for people, *which* and *that* are for things, *where* for places, *when* for times.',
  ],
  judge: relativeWordJudge,
})
