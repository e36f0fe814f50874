import { type CourseSection, type Random, shuffle } from '@wordstride/core'
import { PROFICIENCY_COUNTS, REFRESH_DAYS, TOP_LEVEL } from '@wordstride/learning'
import { millisecondsInDay } from 'date-fns/constants'
import type { UserSkill } from '../../standing/skillStandings'

export interface ProficiencyScope {
  section: CourseSection
  now: Date
  /** Skills with a proficiency answer on this local day. */
  answeredToday: ReadonlySet<string>
  /** Decides among equals, and on the order of the session. */
  random: Random
}

const answeredAt = ({ lastAnswerAt }: UserSkill): number => lastAnswerAt?.getTime() ?? 0

/** Everybody knows when a skill was answered; words of one day are equals, or the list would tell the next session. */
const dayOf = (entry: UserSkill): number => Math.floor(answeredAt(entry) / millisecondsInDay)

type Turns = Pick<ProficiencyScope, 'answeredToday' | 'random'>

/** Oldest last answer first, then the lower level, equals at random; what had its turn today comes last. */
function byTurn(entries: readonly UserSkill[], { answeredToday, random }: Turns): UserSkill[] {
  const turn = (entry: UserSkill) => (answeredToday.has(entry.skill.skillId) ? 1 : 0)
  return shuffle(entries, random).sort(
    (a, b) => turn(a) - turn(b) || dayOf(a) - dayOf(b) || a.level - b.level,
  )
}

function takeByTurn(entries: readonly UserSkill[], scope: ProficiencyScope): UserSkill[] {
  const { section, now } = scope
  const top = TOP_LEVEL[section]
  const lowest = section === 'ae.la' ? 1 : 0
  const { size, refresh } = PROFICIENCY_COUNTS[section]
  const proficient = entries.filter(({ level }) => level >= top)
  if (proficient.length === entries.length) return byTurn(proficient, scope).slice(0, size)
  const candidates = byTurn(
    entries.filter(({ level }) => level >= lowest && level < top),
    scope,
  )
  const unseenSince = now.getTime() - REFRESH_DAYS * millisecondsInDay
  const refreshed = byTurn(proficient, scope)
    .filter((entry) => answeredAt(entry) < unseenSince)
    .slice(0, refresh)
  return [...candidates.slice(0, size - refreshed.length), ...refreshed]
}

/** SR-10: the skills of a proficiency session, shuffled; `entries` are the enabled skills of the grade. */
export const chooseProficiencySkills = (
  entries: readonly UserSkill[],
  scope: ProficiencyScope,
): UserSkill[] => shuffle(takeByTurn(entries, scope), scope.random)

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
): UserSkill[] {
  const ordered = [...entries].sort(
    (a, b) =>
      (a.accuracyRate ?? UNMEASURED) - (b.accuracyRate ?? UNMEASURED) ||
      (b.meanTime ?? 0) - (a.meanTime ?? 0) ||
      a.skill.chapterId - b.skill.chapterId ||
      a.skill.skillSeq - b.skill.skillSeq,
  )
  const others = shuffle(ordered.slice(lowAccuracyCount), random)
  return shuffle([...ordered.slice(0, lowAccuracyCount), ...others.slice(0, randomCount)], random)
}
