import { progressiveJudge } from '../check/tenses'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { progressiveSentences, progressiveVerbs } from '../lexicon/progressive'
import { capital, type Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'
import { withIng } from '../spelling/verbEndings'

type Who = 'I' | 'one' | 'many'
type When = 'now' | 'past' | 'future'

const HELPERS: Record<When, Record<Who, string>> = {
  now: { I: 'am', one: 'is', many: 'are' },
  past: { I: 'was', one: 'was', many: 'were' },
  future: { I: 'will be', one: 'will be', many: 'will be' },
}

const TIMES: Record<When, string> = {
  now: 'It is going on now',
  past: 'It was going on in the past',
  future: 'It will be going on in the future',
}

function toSpot({ before, marked, after }: MarkedSentence): Spot {
  const [who, when, verb = ''] = marked.split(' ') as [Who, When, string]
  const ing = withIng(verb)
  const helper = HELPERS[when][who]
  const key = { text: `${helper} ${ing}`, why: `${TIMES[when]}: **${helper}** and the verb with *ing*.` }
  const atOtherTime = (['now', 'past', 'future'] as const)
    // What is planned may stand in the present: *Next week we are hiking*.
    .filter((other) => other !== when && !(when === 'future' && other === 'now'))
    .map(
      (other): Told => ({
        text: `${HELPERS[other][who]} ${ing}`,
        why: `**${capital(HELPERS[other][who])}** tells about another time. ${TIMES[when]}: **${helper}**.`,
      }),
    )
  const wrongHelper = when === 'past' ? (who === 'many' ? 'was' : 'were') : who === 'many' ? 'is' : 'are'
  return {
    before,
    after,
    key,
    wrong: [
      ...atOtherTime,
      ...(when === 'future'
        ? [{ text: `will ${ing}`, why: `After *will* comes **be**: **${helper} ${ing}**.` }]
        : [
            {
              text: `${wrongHelper} ${ing}`,
              why: `The subject asks for **${helper}**, not *${wrongHelper}*.`,
            },
          ]),
      { text: `${helper} ${verb}`, why: `After **${helper}** the verb ends in *ing*: **${ing}**.` },
      { text: ing, why: `A verb in *ing* needs a helper: **${helper} ${ing}**.` },
    ],
    hints: ['Which words tell the time?', 'The tense has a form of *be* and a verb in *ing*.'],
  }
}

/** What happened to the end of the verb that should not have. */
function tellSlip(text: string, verb: string): string {
  const last = verb.at(-1) as string
  if (text.endsWith('in')) return `*${text}* leaves out the *g*.`
  if (text === `${verb}ing`) {
    if (verb.endsWith('ie')) return `*${text}* keeps the *ie*.`
    return last === 'e' ? `*${text}* keeps the *e*.` : `*${text}* has only one *${last}*.`
  }
  if (verb.endsWith('ie') && !text.endsWith('yeing')) return `*${text}* does not have the *y*.`
  if (text === `${verb.slice(0, -1)}ing`) return `*${text}* leaves out the *${last}*.`
  if (text.endsWith('eing')) return `*${text}* has one *e* too many.`
  if (verb.endsWith('ce')) return `*${text}* changes the *c*, which stays.`
  const doubled = text.at(-4) as string
  return `*${text}* doubles the *${doubled}*, which stays alone.`
}

function toForm(verb: string): Form {
  const key = withIng(verb)
  const last = verb.at(-1) as string
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const why = verb.endsWith('ie')
    ? `The *ie* of **${verb}** changes to *y*: **${key}**.`
    : verb.endsWith('e')
      ? `The *e* of **${verb}** goes away before *ing*: **${key}**.`
      : key === `${verb}${last}ing`
        ? `The *${last}* of **${verb}** is doubled before *ing*: **${key}**.`
        : `**${capital(verb)}** just adds *ing*: **${key}**.`
  const slips = verb.endsWith('ie')
    ? [`${verb}ing`, `${stem}ing`, `${verb.slice(0, -2)}yeing`]
    : [
        `${verb}ing`,
        `${stem}ing`,
        stem.endsWith('c') ? `${stem.slice(0, -1)}sing` : `${stem}${stem.at(-1)}ing`,
        verb.endsWith('y') ? `${verb.slice(0, -1)}ing` : `${stem}eing`,
        `${stem}in`,
      ]
  return {
    asked: verb,
    key: { text: key, why },
    wrong: [...new Set(slips)]
      .filter((text) => text !== key)
      .map((text) => ({ text, why: `${tellSlip(text, verb)} ${why}` })),
    hints: [
      'Look at the last letters of the verb.',
      'Does a letter double, go away, or change before *ing*?',
    ],
  }
}

export const progressiveTenses: Generator = {
  summary: 'present, past and future progressive: helper, agreement, spelling of -ing (grade 4)',
  grades: [4],
  frames: () => [
    ...formFrames(progressiveVerbs.split(' ').map(toForm), {
      question: (asked) => `How is **${asked}** written with *ing*?`,
      pairs: 'Match each verb with its form in *ing*.',
      pairHints: ['The first letters stay the same.', 'Look for what happens before *ing*.'],
      table: 'Complete the table with the forms in *ing*.',
      columns: ['Today we …', 'Right now we are …'],
      tableHints: ['Look at the last letters of each verb.', 'Does a letter double, go away, or change?'],
    }),
    ...sentenceFrames(readSentences(progressiveSentences).map(toSpot), {
      choose: 'Choose the progressive form that fits the time.',
      right: 'Which sentence is correct? Compare the **bold** words.',
      rightHints: ['Which words tell the time?', 'The helper agrees with the subject.'],
      find: 'One of the marked verbs is **wrong**. Click it.',
      findHints: ['Check the time of each sentence.', 'Then check whether the helper fits the subject.'],
      gaps: 'Complete each sentence with the right progressive form.',
      gapHints: ['Find the words that tell the time.', 'Then ask: is the subject one, or more than one?'],
      all: 'Choose **all** the sentences whose bold verb is correct.',
      allHints: ['Check time and subject of each sentence.', 'There may be one, two, or three.'],
    }),
  ],
  judge: progressiveJudge,
}
