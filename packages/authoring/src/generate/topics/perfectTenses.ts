import { perfectJudge } from '../check/tenses'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { irregularVerb, isIrregular } from '../lexicon/irregularVerbs'
import { perfectSentences, perfectVerbs } from '../lexicon/perfect'
import { capital, type Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'
import { neverOffered, participlesToo } from '../spelling/neverOffered'
import { regularPast, withIng } from '../spelling/verbEndings'

type Who = 'one' | 'many'
type When = 'present' | 'past' | 'future'

const HELPERS: Record<When, Record<Who, string>> = {
  present: { one: 'has', many: 'have' },
  past: { one: 'had', many: 'had' },
  future: { one: 'will have', many: 'will have' },
}

const REASONS: Record<When, string> = {
  present: 'It began in the past and reaches to now',
  past: 'It was over before something else in the past',
  future: 'It will be over before a time in the future',
}

const UNCHANGED = new Set(['put', 'cut'])

const pastAndParticiple = (verb: string): [string, string] => {
  if (UNCHANGED.has(verb)) return [verb, verb]
  if (!isIrregular(verb)) return [regularPast(verb), regularPast(verb)]
  const { past, participle } = irregularVerb(verb)
  return [past, participle]
}

function toSpot({ before, marked, after }: MarkedSentence): Spot {
  const [who, when, verb = ''] = marked.split(' ') as [Who, When, string]
  const [past, participle] = pastAndParticiple(verb)
  const helper = HELPERS[when][who]
  const why = `${REASONS[when]}: **${helper} ${participle}**.`
  const otherTimes = (['present', 'past', 'future'] as const)
    .filter((other) => other !== when)
    .map(
      (other): Told => ({
        text: `${HELPERS[other][who]} ${participle}`,
        why: `**${capital(HELPERS[other][who])}** fits another time. ${why}`,
      }),
    )
  return {
    before,
    after,
    key: { text: `${helper} ${participle}`, why },
    wrong: [
      ...otherTimes,
      ...(past === participle || participlesToo.has(past)
        ? [
            {
              text: `${helper} ${withIng(verb)}`,
              why: `After **${helper}** comes the participle **${participle}**.`,
            },
          ]
        : [
            {
              text: `${helper} ${past}`,
              why: `**${capital(past)}** is the simple past. After **${helper}** comes the participle **${participle}**.`,
            },
          ]),
      ...(when === 'present'
        ? [
            {
              text: `${who === 'one' ? 'have' : 'has'} ${participle}`,
              why: `The subject asks for **${helper}**.`,
            },
          ]
        : []),
    ],
    hints: ['Which words tell the time?', 'A perfect tense has a form of *have* and a participle.'],
  }
}

function toForm(verb: string): Form {
  const { past, participle } = irregularVerb(verb)
  const mixed = past.endsWith('e') ? `${past}n` : `${past}en`
  const why = `Today we ${verb}, yesterday we ${past}, we have **${participle}**.`
  return {
    asked: verb,
    key: { text: participle, why },
    wrong: [
      { text: past, why: `**${capital(past)}** is the simple past, without *have*. ${why}` },
      {
        text: regularPast(verb),
        why: `*${capital(regularPast(verb))}* is not a form of **${verb}**. ${why}`,
      },
      ...(participle === `${past}n`
        ? []
        : [{ text: mixed, why: `*${capital(mixed)}* mixes past and participle. ${why}` }]),
      { text: verb, why: `**${capital(verb)}** is the form for today. ${why}` },
    ].filter(({ text }) => !neverOffered.has(text) && !participlesToo.has(text)),
    hints: ['Say: *I have already …*', 'The participle is not the same as the simple past.'],
  }
}

export const perfectTenses: Generator = {
  summary: 'present, past and future perfect, and participles (grade 5)',
  grades: [5],
  frames: () => [
    ...formFrames(perfectVerbs.split(' ').map(toForm), {
      question: (asked) => `Which form of **${asked}** goes after *have*?`,
      pairs: 'Match each verb with the participle that goes after *have*.',
      pairHints: ['Say: *I have already …*', 'The first letter stays the same.'],
      table: 'Complete the table with the participles.',
      columns: ['Today we …', 'We have …'],
      tableHints: ['Say: *We have already …*', 'The simple past does not go after *have*.'],
    }),
    ...sentenceFrames(readSentences(perfectSentences).map(toSpot), {
      choose: 'Choose the perfect tense that fits.',
      right: 'Which sentence is correct? Compare the **bold** words.',
      rightHints: ['Which words tell the time?', 'Check the helper, then the participle.'],
      find: 'One of the marked verbs is **wrong**. Click it.',
      findHints: ['Check the time of each sentence.', 'Then check the participle and the subject.'],
      gaps: 'Complete each sentence with the right perfect tense.',
      gapHints: ['*Since* and *so far* reach to now.', 'Look for a second event or a date.'],
      all: 'Choose **all** the sentences whose bold verb is correct.',
      allHints: ['Check the helper and the participle.', 'There may be one, two, or three.'],
    }),
  ],
  judge: perfectJudge,
}
