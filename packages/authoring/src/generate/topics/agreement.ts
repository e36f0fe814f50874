import { agreementJudge } from '../check/agreement'
import { type Form, singleForms } from '../forms'
import { together } from '../frame'
import type { Generator } from '../generator'
import { agreementSentences, agreementVerbs } from '../lexicon/agreement'
import { capital, small, type Told } from '../options'
import { type Spot, sentenceFrames } from '../sentences'
import { withIng, withS } from '../spelling/verbEndings'

interface Verb {
  one: string
  many: string
}

const verbOf = (base: string): Verb => ({
  one: base === 'be' ? 'is' : withS(base),
  many: base === 'be' ? 'are' : base,
})

/** *am* for *is*, *be* for *are*: what else children put there. */
const slipsOf = (base: string, subject: string, isOne: boolean): Told[] => {
  const key = isOne ? verbOf(base).one : verbOf(base).many
  if (base === 'be')
    return [
      { text: 'be', why: `*Be* is never alone after **${subject}**. It becomes **${key}**.` },
      { text: 'am', why: `*Am* goes only with *I*. With **${subject}** it is **${key}**.` },
    ]
  return [
    {
      text: withIng(base),
      why: `A verb in *ing* needs a helper before it. Alone, it is **${key}**.`,
    },
  ]
}

function toSpot(line: string): Spot {
  const [subjectPart = '', base = '', rest = ''] = line.split('|').map((part) => part.trim())
  const isOne = subjectPart.endsWith('(one)')
  const subject = subjectPart.replace(/ \((?:one|many)\)$/, '')
  const { one, many } = verbOf(base)
  const isNamed = subject.includes('@')
  const plain = subject.replace(/,$/, '')
  const told = isNamed ? 'the subject' : /^(?:Mom|Grandpa)\b/.test(plain) ? plain : small(plain)
  const withIt = isNamed ? ', so the verb is' : `: with *${told}* the verb is`
  const right = isOne
    ? `The subject is one${withIt} **${one}**.`
    : `The subject is ${/\byou\b/i.test(subject) ? '*you*' : 'more than one'}${withIt} **${many}**.`
  const other = isOne
    ? { text: many, why: `**${capital(many)}** goes with more than one. ${right}` }
    : { text: one, why: `**${capital(one)}** goes with one. ${right}` }
  return {
    before: `${subject} `,
    after: ` ${rest}`,
    key: { text: isOne ? one : many, why: right },
    wrong: [other, ...slipsOf(base, told, isOne)],
    hints: ['Who or what does it? That is the subject.', 'Is the subject one, or more than one?'],
  }
}

/** What is wrong with an ending of *he* or *she*. */
function tellSlip(text: string, base: string): string {
  if (base === 'have') return text.includes('v') ? `*${text}* keeps the *ve*.` : `*${text}* keeps the *e*.`
  if (text === `${base}is`) return `*${text}* is written as it sounds.`
  const changesY = /[^aeiou]y$/.test(base)
  if (base.endsWith('y') && /ie?s$/.test(text)) {
    if (!changesY) return `*${text}* changes the *y*, though a vowel comes before it.`
    return `*${text}* has no *e* after the *i*.`
  }
  if (changesY) return `*${text}* keeps the *y*.`
  return text === `${base}s` ? `*${text}* has no *e* before the *s*.` : `*${text}* has one *e* too many.`
}

const toForm = (base: string): Form => {
  const key = withS(base)
  const wrong = [
    base.endsWith('ss') ? `${base}is` : `${base}s`,
    base === 'have' ? 'hase' : `${base}es`,
    base.replace(/y$/, 'ies'),
    base.replace(/y$/, 'is'),
    base,
  ]
  const rule = /[^aeiou]y$/.test(base)
    ? `The *y* of **${base}** changes to *i*, and then comes *es*.`
    : /(?:s|x|z|ch|sh|o)$/.test(base)
      ? `**${capital(base)}** adds *es*.`
      : `**${capital(base)}** adds only *s*.`
  const why = base === 'have' ? '**Have** is special: it becomes **has**.' : rule
  return {
    asked: base,
    key: { text: key, why },
    wrong: [...new Set(wrong)]
      .filter((text) => text !== key)
      .map((text) =>
        text === base
          ? { text, why: `**${capital(base)}** goes with *I*, *you*, *we*, and *they*.` }
          : { text, why: `${tellSlip(text, base)} ${why}` },
      ),
    hints: ['Say it with *he* or *she* before it.', 'Look at the last letters of the verb.'],
  }
}

export const agreement: Generator = {
  summary:
    'verbs that agree with one or many (grade 1), with words between (grade 3), with pronouns and long subjects (grade 5)',
  grades: [1, 3, 5],
  frames: (grade) => {
    const verbs = (agreementVerbs[grade] ?? '').split(' ')
    const spots = (agreementSentences[grade] ?? '').trim().split('\n').map(toSpot)
    return [
      singleForms(verbs.map(toForm), {
        question: (asked) => `Which form of **${asked}** goes with *he* or *she*?`,
      }),
      together(
        1,
        verbs,
        6,
        (verb) => [verb, withS(verb)],
        (bases) => {
          const many = bases.slice(0, 3)
          const one = bases.slice(3).map(withS)
          return {
            type: 'text_drag_drop_small',
            prompt: 'Which verbs go with *she*, and which with *they*?',
            hints: ['Say each verb after *she* and after *they*.', 'Each box gets three verbs.'],
            buckets: [
              { name: 'she …', items: one },
              { name: 'they …', items: many },
            ],
            why: Object.fromEntries([
              ...one.map((verb) => [verb, `We say *she ${verb}*.`]),
              ...many.map((verb) => [verb, `We say *they ${verb}*.`]),
            ]),
          }
        },
      ),
      ...sentenceFrames(spots, {
        choose: 'Choose the verb that goes with the subject.',
        right: 'Which sentence is right? Look at the **bold** verb.',
        rightHints: ['Find the subject first.', 'One, or more than one?'],
        find: 'One marked verb is **wrong**. Click it.',
        findHints: ['Find the subject of each sentence.', 'Ask for each: one, or more than one?'],
        gaps: 'Choose the right verb for each sentence.',
        gapHints: ['Find each subject first.', 'With one, the verb often ends in *s*.'],
        all: 'Choose **all** the sentences whose bold verb agrees with its subject.',
        allHints: ['Find each subject first.', 'There may be one, two, or three.'],
      }),
    ]
  },
  judge: agreementJudge,
}
