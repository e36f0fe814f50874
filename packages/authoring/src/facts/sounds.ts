import { createRequire } from 'node:module'
import { lazily } from './lazily'

const require = createRequire(import.meta.url)

const dictionary = lazily(
  () => (require('cmu-pronouncing-dictionary') as typeof import('cmu-pronouncing-dictionary')).dictionary,
)

/** Phonemes of a word in the CMU dictionary, with the stress of vowels; none when it does not have the word. */
export const phonesOf = (word: string): string[] =>
  Object.hasOwn(dictionary(), word) ? (dictionary()[word]?.split(' ') ?? []) : []
