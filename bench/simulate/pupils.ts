import type { Random } from '@wordstride/core'

/** A number from a normal distribution with mean 0 and deviation 1. */
export function normal(random: Random): number {
  const u = Math.max(random(), 1e-12)
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * random())
}

const chance = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** How hard a problem is on the scale of ability (logits), by where it comes up. */
const DIFFICULTY = { learning: -1.2, proficiency: [-1, -0.8, -0.5, -0.2, 0], afficiency: 0 } as const

export interface Pupil {
  userId: string
  token: string
  /** Known ability, the yardstick of the levels. */
  ability: number
  /** Minutes of work on a study day. */
  minutes: number
  /** Mastery by skill, in logits; grows with practice and fades between weeks. */
  mastery: Map<string, number>
  random: Random
}

/** Ability in a skill: the general one, a little better or worse from skill to skill. */
function masteryOf(pupil: Pupil, skillId: string): number {
  const known = pupil.mastery.get(skillId)
  if (known !== undefined) return known
  const first = pupil.ability + 0.5 * normal(pupil.random)
  pupil.mastery.set(skillId, first)
  return first
}

export type Place = { phase: 'learning' | 'afficiency' } | { phase: 'proficiency'; level: number }

const difficultyOf = (place: Place): number =>
  place.phase === 'proficiency' ? (DIFFICULTY.proficiency[place.level] ?? 0) : DIFFICULTY[place.phase]

/** Rasch model with learning: whether this attempt is right, and what it teaches. */
export function attempt(pupil: Pupil, skillId: string, place: Place): boolean {
  const mastery = masteryOf(pupil, skillId)
  const isRight = pupil.random() < chance(mastery - difficultyOf(place))
  pupil.mastery.set(skillId, mastery + (isRight ? 0.06 : 0.12))
  return isRight
}

/** After feedback the same problem is easier. */
export const attemptAgain = (pupil: Pupil): boolean => pupil.random() < 0.8

/** Seconds for one problem: abler students are somewhat faster. */
export const secondsFor = (pupil: Pupil, specifiedMinutes: number): number =>
  Math.max(3, specifiedMinutes * 60 * 0.45 * Math.exp(0.4 * normal(pupil.random) - 0.12 * pupil.ability))

/** What a week without a skill takes away. */
export function forget(pupil: Pupil): void {
  for (const [skillId, mastery] of pupil.mastery) pupil.mastery.set(skillId, mastery - 0.05)
}
