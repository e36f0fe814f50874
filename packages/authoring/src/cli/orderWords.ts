import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { difficultyOf } from '../vocabulary/difficulty'

const wordOf = (entry: string): string => (parse(entry) as { word: string }[])[0]?.word ?? ''

/** The text of a word list with its words in order of difficulty; every entry stays as it was written. */
export function inOrder(text: string): string {
  const starts = [...text.matchAll(/^ {2}- /gm)].map(({ index }) => index)
  const [first = text.length] = starts
  const entries = starts.map((start, i) => text.slice(start, starts[i + 1]))
  const sorted = entries
    .map((entry) => ({ entry: `${entry.trimEnd()}\n`, difficulty: difficultyOf(wordOf(entry)) }))
    .sort((a, b) => a.difficulty - b.difficulty)
  return text.slice(0, first) + sorted.map(({ entry }) => entry).join('')
}

/** Puts the words of these lists in order; gives the number of files that were not. */
export function orderWordLists(files: readonly string[]): number {
  let changed = 0
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const ordered = inOrder(text)
    if (ordered === text) continue
    writeFileSync(file, ordered)
    changed++
  }
  return changed
}
