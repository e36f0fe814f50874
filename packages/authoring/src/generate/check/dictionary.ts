import dictionary from 'dictionary-en'
import nspell from 'nspell'

let spelling: ReturnType<typeof nspell> | null = null

/** Whether the dictionary has a word, with a small letter or a capital. */
export function isWord(word: string): boolean {
  spelling ??= nspell(dictionary)
  return spelling.correct(word) || spelling.correct(word.charAt(0).toUpperCase() + word.slice(1))
}
