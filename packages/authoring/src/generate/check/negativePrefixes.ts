import { isWord } from './dictionary'
import type { Judge } from './judge'

/** By the dictionary, which none of the wrong forms may be in. */
export const negativePrefixJudge: Judge = { sentence: ({ form }) => isWord(form) }
