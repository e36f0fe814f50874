import { phonesOf, rhymeOf } from '../../facts/sounds'
import { kindJudge } from './kinds'

const SOUND_WORDS = /\b(?:buzz|squelch|hiss|clank|crunch|sputter|plop|hoot|crackle)/

/** Words too small to carry a device. */
const SMALL = new Set('the a an of in on by to and for is are was were with me i my that'.split(' '))

const wordsOf = (line: string): string[] =>
  (line.toLowerCase().match(/[a-z']+/g) ?? []).filter((word) => !SMALL.has(word))

const isVowel = (phone: string): boolean => /\d$/.test(phone)

const most = (values: readonly string[]): number =>
  Math.max(0, ...values.map((value) => values.filter((other) => other === value).length))

const SIGNS: readonly (readonly [kind: string, has: (line: string) => boolean])[] = [
  ['repetition', (line) => most(wordsOf(line)) >= 2],
  ['onomatopoeia', (line) => SOUND_WORDS.test(line)],
  [
    'alliteration',
    (line) => {
      const first = [...new Set(wordsOf(line))].flatMap((word) => phonesOf(word).slice(0, 1))
      return most(first.filter((phone) => !isVowel(phone))) >= 3
    },
  ],
  [
    'internal rhyme',
    (line) => most([...new Set(wordsOf(line))].map(rhymeOf).filter((rhyme) => rhyme !== '')) >= 2,
  ],
]

/** A line with two devices at once has no kind of its own. */
function kindOf(line: string): string | undefined {
  const kinds = SIGNS.filter(([, has]) => has(line))
  return kinds.length === 1 ? kinds[0]?.[0] : undefined
}

export const soundDeviceJudge = kindJudge(
  SIGNS.map(([kind]) => kind),
  kindOf,
)
