import type { PackProblem } from '@wordstride/content'
import { cuss } from 'cuss'
import type { BuildResult } from '../../build/buildPack'
import { problemTexts } from '../../texts/problemTexts'
import type { Report, Rule } from '../finding'
import { misspellings } from '../spelling'
import { textsBeside } from '../textsBeside'

const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word)

/** Wrong answers may be misspelled on purpose, and explanations may speak of them. */
const reportUnknownWords =
  (isWanted: (word: string) => boolean, message: (word: string) => string) =>
  (entries: readonly PackProblem[], { pack }: BuildResult, report: Report): void => {
    const reportAll = (where: string, words: readonly string[]) => {
      for (const word of new Set(words)) if (isWanted(word)) report(where, message(word))
    }
    for (const entry of entries) {
      const texts = problemTexts(entry)
      const onPurpose = new Set(
        texts
          .flatMap(({ text, isWrong }) => (isWrong ? misspellings(text) : []))
          .map((word) => word.toLowerCase()),
      )
      const unknown = texts
        .filter(({ isWrong }) => !isWrong)
        .flatMap(({ text }) => misspellings(text))
        .filter((word) => !onPurpose.has(word.toLowerCase()))
      reportAll(entry.problem_id, unknown)
    }
    for (const { where, texts } of textsBeside(pack)) reportAll(where, texts.flatMap(misspellings))
  }

export const spellingRule: Rule = {
  name: 'spelling',
  severity: 'fault',
  check: reportUnknownWords(
    (word) => !isCapitalized(word),
    (word) => `"${word}" is not in the dictionary.`,
  ),
}

/** Unknown words with a capital are mostly names. */
export const namesRule: Rule = {
  name: 'names',
  severity: 'warning',
  check: reportUnknownWords(isCapitalized, (word) => `Is "${word}" a name? Then add it to words.txt.`),
}

/** `cuss` rates how sure it is from 0 to 2. */
const SURELY_RUDE = 2

/** Words that are harmless in the sense used here, or names. */
const HARMLESS = new Set(['crabs', 'trojan', 'willie'])

/** As a dictionary has them: without quotation marks and the ending of a possessive. */
const wordsIn = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z]+(?:'[a-z]+)*/g) ?? []
  ).map((word) => word.replace(/'s$/, ''))

export const rudeWordsRule: Rule = {
  name: 'rude words',
  severity: 'fault',
  check(entries, { pack }, report) {
    const look = (where: string, texts: readonly string[]) => {
      for (const word of new Set(texts.flatMap(wordsIn))) {
        const rating = Object.hasOwn(cuss, word) ? cuss[word] : undefined
        if (rating === SURELY_RUDE && !HARMLESS.has(word)) report(where, `"${word}" is a rude word.`)
      }
    }
    for (const entry of entries)
      look(
        entry.problem_id,
        problemTexts(entry).map(({ text }) => text),
      )
    for (const { where, texts } of textsBeside(pack)) look(where, texts)
  },
}
