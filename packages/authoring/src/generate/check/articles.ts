import { beginsWithVowel } from '../../vocabulary/pronunciation'
import type { Judge } from './judge'

/** By the pronunciation of the next word. */
const articleBefore = (word: string): string => (beginsWithVowel(word) ? 'an' : 'a')

export const articleJudge: Judge = {
  form: (asked, form) => form === `${articleBefore(asked)} ${asked}`,
  sentence: ({ form, after }) => form === articleBefore(after.match(/[a-z]+/i)?.[0]?.toLowerCase() ?? ''),
  group: (name, card) => name === `${articleBefore(card)} …`,
}
