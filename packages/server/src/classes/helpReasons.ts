import type { HelpReason, StuckSkill } from '@wordstride/api'
import { millisecondsInDay } from 'date-fns/constants'

/** Days without a session after which somebody asks. */
const ABSENT_DAYS = 5
/** Of so many graded problems, the latest ones … */
export const JUDGED_ANSWERS = 20
/** … at least so many must be there … */
const FEWEST_ANSWERS = 10
/** … and less than this part of them right at the first try. */
const LOW_ACCURACY = 0.5
/** A week is judged from the fourth day on that the student has of it. */
const EARLIEST_DAY = 3
/** Behind is who has less than this part of what the days that are over would bring. */
const LOW_PACE = 0.5
/** SR-19: a week that is done. */
const FULL_WEEK = 100
const WEEK_DAYS = 7

export interface HelpFacts {
  now: Date
  weekStartsAt: Date
  /** An account that runs, with a plan. */
  isActive: boolean
  startedAt: Date
  /** Null when it is not known. */
  plannedAt: Date | null
  lastActiveAt: number | null
  points: number
  stuckOn: readonly StuckSkill[]
  /** Of the latest graded problems. */
  correct: number
  judged: number
}

function absent({ now, startedAt, lastActiveAt }: HelpFacts): HelpReason[] {
  const since = lastActiveAt ?? startedAt.getTime()
  const days = Math.floor((now.getTime() - since) / millisecondsInDay)
  return days >= ABSENT_DAYS ? [{ reason: 'absent', days }] : []
}

const stuck = ({ stuckOn: [worst] }: HelpFacts): HelpReason[] =>
  worst ? [{ reason: 'stuck', skillName: worst.skillName, failures: worst.failedSessions + worst.drops }] : []

const inaccurate = ({ correct, judged }: HelpFacts): HelpReason[] =>
  judged >= FEWEST_ANSWERS && correct / judged < LOW_ACCURACY
    ? [{ reason: 'inaccurate', correct, of: judged }]
    : []

/** SR-19: the points of a week are for the days that it had left when the student came. */
function behind({ now, weekStartsAt, startedAt, plannedAt, points }: HelpFacts): HelpReason[] {
  const dayOf = (at: Date) => Math.floor((at.getTime() - weekStartsAt.getTime()) / millisecondsInDay)
  const firstDay = Math.max(0, dayOf(startedAt), dayOf(plannedAt ?? weekStartsAt))
  const days = dayOf(now) - firstDay
  const expected = Math.round((FULL_WEEK * days) / (WEEK_DAYS - firstDay))
  return days >= EARLIEST_DAY && points < expected * LOW_PACE ? [{ reason: 'behind', points, expected }] : []
}

/** Why a student needs somebody, the most pressing first (docs/classes.md). */
export const helpReasons = (facts: HelpFacts): HelpReason[] =>
  facts.isActive ? [...stuck(facts), ...inaccurate(facts), ...absent(facts), ...behind(facts)] : []
