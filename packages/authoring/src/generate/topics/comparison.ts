import { comparisonJudge } from '../check/comparison'
import { type Form, formFrames, singleForms } from '../forms'
import type { Generator } from '../generator'
import { comparedAdjectives, comparisonSentences } from '../lexicon/comparison'
import { capital, type Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'
import { doublesLast } from '../spelling/verbEndings'

type Degree = 'er' | 'est'

const IRREGULAR: Record<string, Record<Degree, string>> = {
  good: { er: 'better', est: 'best' },
  bad: { er: 'worse', est: 'worst' },
}

const LONG = new Set(
  'careful important delicious dangerous beautiful colorful comfortable expensive'.split(' '),
)

const WORD: Record<Degree, string> = { er: 'more', est: 'most' }

const stemOf = (adjective: string): string => {
  if (adjective.endsWith('ful')) return `${adjective}l`
  if (adjective.endsWith('e')) return adjective.slice(0, -1)
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i`
  return doublesLast(adjective) ? `${adjective}${adjective.at(-1)}` : adjective
}

function degreeOf(adjective: string, degree: Degree): string {
  const own = IRREGULAR[adjective]
  if (own) return own[degree]
  return LONG.has(adjective) ? `${WORD[degree]} ${adjective}` : `${stemOf(adjective)}${degree}`
}

function reasonOf(adjective: string, degree: Degree): string {
  const form = degreeOf(adjective, degree)
  if (adjective in IRREGULAR)
    return `**${capital(adjective)}** is irregular: ${adjective}, ${degreeOf(adjective, 'er')}, ${degreeOf(adjective, 'est')}.`
  if (LONG.has(adjective))
    return `**${capital(adjective)}** is long, so it takes *${WORD[degree]}*: **${form}**.`
  return `**${capital(adjective)}** is short, so it adds *${degree}*: **${form}**.`
}

function tellSpelling(plain: string, adjective: string): string {
  const last = adjective.at(-1) as string
  if (last === 'y') return `*${plain}* keeps the *y*, which changes to *i*.`
  return last === 'e' ? `*${plain}* has one *e* too many.` : `*${plain}* has only one *${last}*.`
}

/** Short ones of two beats can have *more*, too: *more simple*, *more lazy*. */
const takesBoth = (adjective: string): boolean => /(?:[^aeiou]y|le)$/.test(adjective)

/** Errors in the form itself, with the right degree. */
function slipsOf(adjective: string, degree: Degree): Told[] {
  const form = degreeOf(adjective, degree)
  const why = reasonOf(adjective, degree)
  const twice = {
    text: `${WORD[degree]} ${form}`,
    why: `*${capital(WORD[degree])}* and *${degree}* do the same work. Use only one. ${why}`,
  }
  const ended = `${stemOf(adjective)}${degree}`
  if (LONG.has(adjective))
    return [
      { text: ended, why: `The ending *${degree}* is for short adjectives. ${why}` },
      {
        text: `${WORD[degree]} ${ended}`,
        why: `*${capital(WORD[degree])}* and *${degree}* do the same work. ${why}`,
      },
    ]
  if (adjective in IRREGULAR)
    return [
      {
        text: ended,
        why: `*${ended}* adds *${degree}* as if it were regular. ${why}`,
      },
      twice,
    ]
  const plain = `${adjective}${degree}`
  return [
    ...(plain === form ? [] : [{ text: plain, why: `${tellSpelling(plain, adjective)} It is **${form}**.` }]),
    twice,
    ...(takesBoth(adjective)
      ? []
      : [
          {
            text: `${WORD[degree]} ${adjective}`,
            why: `*${capital(WORD[degree])}* is for long adjectives. ${why}`,
          },
        ]),
  ]
}

function toSpot({ before, marked, after }: MarkedSentence): Spot {
  const [adjective = '', degree] = marked.split(' ') as [string, Degree]
  const other: Degree = degree === 'er' ? 'est' : 'er'
  const counted = degree === 'er' ? 'Two are compared' : 'It is compared with more than one'
  const key = degreeOf(adjective, degree)
  return {
    before,
    after,
    key: { text: key, why: `${counted}. ${reasonOf(adjective, degree)}` },
    wrong: [
      { text: degreeOf(adjective, other), why: `${counted}, so the form is **${key}**.` },
      ...slipsOf(adjective, degree).filter(
        ({ text }) =>
          !text.startsWith(`${WORD[degree]} `) ||
          text.endsWith(degree) ||
          LONG.has(adjective) ||
          /good|bad/.test(adjective),
      ),
      { text: adjective, why: `**${capital(adjective)}** does not compare. The form here is **${key}**.` },
    ],
    hints: ['How many things are compared: two, or more?', '*Than* goes with the form for two.'],
  }
}

const toForm =
  (degree: Degree) =>
  (adjective: string): Form => ({
    asked: adjective,
    key: { text: degreeOf(adjective, degree), why: reasonOf(adjective, degree) },
    wrong: slipsOf(adjective, degree),
    hints: ['Is the adjective short or long?', 'Look at its last letters. A few adjectives change wholly.'],
  })

export const comparison: Generator = {
  summary: 'adjectives that compare: -er, -est, more, most, irregular (grade 4)',
  grades: [4],
  frames: () => {
    const adjectives = comparedAdjectives.split(' ')
    return [
      ...formFrames(adjectives.map(toForm('er')), {
        question: (asked) => `Which form of **${asked}** compares two things?`,
        pairs: 'Match each adjective with the form that compares **two** things.',
        pairHints: ['Short adjectives add *er*.', 'Long adjectives take a word before them.'],
        table: 'Complete the table with the forms that compare two things.',
        columns: ['Adjective', '… than'],
        tableHints: ['Is the adjective short or long?', 'Look at its last letters.'],
      }),
      singleForms(adjectives.toReversed().map(toForm('est')), {
        question: (asked) => `Which form of **${asked}** compares three or more things?`,
      }),
      ...sentenceFrames(readSentences(comparisonSentences).map(toSpot), {
        choose: 'Choose the right form of the adjective.',
        right: 'Which sentence is correct? Compare the **bold** words.',
        rightHints: ['How many things are compared?', 'Never use *more* and *er* together.'],
        find: 'One of the marked forms is **wrong**. Click it.',
        findHints: ['How many things are compared in each sentence?', 'Then check the form itself.'],
        gaps: 'Choose the right form in each sentence.',
        gapHints: ['Two things, or more?', 'Short or long adjective?'],
        all: 'Choose **all** the sentences whose bold words are correct.',
        allHints: ['Count what is compared.', 'There may be one, two, or three.'],
      }),
    ]
  },
  judge: comparisonJudge,
}
