import type { Pool } from '@wordstride/content'
import { seededRandom } from '@wordstride/core'
import type { AuthoredProblem } from '../files/skillFile'
import type { Frame, Level, ListShare } from './frame'
import type { Generator } from './generator'

/** What a skill with a generator has in the end. */
export const WANTED = { E: 24, AE: 2, P: 12, A: 3 } as const

const LEVELS: readonly Level[] = [1, 2, 3, 4]

/** By which levels exercises grow; most are easy. */
const LEVELS_OF_EXERCISES: readonly Level[] = [1, 2, 3, 1, 2, 4]
const LEVELS_OF_ASSISTED: readonly Level[] = [1]
const LEVELS_OF_AFFICIENCY: readonly Level[] = [2, 3]

/** Ids of frame 1 begin at 1001, which no author writes by hand. */
export const PER_FRAME = 1000

interface Candidate {
  frame: Frame
  number: number
  /** In the pool, such as 2017: problem 16 of frame 2. */
  place: number
  share: ListShare
}

const POOLS = ['E', 'AE', 'P', 'A'] as const

export type Written = Readonly<Record<(typeof POOLS)[number], readonly AuthoredProblem[]>>

/** The first of each, then the second of each. */
function inTurns<T>(queues: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    queues.flatMap((queue) => queue.slice(turn, turn + 1)),
  ).flat()
}

/** All that the frames of a level can make, the frames taking turns, in an order of the skill's own. */
function candidatesOf(frames: readonly Frame[], level: Level, share: ListShare, seed: string): Candidate[] {
  // Frames that stand side by side have one list in common and begin at its two ends.
  const rankOf = (number: number, i: number) => {
    const rank = seededRandom(`${seed} ${share} ${number}`)()
    return i % 2 === 0 ? rank : -rank
  }
  const queues = frames.flatMap((frame, i) =>
    frame.level === level
      ? [
          frame
            .numbers(share)
            .map((number) => ({ frame, number, share, place: (i + 1) * PER_FRAME + number + 1 }))
            .map((candidate) => ({ candidate, rank: rankOf(candidate.number, i) }))
            .sort((a, b) => a.rank - b.rank)
            .map(({ candidate }) => candidate),
        ]
      : [],
  )
  return inTurns(queues)
}

function toProblem(skillId: string, pool: Pool, { frame, number, place, share }: Candidate): AuthoredProblem {
  const id = `${pool}${place}`
  const made = frame.make(share, number, seededRandom(`${skillId}.${id}`))
  return { ...made, id, ...(pool === 'P' ? { level: frame.level } : {}) }
}

/** A pool that the generator could not fill; of a pool with levels, one of them. */
export interface ShortPool {
  pool: keyof Written
  level: Level | null
  has: number
  wanted: number
}

export interface Filled {
  pools: Record<keyof Written, AuthoredProblem[]>
  short: ShortPool[]
}

/**
 * The problems that a generator adds to those an author wrote; an author's problem of the same id stands for it. What
 * one problem asks no other asks again, in whatever pool: `askedBy` tells it, or null of a problem that is faulty.
 */
export function fillPools(
  generator: Generator,
  { skill_id, grade_id }: { skill_id: string; grade_id: number },
  written: Written,
  askedBy: (problem: AuthoredProblem, pool: keyof Written) => string | null,
): Filled {
  const frames = generator.frames(grade_id)
  const left = {
    learning: new Map(LEVELS.map((level) => [level, candidatesOf(frames, level, 'learning', skill_id)])),
    proof: new Map(LEVELS.map((level) => [level, candidatesOf(frames, level, 'proof', skill_id)])),
  }
  const asked = new Set(POOLS.flatMap((pool) => written[pool].map((problem) => askedBy(problem, pool))))
  const short: ShortPool[] = []
  const nextOf = (pool: keyof Written, queue: Candidate[]): AuthoredProblem | undefined => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const problem = toProblem(skill_id, pool, next)
      const asks = askedBy(problem, pool)
      if (asks !== null && asked.has(asks)) continue
      asked.add(asks)
      return problem
    }
    return undefined
  }
  /** Takes the levels in turns; one that is used up leaves its turn to the next. */
  const take = (
    pool: keyof Written,
    share: ListShare,
    levels: readonly Level[],
    { level: own, has, wanted }: Omit<ShortPool, 'pool'>,
  ): AuthoredProblem[] => {
    const ids = new Set(written[pool].map(({ id }) => id))
    const taken: { level: Level; problem: AuthoredProblem }[] = []
    for (let turn = 0, misses = 0; has + taken.length < wanted && misses < levels.length; turn++) {
      const level = levels[turn % levels.length] as Level
      const problem = nextOf(pool, left[share].get(level) ?? [])
      misses = problem ? 0 : misses + 1
      if (problem && !ids.has(problem.id)) taken.push({ level, problem })
    }
    if (has + taken.length < wanted) short.push({ pool, level: own, has: has + taken.length, wanted })
    return taken.sort((a, b) => a.level - b.level).map(({ problem }) => problem)
  }
  const whole = (pool: 'E' | 'AE' | 'A') => ({
    level: null,
    has: written[pool].length,
    wanted: WANTED[pool],
  })
  const atLevel = (level: Level) => ({
    level,
    has: written.P.filter((problem) => problem.level === level).length,
    wanted: WANTED.P,
  })
  const pools = {
    E: take('E', 'learning', LEVELS_OF_EXERCISES, whole('E')),
    AE: take('AE', 'learning', LEVELS_OF_ASSISTED, whole('AE')),
    P: LEVELS.flatMap((level) => take('P', 'proof', [level], atLevel(level))),
    A: take('A', 'proof', LEVELS_OF_AFFICIENCY, whole('A')),
  }
  return { pools, short }
}

/** Up to `count` problems as they would come after each other, to be read. */
export function sampleOf(
  generator: Generator,
  skill: { skill_id: string; grade_id: number },
  count: number,
): { pool: 'E' | 'P'; problem: AuthoredProblem }[] {
  const frames = generator.frames(skill.grade_id)
  const queues = LEVELS.flatMap((level) =>
    (['learning', 'proof'] as const).map((share) => candidatesOf(frames, level, share, skill.skill_id)),
  )
  return inTurns(queues)
    .slice(0, count)
    .map((candidate) => {
      const pool = candidate.share === 'learning' ? 'E' : 'P'
      return { pool, problem: toProblem(skill.skill_id, pool, candidate) }
    })
}
