import { cuss } from 'cuss'
import type { Rule } from '../finding'
import { problemTexts } from '../problemTexts'
import { misspellings } from '../spelling'

/** Wrong answers may be misspelled on purpose, and explanations may speak of them. */
export const spellingRule: Rule = {
  name: 'spelling',
  severity: 'fault',
  check(entries, { pack }, report) {
    for (const { entry } of entries) {
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
      for (const word of new Set(unknown)) report(entry.problem_id, `"${word}" is not in the dictionary.`)
    }
    for (const { demos, skill_name, skill_id } of pack.chapters.flatMap(({ skills }) => skills)) {
      const texts = [
        skill_name,
        ...demos.flatMap(({ problemItems }) => problemItems.map(({ value }) => value)),
      ]
      for (const word of new Set(texts.flatMap(misspellings)))
        report(skill_id, `"${word}" in the name or a demo is not in the dictionary.`)
    }
  },
}

/** `cuss` rates how sure it is from 0 to 2. */
const SURELY_RUDE = 2

/** Words that are harmless in the sense used here. */
const HARMLESS = new Set(['crabs', 'trojan'])

export const rudeWordsRule: Rule = {
  name: 'rude words',
  severity: 'fault',
  check(entries, _, report) {
    for (const { entry } of entries) {
      const words = problemTexts(entry).flatMap(({ text }) => text.toLowerCase().match(/[a-z']+/g) ?? [])
      for (const word of new Set(words)) {
        const rating = Object.hasOwn(cuss, word) ? cuss[word] : undefined
        if (rating === SURELY_RUDE && !HARMLESS.has(word))
          report(entry.problem_id, `"${word}" is a rude word.`)
      }
    }
  },
}
