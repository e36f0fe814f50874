import { rhymeOf } from '../../facts/sounds'
import { kindJudge } from './kinds'

const lastWord = (line: string): string => line.toLowerCase().match(/[a-z]+$/)?.[0] ?? ''

/** Letters in the order in which new rhymes come. */
function schemeOf(verse: string): string {
  const rhymes = verse.split(' / ').map((line) => rhymeOf(lastWord(line)))
  const different = [...new Set(rhymes)]
  return rhymes.map((rhyme) => 'ABCD'[different.indexOf(rhyme)]).join('')
}

export const rhymeSchemeJudge = kindJudge(['AABB', 'ABAB', 'ABBA', 'ABCB'], schemeOf)
