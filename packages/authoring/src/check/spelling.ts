import { readFileSync } from 'node:fs'
import { wordsFile } from '../build/contentFolder'
import { spelling } from '../facts/spelling'

const readOwnWords = (): Set<string> =>
  new Set(
    readFileSync(wordsFile, 'utf8')
      .replace(/#.*/g, '')
      .split(/\s+/)
      .map((word) => word.toLowerCase())
      .filter(Boolean),
  )

let ownWords: Set<string> | null = null
const checked = new Map<string, boolean>()

/** A server checks whatever its authors write, for months: what is remembered has an end. */
const MOST_REMEMBERED = 100_000
const LONGEST_WORD = 60

function isWord(word: string): boolean {
  if (word.length > LONGEST_WORD) return false
  const known = checked.get(word)
  if (known !== undefined) return known
  if (checked.size >= MOST_REMEMBERED) checked.clear()
  ownWords ??= readOwnWords()
  const spell = spelling()
  const bare = word.replace(/'s?$/, '')
  const isRight =
    spell.correct(word) ||
    spell.correct(bare) ||
    ownWords.has(word.toLowerCase()) ||
    ownWords.has(bare.toLowerCase()) ||
    // Capitals are another subject: a sentence begins with one, and a problem may ask for one.
    spell.correct(word.charAt(0).toLowerCase() + word.slice(1)) ||
    spell.correct(word.charAt(0).toUpperCase() + word.slice(1))
  checked.set(word, isRight)
  return isRight
}

/** Letters as such: '*es*', "'ing'", 'un-', '-ness', 'bab___'. Each begins where a word does, so a long one is gone through once. */
const FRAGMENT =
  /(?<![\p{L}])(\*{1,2}|_|`|['"“‘])[\p{L}]{1,4}-?\1(?![\p{L}])|(?:(?<![\p{L}])[\p{L}]+)?___+[\p{L}]*|(?<![\p{L}])-[\p{L}]+|(?<![\p{L}])[\p{L}]+-(?![\p{L}])/gu

/** The words of a Markdown text that the dictionary and the project's list do not know. */
export function misspellings(text: string): string[] {
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(FRAGMENT, ' ')
    .replace(/[*_`]/g, '')
  const words = plain.match(/\p{L}[\p{L}']*/gu) ?? []
  return [...new Set(words)]
    .map((word) => word.replace(/'+$/, ''))
    .filter((word) => word.length > 2 && word !== word.toUpperCase() && !isWord(word))
}
