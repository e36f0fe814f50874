import { phonesOf } from '../../facts/sounds'
import { kindJudge } from './kinds'

/** The sounds of the last word from its stressed vowel on. */
function rhymeOf(line: string): string {
  const word = line.toLowerCase().match(/[a-z]+$/)?.[0] ?? ''
  const phones = phonesOf(word)
  return phones.slice(phones.findLastIndex((phone) => phone.endsWith('1'))).join(' ')
}

/** Letters in the order in which new rhymes come. */
function schemeOf(verse: string): string {
  const rhymes = verse.split(' / ').map(rhymeOf)
  const different = [...new Set(rhymes)]
  return rhymes.map((rhyme) => 'ABCD'[different.indexOf(rhyme)]).join('')
}

export const rhymeSchemeJudge = kindJudge(['AABB', 'ABAB', 'ABBA', 'ABCB'], schemeOf)
