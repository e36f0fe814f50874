import { isWord } from './dictionary'
import type { Judge } from './judge'

const MEANS: readonly [RegExp, (stem: string) => string[]][] = [
  [/^not (\w+)$/, (stem) => [`un${stem}`]],
  [/^(\w+) again$/, (stem) => [`re${stem}`]],
  [/^do the opposite of (\w+)$/, (stem) => [`un${stem}`]],
  [/^full of (\w+)$/, (stem) => [`${stem}ful`]],
  [/^without (\w+)$/, (stem) => [`${stem}less`]],
  [/^in an? (\w+) way$/, (stem) => [`${stem}ly`, stem.replace(/y$/, 'ily')]],
  [/^being (\w+)$/, (stem) => [`${stem}ness`, stem.replace(/y$/, 'iness')]],
  [/^a person who (\w+?)(?:(?<=ch)e)?s$/, (stem) => [`${stem}er`, `${stem}r`, `${stem}${stem.at(-1)}er`]],
]

/** What is made by the rule and stands in the dictionary; *baker*, not *bakeer*. */
function rightWords(meaning: string): string[] {
  for (const [pattern, make] of MEANS) {
    const stem = meaning.match(pattern)?.[1]
    if (stem !== undefined) return make(stem).filter((word) => word !== stem && isWord(word))
  }
  return []
}

export const affixJudge: Judge = {
  form: (asked, form) => rightWords(asked).includes(form),
  sentence: ({ form, after }) => rightWords(after.match(/\((.+)\)$/)?.[1] ?? '').includes(form),
}
