import { silentEJudge, soundJudge } from '../check/phonics'
import type { Form } from '../forms'
import { singleForms } from '../forms'
import type { Generator } from '../generator'
import { endings, rVowels, silentESounds, silentEWords, vowelTeams } from '../lexicon/early'
import { readGroups } from '../lexicon/sounds'
import { soundFrames } from '../sounds'

const VOWEL_TEXTS = {
  does: 'has the same vowel sound as',
  doMany: 'have the same vowel sound as',
  doTogether: 'have the same vowel sound',
  doesNot: 'does not have the vowel sound of',
}

/** Words that other *e*s make, and the short word itself. */
function silentEForm(word: string, i: number): Form {
  const others = [1, 2, 3, 5].map((step) => silentEWords[(i + step) % silentEWords.length] as string)
  return {
    asked: word,
    key: {
      text: `${word}e`,
      why: `**${word}** and *e* make **${word}e**. The *e* is silent; the vowel is long.`,
    },
    wrong: [
      { text: word, why: `**${word}** has no *e* at the end. Its vowel is short.` },
      ...others.map((other) => ({
        text: `${other}e`,
        why: `**${other}e** is **${other}** with an *e*, not **${word}**.`,
      })),
    ],
    hints: ['The letters of the word stay as they are.', 'The *e* is silent. The vowel says its name.'],
  }
}

export const silentE: Generator = {
  summary: 'silent e: *cap*, *cape*; long and short vowels (grade 1)',
  grades: [1],
  frames: () => [
    singleForms(silentEWords.map(silentEForm), {
      question: (asked) => `Put an *e* at the end of **${asked}**. Which word do you get?`,
    }),
    ...soundFrames(readGroups(silentESounds), {
      ...VOWEL_TEXTS,
      hints: ['Say the words aloud. Listen to the vowel.', 'A silent *e* at the end makes the vowel long.'],
    }),
  ],
  judge: silentEJudge,
}

export const vowelTeamSounds: Generator = {
  summary: 'two letters for one vowel: ai, ee, oa, oo, ou, oi (grade 1)',
  grades: [1],
  frames: () =>
    soundFrames(readGroups(vowelTeams), {
      ...VOWEL_TEXTS,
      hints: ['Say the words aloud. Listen to the vowel.', 'Two vowels side by side often make one sound.'],
    }),
  judge: soundJudge.vowel,
}

export const wordEndings: Generator = {
  summary: 'two letters at the end: sh, ch, ck, ng, and blends such as nd, st, mp (grade 1)',
  grades: [1],
  frames: () =>
    soundFrames(readGroups(endings), {
      does: 'ends with the same two letters and sounds as',
      doMany: 'end with the same sounds as',
      doTogether: 'end with the same sounds',
      doesNot: 'does not end with the sounds of',
      hints: ['Say the words aloud. Listen to the end.', 'Look at the last two letters.'],
    }),
  judge: soundJudge.coda,
}

export const vowelsWithR: Generator = {
  summary: 'vowels before r: ar, or, er, air, ear (grade 2)',
  grades: [2],
  frames: () =>
    soundFrames(readGroups(rVowels), {
      does: 'has the same vowel sound with *r* as',
      doMany: 'have the same vowel sound with *r* as',
      doTogether: 'have the same vowel sound with *r*',
      doesNot: 'does not have the vowel sound of',
      hints: [
        'Say the words aloud. Listen to the vowel and the *r*.',
        'The same sound can have different letters.',
      ],
    }),
  judge: soundJudge.rVowel,
}
