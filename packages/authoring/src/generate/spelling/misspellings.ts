/** More letters side by side tell a learner nothing. */
const MOST_LETTERS = 3

const HIDDEN = '…'

const NUMBERS = ['no', 'one', 'two', 'three']

/** Where two spellings differ: between what they have in common at the start and at the end. */
function differenceOf(misspelled: string, word: string): { start: number; written: string; wanted: string } {
  let start = 0
  while (start < word.length && misspelled[start] === word[start]) start++
  let end = 0
  while (
    end < Math.min(word.length, misspelled.length) - start &&
    misspelled.at(-1 - end) === word.at(-1 - end)
  )
    end++
  return {
    start,
    written: misspelled.slice(start, misspelled.length - end),
    wanted: word.slice(start, word.length - end),
  }
}

/** Letters that follow one another: *a, cc, o, mm, o, d, a, t, e*. */
const runsOf = (word: string): string[] => word.match(/(.)\1*/g) ?? []

/** *has one* c *instead of two*, where only the number of a letter is wrong; undefined elsewhere. */
function doubledSlip(misspelled: string, word: string): string | undefined {
  const written = runsOf(misspelled)
  const wanted = runsOf(word)
  if (written.map(([letter]) => letter).join('') !== wanted.map(([letter]) => letter).join(''))
    return undefined
  const wrong = written.flatMap((run, i) => {
    const other = wanted[i] ?? ''
    return run === other ? [] : [{ letter: run.charAt(0), has: run.length, needs: other.length }]
  })
  const [first, second] = wrong
  if (first && second && first.letter === second.letter) return `doubles the wrong *${first.letter}*`
  return `has ${wrong
    .map(({ letter, has, needs }) => `${NUMBERS[has]} *${letter}* instead of ${NUMBERS[needs]}`)
    .join(' and ')}`
}

/** How the letters of a misspelling differ from the word: *has* el *in place of* le. */
export function slipOf(misspelled: string, word: string): string {
  const doubled = doubledSlip(misspelled, word)
  if (doubled !== undefined) return doubled
  const { written, wanted } = differenceOf(misspelled, word)
  if (Math.max(written.length, wanted.length) > MOST_LETTERS) return 'is wrong in several letters'
  if (written === '') return `leaves out *${wanted}*`
  if (wanted === '') return `has *${written}* where it does not belong`
  return `has *${written}* in place of *${wanted}*`
}

/** The places of the word that a misspelling gets wrong: of doubled letters both, before a letter too many the last one. */
function hardPlaces(misspelled: string, word: string): number[] {
  const isDoubled = doubledSlip(misspelled, word) !== undefined
  const { start, written, wanted } = differenceOf(misspelled, word)
  if (!isDoubled && Math.max(written.length, wanted.length) > MOST_LETTERS) return []
  const [from, to] = wanted === '' ? [start - 1, start] : [start, start + wanted.length]
  const writtenRuns = runsOf(misspelled)
  let at = 0
  return runsOf(word).flatMap((run, i) => {
    const places = Array.from(run, (_, j) => at + j)
    at += run.length
    const isHard = isDoubled ? writtenRuns[i] !== run : places.some((place) => place >= from && place < to)
    return isHard ? places : []
  })
}

/** The word without what its misspellings get wrong: *SHO…ING*, *REC…VED*. */
export function withoutHardPart(word: string, misspellings: readonly string[]): string {
  const hard = new Set(misspellings.flatMap((misspelled) => hardPlaces(misspelled, word)))
  return Array.from(word.toUpperCase(), (letter, i) =>
    !hard.has(i) ? letter : hard.has(i - 1) ? '' : HIDDEN,
  ).join('')
}
