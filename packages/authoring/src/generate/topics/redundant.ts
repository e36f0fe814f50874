import { type Random, shuffle } from '@wordstride/core'
import { redundantJudge } from '../check/redundant'
import { each, type Made, together } from '../frame'
import type { Generator } from '../generator'
import { redundantSentences } from '../lexicon/redundant'
import { asOptions, chooseWrong, oneOf, type Told, whyOf } from '../options'

interface Sentence {
  marked: string
  whole: string
  /** Without the word that is said again. */
  concise: string
  extra: string
  words: string[]
}

const read = (text: string): Sentence[] =>
  text
    .trim()
    .split('\n')
    .map((marked) => {
      const extra = marked.match(/\[\*(.+?)\]/)?.[1] ?? ''
      return {
        marked,
        extra,
        whole: marked.replace(/[[\]*]/g, ''),
        concise: marked
          .replace(/ ?\[\*.+?\]/, '')
          .replace(/[[\]]/g, '')
          .trim(),
        words: [...marked.matchAll(/\[(\*?)(.+?)\]/g)].map((found) => found[2] ?? ''),
      }
    })

const HINTS: [string, string] = [
  'Leave out one word at a time. When is nothing lost?',
  'Two words say the same. One of them tells nothing more.',
]

const toldOf = ({ extra, words }: Sentence): Told[] =>
  words.map((text) => ({
    text,
    why:
      text === extra
        ? `Without *${extra}* the sentence says the same.`
        : `*${text}* tells something that no other word tells.`,
  }))

const click =
  (prompt: string) =>
  (sentences: readonly Sentence[]): Made => ({
    type: 'clickable_text',
    prompt,
    hints: [...HINTS],
    text: sentences.map(({ marked }) => marked).join('\n\n'),
    why: whyOf(sentences.flatMap(toldOf)),
  })

const leaveOut = (sentence: Sentence, random: Random): Made => {
  const told = toldOf(sentence)
  const key = told.find(({ text }) => text === sentence.extra) as Told
  const wrong = told.filter((other) => other !== key)
  return {
    type: 'selection',
    prompt: `Which word could be left out, since another word says it already?\n\n> ${sentence.whole}`,
    hints: [...HINTS],
    options: asOptions(key, chooseWrong(key.text, wrong, wrong.length, random), random),
  }
}

const whyWhole = ({ extra }: Sentence): string => `*${extra}* says again what another word says already.`
const WHY_CONCISE = 'Every word of it tells something.'

const whichRepeats = (sentences: readonly Sentence[], random: Random): Made => {
  const [faulty, ...others] = sentences as [Sentence, ...Sentence[]]
  return {
    type: 'selection',
    prompt: 'Which sentence **repeats itself**?',
    hints: [...HINTS],
    options: asOptions(
      { text: faulty.whole, why: whyWhole(faulty) },
      others.map(({ concise }) => ({ text: concise, why: WHY_CONCISE })),
      random,
    ),
  }
}

const allConcise = (sentences: readonly Sentence[], random: Random): Made => {
  const right = oneOf([1, 2, 3], random)
  return {
    type: 'multi_selection',
    prompt: 'Choose **all** the sentences that are **concise**.',
    hints: [HINTS[0], 'There may be one, two, or three.'],
    options: shuffle(
      sentences.map((sentence, i) =>
        i < right
          ? { text: sentence.concise, why: WHY_CONCISE, correct: true }
          : { text: sentence.whole, why: whyWhole(sentence) },
      ),
      random,
    ),
  }
}

const wordsOf = ({ words }: Sentence): string[] => words

export const redundantWords: Generator = {
  summary: 'words that say again what another word says (grade 7)',
  grades: Object.keys(redundantSentences).map(Number),
  frames: (grade) => {
    const sentences = read(redundantSentences[grade] ?? '')
    return [
      each(1, sentences, (sentence) =>
        click('Click the word that only says again what another word says.')([sentence]),
      ),
      each(2, sentences.toReversed(), leaveOut),
      together(3, sentences, 4, wordsOf, whichRepeats),
      together(
        3,
        sentences,
        2,
        wordsOf,
        click('Click the **two** words that only say again what other words say.'),
      ),
      together(4, sentences, 5, wordsOf, allConcise),
      together(
        4,
        sentences,
        3,
        wordsOf,
        click('Click the **three** words that only say again what other words say.'),
      ),
    ]
  },
  judge: redundantJudge,
}
