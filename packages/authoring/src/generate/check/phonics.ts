import { phonesOf } from '../../facts/sounds'
import { isWord } from './dictionary'
import type { Judge } from './judge'
import { soundJudge } from './sounds'

export { soundJudge }

/** The long *u* of *cube* has a *y* before it. */
const withoutY = (word: string): string[] => phonesOf(word).filter((phone) => phone !== 'Y')

/** A word of its letters and an *e* that is not heard. */
const isWithSilentE = (word: string, form: string): boolean =>
  form.slice(0, -1) === word &&
  form.endsWith('e') &&
  isWord(form) &&
  withoutY(form).length === withoutY(word).length

/** The vowels of the two kinds of question have nothing in common: one asks for a word with its *e*. */
export const silentEJudge: Judge = {
  ...soundJudge.vowel,
  form: (asked, form) =>
    form !== asked && (isWithSilentE(asked, form) || (soundJudge.vowel.form?.(asked, form) ?? false)),
}
