import { isWord } from './dictionary'
import type { Judge } from './judge'

/** By the dictionary, which none of the misspellings may be in. */
export const misspellingJudge: Judge = { sentence: ({ form }) => form.split(' ').every(isWord) }
