/** Freezes that a student can hold. */
export const MOST_FREEZES = 2

interface Days {
  /** Local days on which a session was passed, each counted in days from one and the same Monday. */
  active: readonly number[]
  /** The days on which a full week earned a freeze, counted likewise. */
  freezes: readonly number[]
  today: number
}

export interface DayStreak {
  /** Active days in a row. */
  days: number
  /** Freezes left: each keeps the streak over one missed school day. */
  freezes: number
  isActiveToday: boolean
}

const isWeekend = (day: number): boolean => ((day % 7) + 7) % 7 >= 5

/**
 * Days of work in a row. Weekends may be free; a missed school day costs a freeze, or ends the streak. Today is not missed
 * before it is over.
 */
export function dayStreak({ active, freezes, today }: Days): DayStreak {
  const isActive = new Set(active)
  const first = Math.min(...active)
  let days = 0
  let held = freezes.filter((day) => day < first).length
  for (let day = first; day <= today; day++) {
    held = Math.min(MOST_FREEZES, held + freezes.filter((earned) => earned === day).length)
    if (isActive.has(day)) days++
    else if (day === today || isWeekend(day) || days === 0) continue
    else if (held > 0) held--
    else days = 0
  }
  return { days, freezes: Math.min(MOST_FREEZES, held), isActiveToday: isActive.has(today) }
}
