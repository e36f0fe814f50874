import { tzOffset } from '@date-fns/tz'
import { type CourseSection, type Random, shuffle } from '@wordstride/core'
import { PROFICIENCY_COUNTS, REFRESH_DAYS, TOP_LEVEL } from '@wordstride/learning'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import type { UserSkill } from '../../standing/skillStandings'

export interface ProficiencyScope {
  section: CourseSection
  now: Date
  /** Skills with a proficiency answer on this local day. */
  answeredToday: ReadonlySet<string>
  timeZone: string
  /** Decides among equals, and on the order of the session. */
  random: Random
}

const answeredAt = ({ lastAnswerAt }: UserSkill): number => lastAnswerAt?.getTime() ?? 0

/** The local day. Everybody knows when a skill was answered; words of one day are equals, or the list would tell the next session. */
function dayOf(entry: UserSkill, timeZone: string): number {
  const at = answeredAt(entry)
  return Math.floor((at + tzOffset(timeZone, new Date(at)) * millisecondsInMinute) / millisecondsInDay)
}

type Turns = Pick<ProficiencyScope, 'answeredToday' | 'timeZone' | 'random'>

/** Which of two has its turn first: the older last answer, then the lower level; what had its turn today comes last. */
function compareTurns(entries: readonly UserSkill[], { answeredToday, timeZone }: Turns) {
  const days = new Map(entries.map((entry) => [entry, dayOf(entry, timeZone)]))
  const day = (entry: UserSkill) => days.get(entry) ?? 0
  const turn = (entry: UserSkill) => (answeredToday.has(entry.skill.skillId) ? 1 : 0)
  return (a: UserSkill, b: UserSkill) => turn(a) - turn(b) || day(a) - day(b) || a.level - b.level
}

/** What a session asks, and what it might have asked as far as its student can know. */
export interface ChosenSkills {
  chosen: readonly UserSkill[]
  /** The chosen, and those that are equal to the last of them. */
  inTurn: readonly UserSkill[]
}

/** Equals at random. */
function takeFirst(entries: readonly UserSkill[], count: number, turns: Turns) {
  const compare = compareTurns(entries, turns)
  const ordered = shuffle(entries, turns.random).sort(compare)
  const taken = ordered.slice(0, count)
  const last = taken.at(-1)
  return { taken, inTurn: last ? ordered.filter((entry) => compare(entry, last) <= 0) : [] }
}

function takeByTurn(entries: readonly UserSkill[], scope: ProficiencyScope) {
  const { section, now } = scope
  const top = TOP_LEVEL[section]
  const lowest = section === 'ae.la' ? 1 : 0
  const { size, refresh } = PROFICIENCY_COUNTS[section]
  const proficient = entries.filter(({ level }) => level >= top)
  if (proficient.length === entries.length) return takeFirst(proficient, size, scope)
  const unseenSince = now.getTime() - REFRESH_DAYS * millisecondsInDay
  const unseen = proficient.filter((entry) => answeredAt(entry) < unseenSince)
  const refreshed = takeFirst(unseen, refresh, scope)
  const candidates = takeFirst(
    entries.filter(({ level }) => level >= lowest && level < top),
    size - refreshed.taken.length,
    scope,
  )
  return {
    taken: [...candidates.taken, ...refreshed.taken],
    inTurn: [...candidates.inTurn, ...refreshed.inTurn],
  }
}

/** SR-10: the skills of a proficiency session, shuffled; `entries` are the enabled skills of the grade. */
export function chooseProficiencySkills(
  entries: readonly UserSkill[],
  scope: ProficiencyScope,
): ChosenSkills {
  const { taken, inTurn } = takeByTurn(entries, scope)
  return { chosen: shuffle(taken, scope.random), inTurn }
}

/** Skills that somebody names: all of the grade may be among them. */
export const namedSkills = (chosen: readonly UserSkill[], entries: readonly UserSkill[]): ChosenSkills => ({
  chosen,
  inTurn: entries,
})

export interface AfficiencyScope {
  lowAccuracyCount: number
  randomCount: number
  random: Random
}

/** A of SR-14 for a skill that was never measured. */
const UNMEASURED = 0.5

/** SR-11: those with the lowest accuracy and random others, shuffled. */
export function chooseAfficiencySkills(
  entries: readonly UserSkill[],
  { lowAccuracyCount, randomCount, random }: AfficiencyScope,
): ChosenSkills {
  const ordered = [...entries].sort(
    (a, b) =>
      (a.accuracyRate ?? UNMEASURED) - (b.accuracyRate ?? UNMEASURED) ||
      (b.meanTime ?? 0) - (a.meanTime ?? 0) ||
      a.skill.chapterId - b.skill.chapterId ||
      a.skill.skillSeq - b.skill.skillSeq,
  )
  const others = shuffle(ordered.slice(lowAccuracyCount), random)
  const taken = [...ordered.slice(0, lowAccuracyCount), ...others.slice(0, randomCount)]
  return namedSkills(shuffle(taken, random), entries)
}
