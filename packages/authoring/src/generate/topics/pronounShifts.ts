import { pronounShiftJudge } from '../check/pronounShifts'
import { choiceGenerator } from '../choices'
import { pronounShiftSentences } from '../lexicon/pronounShifts'

const PRONOUNS = ['they', 'you', 'we', 'I', 'one', 'he or she'] as const

const pronounFor = (antecedent: string): string => {
  const own = antecedent.toLowerCase()
  return own === 'i' ? 'I' : own === 'we' || own === 'you' ? own : 'they'
}

/** The verb is the same for one and for many: *can see*, *heard*. */
const FITS_ONE_AND_MANY = /^ (?:can|cannot|could|may|must|will|had|heard|got|gave|saw)\b/

/** *One has* and *we have*: where the verb tells them apart, *one* would be a mistake of agreement, too. */
const wrongFor = (key: string, after: string): string[] =>
  PRONOUNS.filter(
    (pronoun) => pronoun !== key && !(key === 'I' && pronoun === 'we') && pronoun !== 'I',
  ).filter((pronoun) => FITS_ONE_AND_MANY.test(after) || !/^(?:one|he or she)$/.test(pronoun))

function toLine(line: string): string {
  const [, antecedent = ''] = line.match(/\[(.+?)\]/) ?? []
  const key = pronounFor(antecedent)
  const after = line.split('_')[1] ?? ''
  return `${line.replace(/[[\]]/g, '').replace('_', `{${[key, ...wrongFor(key, after)].join('|')}}`)} # ${antecedent}`
}

/** As it stands inside a sentence. */
const inside = (antecedent: string): string => (antecedent === 'I' ? 'I' : antecedent.toLowerCase())

const SHIFTS: Record<string, string> = {
  they: '*They* speaks of several others',
  you: '*You* turns to the reader',
  we: '*We* suddenly includes the speaker',
  one: '*One* speaks of people in general',
  'he or she': '*He or she* is one person',
}

export const pronounShifts = choiceGenerator({
  summary: 'shifts of pronouns in number and person (grade 6)',
  sentences: { 6: pronounShiftSentences.trim().split('\n').map(toLine).join('\n') },
  reasons: {
    key: ({ tag, key }) => `The sentence speaks of *${inside(tag)}*, and *${key}* stays with it.`,
    wrong: (text, { tag }) => `${SHIFTS[text] ?? ''}, but the sentence speaks of *${inside(tag)}*.`,
    hints: () => ['Who is the sentence about?', 'The pronoun must be of the same person and number.'],
  },
  word: 'pronoun',
  choose: 'Choose the pronoun that makes no shift.',
  hints: ['Who is each sentence about from its beginning?', 'Does the pronoun stay with the same people?'],
  judge: pronounShiftJudge,
})
