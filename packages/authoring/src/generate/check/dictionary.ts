import { spelling } from '../../facts/spelling'

/** Whether the dictionary has a word, with a small letter or a capital. */
export const isWord = (word: string): boolean =>
  spelling().correct(word) || spelling().correct(word.charAt(0).toUpperCase() + word.slice(1))
