import { abbreviationJudge } from '../check/abbreviations'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { abbreviations } from '../lexicon/abbreviations'
import type { Told } from '../options'
import { type Spot, sentenceFrames } from '../sentences'

interface Abbreviation {
  long: string
  short: string
  sentence: string
}

/** These have more than one short form: *Tue.* and *Tues.* */
const WITH_SEVERAL = new Set(['Tuesday', 'Thursday', 'September', 'Avenue', 'hour', 'Captain'])

const all: Abbreviation[] = abbreviations
  .trim()
  .split('\n')
  .map((line) => {
    const [long = '', short = '', sentence = ''] = line.split('|')
    return { long, short, sentence }
  })

/** *St*, *st.*, *Str.*: no period, the wrong case, letters of one's own. */
function partsOf({ long, short }: Abbreviation): { key: Told; wrong: Told[]; hints: string[] } {
  const why = `The short form of **${long}** is **${short}**`
  const bare = short.replace(/\.$/, '')
  const isName = /^[A-Z]/.test(short)
  const otherCase = isName ? short.toLowerCase() : short.charAt(0).toUpperCase() + short.slice(1)
  return {
    key: { text: short, why: `${why} It ends with a period.` },
    wrong: [
      // Dictionaries have measures without a period, too.
      isName
        ? { text: bare, why: `The period is missing. ${why}` }
        : { text: short.toUpperCase(), why: `No letter of it is a capital. ${why}` },
      {
        text: otherCase,
        why: isName
          ? `It begins with a capital letter, as **${long}** does. ${why}`
          : `It has small letters, as **${long}** does. ${why}`,
      },
      ...[bare.length - 1, bare.length + 1, bare.length + 2]
        .filter(
          (length) =>
            !WITH_SEVERAL.has(long) &&
            length > 0 &&
            length < long.length &&
            !/[A-Z.]\.|^(?:lb|oz|ft)/.test(short),
        )
        .map((length) => ({
          text: `${long.slice(0, length).trim()}.`,
          why: `*${long.slice(0, length).trim()}* has too ${length < bare.length ? 'few' : 'many'} letters. ${why}`,
        })),
      { text: `${bare},`, why: `It ends with a period, not with a comma. ${why}` },
    ].filter(({ text }) => text !== short && !all.some((other) => other.short === text)),
    hints: ['It ends with a period.', 'Does the long word have a capital letter?'],
  }
}

const toForm = (abbreviation: Abbreviation): Form => ({ asked: abbreviation.long, ...partsOf(abbreviation) })

function toSpot(abbreviation: Abbreviation): Spot {
  const [before = '', after = ''] = abbreviation.sentence.split('_')
  return {
    before,
    after: `${after} (${abbreviation.long})`.replace(/^\. \(/, ' ('),
    ...partsOf(abbreviation),
  }
}

export const abbreviationsGenerator: Generator = {
  summary: 'short forms of titles, streets, days, months and measures (grade 3)',
  grades: [3],
  frames: () => [
    ...formFrames(all.map(toForm), {
      question: (asked) => `What is the short form of **${asked}**?`,
      pairs: 'Match each word with its short form.',
      pairHints: ['The first letter is the same.', 'Begin with the ones you have seen on signs.'],
      table: 'Choose the right short form.',
      columns: ['Word', 'Short form'],
      tableHints: ['It ends with a period.', 'Look at capital and small letters.'],
    }),
    ...sentenceFrames(all.toReversed().map(toSpot), {
      choose: 'Choose the short form of the word in parentheses.',
      right: 'Which sentence has the right short form of the word in parentheses?',
      rightHints: ['It ends with a period.', 'Look at capital and small letters.'],
      find: 'One of the marked short forms is **wrong**. Click it.',
      findHints: ['The long words are in parentheses.', 'Look at periods and capital letters.'],
      gaps: 'Choose the short form of the word in parentheses.',
      gapHints: ['It ends with a period.', 'Look at capital and small letters.'],
      all: 'Choose **all** the lines whose bold short form is right.',
      allHints: ['Look at periods and capital letters.', 'There may be one, two, or three.'],
    }),
  ],
  judge: abbreviationJudge,
}
