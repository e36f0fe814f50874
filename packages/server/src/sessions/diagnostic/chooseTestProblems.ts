import { type Random, shuffle } from '@wordstride/core'
import { DIAGNOSTIC_PASSAGES, isGuessable, REGION_LEAST_ACCURACY } from '@wordstride/learning'
import { groupBy } from '../../lists/groupBy'

export interface Candidate {
  problemId: string
  /** Topic, or word. */
  skillId: string
  /** Of the topic or the word in its grade: the easier come first. */
  place: number
  problemSeq: number
  /** Of the reading passage; null without one. */
  passage: string | null
  /** Epoch ms; 0 = never seen. */
  lastSeen: number
  /** 0 for problems made for tests, which no lesson asks; others come after them. */
  tier: number
  guessChance: number
}

/** How little of it is luck: a blind answer is right in one of 50, 20, 8, or more often. */
const LUCK = [1 / 50, 1 / 20, 1 / 8]
const luckOf = ({ guessChance }: Candidate): number => {
  const found = LUCK.findIndex((limit) => guessChance <= limit)
  return found === -1 ? LUCK.length : found
}

const groupOf = ({ passage, skillId }: Candidate): string => passage ?? skillId

const inPlace = (a: Candidate, b: Candidate): number =>
  a.place - b.place || a.problemSeq - b.problemSeq || (a.problemId < b.problemId ? -1 : 1)

/** `count` of a sorted list from all over it: one from each of as many equal stretches. */
function takeEvenly<TItem>(items: readonly TItem[], count: number, random: Random): TItem[] {
  if (items.length <= count) return [...items]
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * items.length) / count)
    const to = Math.floor(((i + 1) * items.length) / count)
    return items[from + Math.floor(random() * (to - from))] as TItem
  })
}

/** Turn by turn one problem of each topic, word or passage, from those that had the fewest so far. */
function takeByTurns<TCandidate extends Candidate>(
  equals: readonly TCandidate[],
  count: number,
  chosen: readonly TCandidate[],
  random: Random,
): TCandidate[] {
  const turns = new Map<string, number>()
  for (const one of chosen) turns.set(groupOf(one), (turns.get(groupOf(one)) ?? 0) + 1)
  const byTurn = new Map<number, TCandidate[]>()
  for (const one of shuffle(equals, random)) {
    const turn = turns.get(groupOf(one)) ?? 0
    turns.set(groupOf(one), turn + 1)
    byTurn.set(turn, [...(byTurn.get(turn) ?? []), one])
  }
  const taken: TCandidate[] = []
  for (const [, round] of [...byTurn].sort(([a], [b]) => a - b)) {
    taken.push(...takeEvenly([...round].sort(inPlace), count - taken.length, random))
    if (taken.length === count) break
  }
  return taken
}

/** SR-30: unseen problems first, then those seen longest ago; among equals from all over the grade. */
function take<TCandidate extends Candidate>(
  pool: readonly TCandidate[],
  count: number,
  chosen: readonly TCandidate[],
  random: Random,
): TCandidate[] {
  const keyOf = (one: TCandidate) => [one.lastSeen, one.tier, luckOf(one)] as const
  const equals = groupBy(pool, (one) => keyOf(one).join(' '))
  const ordered = [...equals.values()].sort(([a], [b]) => {
    const [x, y] = [keyOf(a as TCandidate), keyOf(b as TCandidate)]
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2]
  })
  const taken: TCandidate[] = []
  for (const group of ordered) {
    if (taken.length >= count) break
    taken.push(...takeByTurns(group, count - taken.length, [...chosen, ...taken], random))
  }
  return taken
}

/** Guessable ones stand so far apart that they stay under the share that the lowest region asks for. */
function spaceOut<TCandidate extends Candidate>(chosen: readonly TCandidate[]): TCandidate[] {
  const sorted = [...chosen].sort(inPlace)
  const lucky = sorted.filter(isGuessable)
  const others = sorted.filter((one) => !isGuessable(one))
  const ordered: TCandidate[] = []
  let guessable = 0
  while (ordered.length < sorted.length) {
    const isEarly = guessable + 1 >= REGION_LEAST_ACCURACY * (ordered.length + 1)
    const next = (isEarly && others.length > 0) || lucky.length === 0 ? others.shift() : lucky.shift()
    if (next && isGuessable(next)) guessable++
    ordered.push(next as TCandidate)
  }
  return ordered
}

/** Whole passages one after the other: nobody reads a text twice in a test. */
function byPassage<TCandidate extends Candidate>(chosen: readonly TCandidate[]): TCandidate[] {
  const first = new Map<string, number>()
  for (const one of chosen) {
    first.set(groupOf(one), Math.min(one.problemSeq, first.get(groupOf(one)) ?? one.problemSeq))
  }
  const at = (one: TCandidate) => first.get(groupOf(one)) as number
  return [...chosen].sort((a, b) => at(a) - at(b) || a.tier - b.tier || inPlace(a, b))
}

/**
 * Of texts that were never read, a run in their order: a story, information and an argument stand in turn. Where they
 * are too few for a test, all of the pool.
 */
function fromFewPassages<TCandidate extends Candidate>(
  pool: readonly TCandidate[],
  { count, mostGuessable, random }: Choice,
): readonly TCandidate[] {
  const passages = groupBy([...pool].sort(inPlace), ({ passage }) => passage)
  if (passages.has(null)) return pool
  const unread = [...passages.values()].filter((about) => about.every(({ lastSeen }) => lastSeen === 0))
  const first = Math.floor(random() * unread.length)
  const run = new Set<TCandidate>()
  const isEnough = () =>
    run.size >= count && [...run].filter((one) => !isGuessable(one)).length >= count - mostGuessable
  for (const [i, about] of [...unread.slice(first), ...unread.slice(0, first)].entries()) {
    if (i >= DIAGNOSTIC_PASSAGES && isEnough()) break
    for (const one of about) run.add(one)
  }
  return isEnough() ? pool.filter((one) => run.has(one)) : pool
}

export interface Choice {
  count: number
  /** Problems at most, as long as there are others, that a blind answer gets right too often. */
  mostGuessable: number
  random: Random
}

/** SR-30: `count` problems of a pool, or all there are, in the order in which they are asked. */
export function chooseTestProblems<TCandidate extends Candidate>(
  all: readonly TCandidate[],
  choice: Choice,
): TCandidate[] {
  const { count, mostGuessable, random } = choice
  const pool = fromFewPassages(all, choice)
  const guessable = pool.filter(isGuessable)
  const others = pool.filter((one) => !isGuessable(one))
  const unseen = (some: readonly TCandidate[]) => some.filter(({ lastSeen }) => lastSeen === 0).length
  const most = Math.max(Math.min(mostGuessable, count), count - others.length)
  // No guessable one is asked again while there are others that were not seen.
  const wanted = Math.min(most, Math.max(unseen(guessable), count - unseen(others)))
  const lucky = take(guessable, wanted, [], random)
  const chosen = [...lucky, ...take(others, count - lucky.length, lucky, random)]
  return chosen.some(({ passage }) => passage !== null) ? byPassage(chosen) : spaceOut(chosen)
}
