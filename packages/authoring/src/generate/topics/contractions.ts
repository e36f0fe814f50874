import { contractionJudge } from '../check/contractions'
import { type Form, formFrames } from '../forms'
import { each } from '../frame'
import type { Generator } from '../generator'
import { type Contraction, contractionSentences, contractions } from '../lexicon/contractions'
import { asOptions, capital, chooseWrong, type Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'

const REAL_WORDS: Record<string, string> = {
  your: '**Your** shows what you own: your hat.',
  their: '**Their** shows what they own: their hats.',
  its: '**Its** shows what it owns: its tail.',
  lets: '**Lets** means *allows*: she lets me play.',
}

function find(long: string): Contraction {
  const found = contractions.find((each) => each.long === long)
  if (!found) throw new Error(`"${long}" is not in the table of contractions.`)
  return found
}

function tellSlip(slip: string, { long, short }: Contraction): string {
  const own = REAL_WORDS[slip]
  if (own !== undefined) return own
  if (!slip.includes("'")) return `The apostrophe is missing: **${short}**.`
  const letters = slip.replace("'", '')
  const fault =
    letters === short.replace("'", '')
      ? `*${slip}* has the apostrophe in the wrong place.`
      : letters.length > short.length - 1
        ? `*${slip}* keeps a letter that is left out.`
        : `*${slip}* is not written like that.`
  return `${fault} The apostrophe goes where letters of **${long}** are left out: **${short}**.`
}

const partsOf = (contraction: Contraction): { key: Told; wrong: Told[]; hints: string[] } => ({
  key: { text: contraction.short, why: `**${capital(contraction.long)}** becomes **${contraction.short}**.` },
  wrong: contraction.slips.map((text) => ({ text, why: tellSlip(text, contraction) })),
  hints: ['Which letters are left out?', 'The apostrophe goes in the place of the missing letters.'],
})

const toForm = (contraction: Contraction): Form => ({ asked: contraction.long, ...partsOf(contraction) })

/** At the beginning of a sentence all forms have a capital. */
function toSpot({ before, marked, after }: MarkedSentence): Spot {
  const { key, wrong, hints } = partsOf(find(marked))
  const isFirst = before === '' || /[.!?"] ?$/.test(before)
  const cased = (told: Told): Told => (isFirst ? { ...told, text: capital(told.text) } : told)
  return {
    before,
    after,
    key: cased(key),
    wrong: wrong.map(cased),
    hints: [`It is short for **${marked}**.`, ...hints.slice(1)],
  }
}

const OTHER_MEANINGS: Record<string, readonly string[]> = {
  "n't": ['will', 'have'],
  "'m": ['have', 'will'],
  "'re": ['will', 'have'],
  "'s": ['will', 'are'],
  "'ll": ['are', 'have'],
  "'ve": ['are', 'will'],
}

function toMeaning({ long, short }: Contraction): Form {
  const ending = short.match(/n't$|'\w+$/)?.[0] ?? ''
  const [first = '', second = ''] = long === 'cannot' ? ['can', 'not'] : long.split(' ')
  const wrong = (OTHER_MEANINGS[ending] ?? []).map((other) => ({
    text: `${first} ${other}`,
    why: `*${ending}* does not stand for *${other}*. **${capital(short)}** means **${long}**.`,
  }))
  return {
    asked: short,
    key: {
      text: long,
      why: `**${capital(short)}** is short for **${long}**: *${ending}* stands for *${second}*.`,
    },
    wrong,
    hints: ['Look at the letters by the apostrophe.', 'Which word has lost some letters?'],
  }
}

export const contractionsGenerator: Generator = {
  summary: 'two words made into one with an apostrophe (grade 2)',
  grades: [2],
  frames: () => [
    ...formFrames(contractions.map(toForm), {
      question: (asked) => `Which is the short form of **${asked}**?`,
      pairs: 'Match the two words with their short form.',
      pairHints: ['Say both words fast.', 'The first word stays almost the same.'],
      table: 'Choose the right short form in each row.',
      columns: ['Long', 'Short'],
      tableHints: ['Which letters are left out?', 'The apostrophe goes there.'],
    }),
    each(
      1,
      contractions.filter(({ long }) => !/^(?:will not|let us)$/.test(long)).map(toMeaning),
      (form, random) => ({
        type: 'selection',
        prompt: `Which words does **${form.asked}** stand for?`,
        hints: [...form.hints],
        options: asOptions(form.key, chooseWrong(form.key.text, form.wrong, 2, random), random),
      }),
    ),
    ...sentenceFrames(readSentences(contractionSentences).map(toSpot), {
      choose: 'Which short form is right?',
      right: 'Which sentence is right? Look at the **bold** word.',
      rightHints: ['Which two words is it short for?', 'The apostrophe goes where letters are left out.'],
      find: 'One marked word is **wrong**. Click it.',
      findHints: ['Say each word as two words.', 'Then look where the apostrophe is.'],
      gaps: 'Choose the right short form in each sentence.',
      gapHints: ['Say the two words first.', 'The apostrophe goes where letters are left out.'],
      all: 'Choose **all** the sentences whose bold word is written right.',
      allHints: ['Look at each apostrophe.', 'There may be one, two, or three.'],
    }),
  ],
  judge: contractionJudge,
}
