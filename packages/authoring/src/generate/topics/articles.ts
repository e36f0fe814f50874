import { articleJudge } from '../check/articles'
import { type Form, singleForms } from '../forms'
import { together } from '../frame'
import type { Generator } from '../generator'
import { anWords, articleSentences, aWords } from '../lexicon/articles'
import { capital, type Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'

/** Letters tell the sound, but for these. */
const SILENT_H = new Set(['hour', 'honest'])
const SOUNDS_LIKE_YOU = new Set(['unicorn', 'uniform', 'useful'])

const takesAn = (word: string): boolean =>
  SILENT_H.has(word) || (/^[aeiou]/.test(word) && !SOUNDS_LIKE_YOU.has(word))

function reasonOf(word: string): string {
  if (SILENT_H.has(word))
    return `The *h* of **${word}** is silent. The first sound is a vowel, so we say **an**.`
  if (SOUNDS_LIKE_YOU.has(word)) return `**${word}** begins with the sound of *you*, so we say **a**.`
  return takesAn(word)
    ? `**${word}** begins with a vowel sound, so we say **an**.`
    : `**${word}** begins with *${word[0]}*, not with a vowel, so we say **a**.`
}

function articleOf(word: string): { key: Told; wrong: Told[] } {
  const why = reasonOf(word)
  const [right, other] = takesAn(word) ? ['an', 'a'] : ['a', 'an']
  return {
    key: { text: right, why },
    wrong: [
      {
        text: other,
        why: `**${capital(other)}** is used only before ${other === 'an' ? 'a vowel sound' : 'a sound that is not a vowel'}. ${why}`,
      },
    ],
  }
}

const HINTS = ['Say the next word. What is its first sound?', 'The vowels are *a*, *e*, *i*, *o* and *u*.']

function toForm(word: string): Form {
  const { key, wrong } = articleOf(word)
  const before = ({ text, why }: Told): Told => ({ text: `${text} ${word}`, why })
  return { asked: word, key: before(key), wrong: wrong.map(before), hints: HINTS }
}

const toSpot = ({ before, marked, after }: MarkedSentence): Spot => ({
  before,
  after: ` ${marked}${after}`,
  ...articleOf(marked),
  hints: HINTS,
})

const pairs = aWords.split(' ').map((a, i) => ({ a, an: anWords.split(' ')[i] as string }))
const words = pairs.flatMap(({ a, an }) => [a, an])

export const articles: Generator = {
  summary: '*a* or *an* (grade 1)',
  grades: [1],
  frames: () => [
    singleForms(words.map(toForm), { question: (asked) => `Which is right for one **${asked}**?` }),
    together(
      1,
      pairs,
      3,
      ({ a, an }) => [a, an],
      (three) => ({
        type: 'text_drag_drop_small',
        prompt: 'Is it *a* or *an*? Put each word in its box.',
        hints: HINTS,
        buckets: [
          { name: 'a …', items: three.map(({ a }) => a) },
          { name: 'an …', items: three.map(({ an }) => an) },
        ],
        why: Object.fromEntries(three.flatMap(({ a, an }) => [a, an]).map((word) => [word, reasonOf(word)])),
      }),
    ),
    ...sentenceFrames(readSentences(articleSentences).map(toSpot), {
      choose: 'Which word fits?',
      right: 'Which sentence is right? Look at the **bold** word.',
      rightHints: HINTS,
      find: 'One marked word is **wrong**. Click it.',
      findHints: HINTS,
      gaps: 'Which word fits in each sentence?',
      gapHints: HINTS,
      all: 'Choose **all** the right sentences. Look at the bold words.',
      allHints: HINTS,
    }),
  ],
  judge: articleJudge,
}
