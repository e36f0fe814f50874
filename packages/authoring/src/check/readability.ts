import { automatedReadability } from 'automated-readability'
import { fleschKincaid } from 'flesch-kincaid'
import { spache } from 'spache'
import { spacheFormula } from 'spache-formula'
import { syllable } from 'syllable'

const FAMILIAR = new Set(spache)
const TOP_GRADE_OF_SPACHE = 3

/** Without the ending, as Spache's rules count it familiar. */
const isFamiliar = (word: string): boolean =>
  [
    word,
    word.replace(/'s$|s$/, ''),
    word.replace(/(es|ed|ing|er|est|ly)$/, ''),
    word.replace(/(e?d|ing)$/, 'e'),
    word.replace(/i(es|ed|er|est|ly)$/, 'y'),
    word.replace(/(\w)\1(ed|ing|er|est)$/, '$1'),
  ].some((form) => FAMILIAR.has(form))

/** Sentences of at least four words: labels and single words say nothing about reading. */
function sentencesOf(texts: readonly string[]): string[][] {
  return texts
    .flatMap((text) => text.replace(/[*_`>#|]/g, ' ').split(/(?<![.!?])[.!?]+(?:["”']*\s|$)|\n+/))
    .map((sentence) => sentence.match(/[A-Za-z][A-Za-z']*/g) ?? [])
    .filter((words) => words.length >= 4)
}

const MIN_SENTENCES = 5

/** The school grade a text is written for: Spache for grades to 3, above the mean of Flesch-Kincaid and ARI. */
export function readingGrade(texts: readonly string[], grade: number): number | null {
  const sentences = sentencesOf(texts)
  if (sentences.length < MIN_SENTENCES) return null
  const words = sentences.flat()
  const counts = { sentence: sentences.length, word: words.length }
  if (grade <= TOP_GRADE_OF_SPACHE) {
    const unfamiliar = new Set(words.map((word) => word.toLowerCase()).filter((word) => !isFamiliar(word)))
    return spacheFormula({ ...counts, unfamiliarWord: unfamiliar.size })
  }
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  const characters = words.reduce((sum, word) => sum + word.length, 0)
  return (
    (fleschKincaid({ ...counts, syllable: syllables }) +
      automatedReadability({ ...counts, character: characters })) /
    2
  )
}
