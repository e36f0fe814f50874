import { createRequire } from 'node:module'
import { lazily } from './lazily'

const require = createRequire(import.meta.url)

const dictionary = lazily(
  () => (require('cmu-pronouncing-dictionary') as typeof import('cmu-pronouncing-dictionary')).dictionary,
)

/** Phonemes of a word in the CMU dictionary, with the stress of vowels; none when it does not have the word. */
export const phonesOf = (word: string): string[] =>
  Object.hasOwn(dictionary(), word) ? (dictionary()[word]?.split(' ') ?? []) : []

/** What rhyming words have in common: all from the last stressed vowel on, without its stress; '' where there is none. */
export function rhymeOf(word: string): string {
  const phones = phonesOf(word)
  const from = phones.findLastIndex((phone) => /[12]$/.test(phone))
  return from < 0 ? '' : phones.slice(from).join(' ').replace(/\d/g, '')
}
