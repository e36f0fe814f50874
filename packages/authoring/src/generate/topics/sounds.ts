import { beatJudge, soundJudge } from '../check/sounds'
import { singleForms } from '../forms'
import type { Generator } from '../generator'
import { beats, firstSounds, lastSounds, middleSounds, onsets, rhymes, vowelSounds } from '../lexicon/sounds'
import { miscounted } from '../miscounted'
import { type SoundGroup, soundFrames } from '../sounds'

export const rhymingWords: Generator = {
  summary: 'rhymes: short words that look alike (kindergarten), other spellings too (grade 1)',
  grades: [0, 1],
  frames: (grade) =>
    soundFrames(rhymes[grade] ?? [], {
      does: 'rhymes with',
      doMany: 'rhyme with',
      doTogether: 'rhyme',
      doesNot: 'does not rhyme with',
      hints: [
        'Say the words aloud. Listen to the end.',
        'Words that rhyme sound the same from the vowel on.',
      ],
    }),
  judge: soundJudge.rhyme,
}

export const firstSound: Generator = {
  summary: 'the first sound of a word (kindergarten)',
  grades: [0],
  frames: () =>
    soundFrames(firstSounds, {
      does: 'begins like',
      doMany: 'begin like',
      doTogether: 'begin with the same sound',
      doesNot: 'does not begin like',
      hints: ['Say the words aloud. Listen to the start.', 'How does your mouth begin the word?'],
    }),
  judge: soundJudge.first,
}

export const lastSound: Generator = {
  summary: 'the last sound of a word (kindergarten)',
  grades: [0],
  frames: () =>
    soundFrames(lastSounds, {
      does: 'ends like',
      doMany: 'end like',
      doTogether: 'end with the same sound',
      doesNot: 'does not end like',
      hints: ['Say the words aloud. Listen to the last sound.', 'Say the end of the word again and again.'],
    }),
  judge: soundJudge.last,
}

export const middleSound: Generator = {
  summary: 'the short vowel in the middle (kindergarten)',
  grades: [0],
  frames: () =>
    soundFrames(middleSounds, {
      does: 'has the same middle sound as',
      doMany: 'have the same middle sound as',
      doTogether: 'have the same middle sound',
      doesNot: 'does not have the middle sound of',
      hints: [
        'Say the words slowly. Listen to the middle.',
        'How does your mouth look in the middle of the word?',
      ],
    }),
  judge: soundJudge.vowel,
}

export const blendsAndDigraphs: Generator = {
  summary: 'two letters at the start: sh, ch, th, and blends such as bl, tr, st (grade 1)',
  grades: [1],
  frames: () =>
    soundFrames(onsets, {
      does: 'begins with the same two letters and sounds as',
      doMany: 'begin with the same sounds as',
      doTogether: 'begin with the same sounds',
      doesNot: 'does not begin with the sounds of',
      hints: ['Say the words aloud. Listen to the start.', 'Look at the first two letters.'],
    }),
  judge: soundJudge.onset,
}

export const vowelPatterns: Generator = {
  summary: 'long and short vowels in different spellings (grade 2)',
  grades: [2],
  frames: () =>
    soundFrames(vowelSounds, {
      does: 'has the same vowel sound as',
      doMany: 'have the same vowel sound as',
      doTogether: 'have the same vowel sound',
      doesNot: 'does not have the vowel sound of',
      hints: ['Say the words aloud. Listen to the vowel.', 'The same sound can have different letters.'],
    }),
  judge: soundJudge.vowel,
}

const beatGroups = (grade: number): SoundGroup[] =>
  Object.entries(beats[grade] ?? {}).map(([count, words]) => ({
    name: count === '1' ? 'one beat each' : `${count} beats each`,
    words: words.split(' ').map((word) => word.replaceAll('-', '')),
  }))

const COUNTS: Record<number, readonly string[]> = {
  0: ['1', '2', '3', '4'],
  1: ['1', '2', '3', '4'],
  2: ['1', '2', '3', '4', '5'],
}

export const syllables: Generator = {
  summary: 'beats (syllables) of a word: up to three (kindergarten), four (grade 1), five (grade 2)',
  grades: [0, 1, 2],
  frames: (grade) => [
    singleForms(
      Object.entries(beats[grade] ?? {}).flatMap(([count, words]) =>
        words.split(' ').map((parts) => {
          const why = `Clap it: ${parts
            .split('-')
            .map((part) => `**${part}-**`)
            .join(' ')
            .replace(/-\*\*$/, '**')}.`
          return {
            asked: parts.replaceAll('-', ''),
            key: { text: count, why },
            wrong: (COUNTS[grade] ?? [])
              .filter((other) => other !== count)
              .map((text) => ({ text, why: miscounted(text, Number(count), why) })),
            hints: ['Clap once for each beat.', 'Each beat has one vowel sound.'],
          }
        }),
      ),
      { question: (asked) => `How many beats does **${asked}** have?` },
    ),
    ...soundFrames(beatGroups(grade), {
      does: 'has as many beats as',
      doMany: 'have as many beats as',
      doTogether: 'have the same number of beats',
      doesNot: 'does not have as many beats as',
      hints: ['Clap once for each beat.', 'Each beat has one vowel sound.'],
    }),
  ],
  judge: beatJudge,
}
