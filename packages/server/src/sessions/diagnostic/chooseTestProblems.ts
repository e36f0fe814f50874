export interface Candidate {
  problemId: string
  /** Topic, or word. */
  skillId: string
  problemSeq: number
  /** Of the reading passage; null without one. */
  passage: string | null
  /** Epoch ms; 0 = never seen. */
  lastSeen: number
}

const isSeen = ({ lastSeen }: Candidate): number => (lastSeen > 0 ? 1 : 0)

/** Unseen ones first, from as many topics as there are; then those seen longest ago (SR-30). */
function bySpread<TCandidate extends Candidate>(pool: readonly TCandidate[]): TCandidate[] {
  const turns = new Map<string, number>()
  const ordered = [...pool].sort((a, b) => a.lastSeen - b.lastSeen || a.problemSeq - b.problemSeq)
  return ordered
    .map((candidate) => {
      const key = `${candidate.skillId} ${isSeen(candidate)}`
      const turn = turns.get(key) ?? 0
      turns.set(key, turn + 1)
      return { candidate, turn }
    })
    .sort((a, b) => isSeen(a.candidate) - isSeen(b.candidate) || a.turn - b.turn)
    .map(({ candidate }) => candidate)
}

/** Whole passages one after the other, those seen longest ago last: nobody reads a passage for one question. */
function byPassage<TCandidate extends Candidate>(pool: readonly TCandidate[]): TCandidate[] {
  const seen = new Map<string | null, number>()
  for (const { passage, lastSeen } of pool) seen.set(passage, Math.max(lastSeen, seen.get(passage) ?? 0))
  const first = new Map<string | null, number>()
  for (const { passage, problemSeq } of pool) {
    first.set(passage, Math.min(problemSeq, first.get(passage) ?? problemSeq))
  }
  const at = (map: Map<string | null, number>, { passage }: Candidate) => map.get(passage) as number
  return [...pool].sort(
    (a, b) => at(seen, a) - at(seen, b) || at(first, a) - at(first, b) || a.problemSeq - b.problemSeq,
  )
}

/** SR-30: `count` problems of a pool, or all there are. Language and words come in authored order. */
export function chooseTestProblems<TCandidate extends Candidate>(
  pool: readonly TCandidate[],
  count: number,
): TCandidate[] {
  if (pool.some(({ passage }) => passage !== null)) return byPassage(pool).slice(0, count)
  return bySpread(pool)
    .slice(0, count)
    .sort((a, b) => a.problemSeq - b.problemSeq)
}
