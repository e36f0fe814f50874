import { kindJudge } from './kinds'

const SMALL = new Set(
  'the a an and but or nor to of for in on by who that not we you he she it is are will his its their then me even'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? []
const partsOf = (text: string): string[][] =>
  text
    .split(/[.;,]/)
    .map(wordsOf)
    .filter(({ length }) => length > 0)

const alike = (words: readonly (string | undefined)[], least: number): boolean =>
  words.some((word) => word !== undefined && words.filter((other) => other === word).length >= least)

const stem = (word: string): string => word.replace(/s$/, '')

/** Each part takes up the last weighty word of the part before. */
const takesUp = (parts: readonly string[][]): boolean =>
  parts.length > 2 &&
  parts.slice(1).every((part, i) => {
    const last = parts[i]?.at(-1) ?? ''
    return part.slice(0, 4).some((word) => stem(word) === stem(last) && !SMALL.has(word))
  })

/** Two words come back in the other order. */
function crosses(text: string): boolean {
  const words = wordsOf(text)
    .map(stem)
    .filter((word) => !SMALL.has(word))
  return words.some((first, i) =>
    words.slice(i + 1).some((second, j) => {
      const rest = words.slice(i + j + 2)
      const again = rest.indexOf(second)
      return second !== first && again >= 0 && rest.indexOf(first, again + 1) > again
    }),
  )
}

/** Which words come back, and where. */
function schemeOf(text: string): string | undefined {
  const parts = partsOf(text)
  if ((text.match(/ (?:and|or|nor) /g) ?? []).length > 2 && parts.length === 1) return 'polysyndeton'
  const ends = parts.map((part) => part.at(-1))
  if (!alike(ends, 3) && takesUp(parts)) return 'anadiplosis'
  const beginnings = parts.map((part) =>
    part.slice(0, part[0] === 'no' || part[0] === 'every' ? 1 : 2).join(' '),
  )
  if (parts.length > 2 && alike(beginnings, 3) && !alike(ends, 3)) return 'anaphora'
  if (alike(ends, parts.length > 2 ? 3 : 2)) return 'epistrophe'
  return crosses(text) ? 'antimetabole' : undefined
}

export const schemeJudge = kindJudge(
  ['anaphora', 'epistrophe', 'anadiplosis', 'antimetabole', 'polysyndeton'],
  schemeOf,
)
