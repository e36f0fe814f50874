import type { AuthoredDraft } from '@wordstride/api'
import { diffLines } from 'diff'
import { stringify } from 'yaml'

/** A run of lines, or how many lines are folded there. */
export type Part = { text: string; isChanged: boolean } | { folded: number }

/** Lines kept beside each change, and the fewest that are worth folding. */
const CONTEXT = 3
const LEAST_FOLDED = 4

/** As an author would read it: a passage in lines of its own, no line broken; databases keep no order of fields. */
const textOf = (problem: AuthoredDraft | null): string =>
  problem === null ? '' : stringify(problem, { lineWidth: 0, blockQuote: 'literal', sortMapEntries: true })

interface Place {
  isFirst: boolean
  isLast: boolean
}

/** Lines that are the same on both sides, without those that are far from any change. */
function fold(text: string, { isFirst, isLast }: Place): Part[] {
  const lines = text.split(/(?<=\n)/)
  const head = isFirst ? 0 : CONTEXT
  const end = lines.length - (isLast ? 0 : CONTEXT)
  if (end - head < LEAST_FOLDED) return [{ text, isChanged: false }]
  const same = (some: readonly string[]): Part[] =>
    some.length === 0 ? [] : [{ text: some.join(''), isChanged: false }]
  return [...same(lines.slice(0, head)), { folded: end - head }, ...same(lines.slice(end))]
}

/** What stands on each side, line by line; without a change nothing is folded. */
export function sidesOf(before: AuthoredDraft | null, after: AuthoredDraft | null, isWhole: boolean) {
  const changes = diffLines(textOf(before), textOf(after))
  const isSame = changes.every(({ added, removed }) => !added && !removed)
  const left: Part[] = []
  const right: Part[] = []
  for (const [i, { value, added, removed }] of changes.entries()) {
    if (removed) left.push({ text: value, isChanged: true })
    if (added) right.push({ text: value, isChanged: true })
    if (added || removed) continue
    const place = { isFirst: i === 0, isLast: i === changes.length - 1 }
    const parts = isWhole || isSame ? [{ text: value, isChanged: false }] : fold(value, place)
    left.push(...parts)
    right.push(...parts)
  }
  return { left, right, isFolded: left.some((part) => 'folded' in part) }
}
