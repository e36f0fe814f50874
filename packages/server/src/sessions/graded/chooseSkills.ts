import { type CourseSection, type Random, shuffle } from '@wordstride/core'
import { PROFICIENCY_COUNTS, REFRESH_DAYS, TOP_LEVEL } from '@wordstride/learning'
import { millisecondsInDay } from 'date-fns/constants'
import type { UserSkill } from '../../standing/skillStandings'

export interface ProficiencyScope {
  section: CourseSection
  now: Date
  /** Skills with a proficiency answer on this local day. */
  answeredToday: ReadonlySet<string>
}

const answeredAt = ({ lastAnswerAt }: UserSkill): number => lastAnswerAt?.getTime() ?? 0

/** Oldest last answer first, then the lower level, then teaching order; what had its turn today comes last. */
function byTurn(entries: readonly UserSkill[], answeredToday: ReadonlySet<string>): UserSkill[] {
  const order = new Map(entries.map((entry, i) => [entry, i]))
  const turn = (entry: UserSkill) => (answeredToday.has(entry.skill.skillId) ? 1 : 0)
  return [...entries].sort(
    (a, b) =>
      turn(a) - turn(b) ||
      answeredAt(a) - answeredAt(b) ||
      a.level - b.level ||
      (order.get(a) as number) - (order.get(b) as number),
  )
}

/** SR-10: the skills of a proficiency session; `entries` are the enabled skills of the grade in teaching order. */
export function chooseProficiencySkills(
  entries: readonly UserSkill[],
  { section, now, answeredToday }: ProficiencyScope,
): UserSkill[] {
  const top = TOP_LEVEL[section]
  const lowest = section === 'ae.la' ? 1 : 0
  const { size, refresh } = PROFICIENCY_COUNTS[section]
  const proficient = entries.filter(({ level }) => level >= top)
  if (proficient.length === entries.length) return byTurn(proficient, answeredToday).slice(0, size)
  const candidates = byTurn(
    entries.filter(({ level }) => level >= lowest && level < top),
    answeredToday,
  )
  const unseenSince = now.getTime() - REFRESH_DAYS * millisecondsInDay
  const refreshed = byTurn(proficient, answeredToday)
    .filter((entry) => answeredAt(entry) < unseenSince)
    .slice(0, refresh)
  return [...candidates.slice(0, size - refreshed.length), ...refreshed]
}

export interface AfficiencyScope {
  lowAccuracyCount: number
  randomCount: number
  random: Random
}

/** A of SR-14 for a skill that was never measured. */
const UNMEASURED = 0.5

/** SR-11: those with the lowest accuracy, then random others. */
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
  return [...ordered.slice(0, lowAccuracyCount), ...others.slice(0, randomCount)]
}
