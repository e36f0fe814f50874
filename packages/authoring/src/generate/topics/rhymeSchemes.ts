import { rhymeSchemeJudge } from '../check/rhymeSchemes'
import { kindGenerator } from '../kindGenerator'
import type { Kind } from '../kinds'
import { rhymingScenes } from '../lexicon/rhymeSchemes'

const SCENES = rhymingScenes
  .trim()
  .split('\n')
  .map((scene) => scene.split(' | ').map((pair) => pair.split(' / ')))

type Pair = readonly string[]

/** How the lines of two or three pairs stand. */
const ORDERS: readonly {
  name: string
  why: string
  order: (a: Pair, b: Pair, c: Pair) => (string | undefined)[]
}[] = [
  {
    name: 'AABB',
    why: 'AABB: each line rhymes with its neighbor.',
    order: (a, b) => [a[0], a[1], b[0], b[1]],
  },
  {
    name: 'ABAB',
    why: 'ABAB: the first line rhymes with the third, the second with the fourth.',
    order: (a, b) => [a[0], b[0], a[1], b[1]],
  },
  {
    name: 'ABBA',
    why: 'ABBA: the outer lines rhyme, and so do the inner ones.',
    order: (a, b) => [a[0], b[0], b[1], a[1]],
  },
  {
    name: 'ABCB',
    why: 'ABCB: only the second and the fourth line rhyme.',
    order: (a, b, c) => [a[0], b[0], c[0], b[1]],
  },
]

/** Each scheme begins with another pair of the scene. */
function verse(pairs: readonly Pair[], turn: number, order: (typeof ORDERS)[number]['order']): string {
  const at = (i: number): Pair => pairs[(turn + i) % pairs.length] ?? []
  return order(at(0), at(1), at(2)).join(' / ')
}

const kinds: readonly Kind[] = ORDERS.map(({ name, why, order }, i) => ({
  name,
  why,
  examples: SCENES.map((pairs, scene) => verse(pairs, i + scene, order)).join('\n'),
}))

export const rhymeSchemes = kindGenerator({
  summary: 'rhyme schemes of four lines (grade 7)',
  kinds: { 7: kinds },
  example: 'verse',
  examples: 'verses',
  kind: 'rhyme scheme',
  name: 'Which rhyme scheme do the four lines have?',
  does: 'has the rhyme scheme',
  doAll: 'have the rhyme scheme',
  hints: [
    'Look at the last word of each line; a slash ends a line.',
    'Give the same letter to the words that rhyme.',
  ],
  judge: rhymeSchemeJudge,
})
