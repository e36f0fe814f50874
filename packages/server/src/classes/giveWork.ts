import type { CallParams, CallResult } from '@wordstride/api'
import { findOrCreateWeek, findPlans, inWeek } from '../assignments/currentWeek'
import { appendExtra } from '../assignments/extraItems'
import { learningItem, planExtra, type SectionPlan } from '../assignments/planItems'
import { settleWeek } from '../assignments/runningPoints'
import { recordStaffAction } from '../audit/recordStaffAction'
import type { Week } from '../calendar/week'
import type { Database } from '../db/database'
import type { AssignmentWeekRow } from '../db/schema'
import type { CallContext } from '../dispatch/callContext'
import { findGoal } from '../standing/advanceGrade'
import { findToldSkills } from '../standing/skillStandings'

type Work = CallParams<'giveWork'>['work']
type Left = Extract<CallResult<'giveWork'>, { isSuccess: true }>['left'][number]['reason']
type Drafts = Parameters<typeof appendExtra>[2]

const SKILL_MINUTES = 20

/** The items that are not done yet. */
async function findOpen(tx: Database, row: AssignmentWeekRow, timeZone: string) {
  const { progress } = await settleWeek(tx, row, timeZone)
  return row.items.filter((_, i) => (progress[i] ?? 0) < 1)
}
type Open = Awaited<ReturnType<typeof findOpen>>

async function draftSkill(
  tx: Database,
  userId: string,
  { sectionType, grade: gradeId, skillId }: Extract<Work, { kind: 'skill' }>,
  open: Open,
  now: Date,
): Promise<Drafts | Left> {
  const entries = await findToldSkills(tx, { userId, sectionType, gradeId }, now)
  const entry = entries.find(({ skill }) => skill.skillId === skillId)
  if (!entry) return 'nothing_left'
  if (entry.level > 0) return 'learned_already'
  const isOpen = open.some(
    (item) => item.skillId === skillId && item.sectionType === sectionType && item.gradeId === gradeId,
  )
  if (isOpen) return 'has_it_already'
  const goal = Number(await findGoal(tx, { userId, sectionType, gradeId }))
  const plan: SectionPlan = { sectionType, gradeId, entries, minutes: SKILL_MINUTES, goal }
  return [learningItem(plan, entry, SKILL_MINUTES)]
}

/** A round of each section, where none stands open: who presses twice gives it once. */
function draftRounds(plans: readonly SectionPlan[], open: Open): Drafts | Left {
  const asked = new Set(open.flatMap(({ skillId }) => skillId ?? []))
  const rounds = plans.map((plan) => planExtra(plan, asked)).filter((round) => round.length > 0)
  if (rounds.length === 0) return 'nothing_left'
  const isOpen = ({ type, sectionType }: Drafts[number]) =>
    open.some((item) => item.isExtra && item.type === type && item.sectionType === sectionType)
  const missing = rounds.filter((round) => !round.every(isOpen))
  return missing.length === 0 ? 'has_it_already' : missing.flat()
}

async function draftWork(
  tx: Database,
  row: AssignmentWeekRow,
  work: Work,
  week: Week,
  { now, timeZone }: Pick<CallContext, 'now' | 'timeZone'>,
): Promise<Drafts | Left> {
  const open = await findOpen(tx, row, timeZone)
  if (work.kind === 'skill') return draftSkill(tx, row.userId, work, open, now)
  return draftRounds(await findPlans(tx, row.userId, week, now), open)
}

/** Null when the student got it; else why not. Who looks after the student was asked before. */
export function giveWorkTo(
  userId: string,
  { work, dueOn }: Pick<CallParams<'giveWork'>, 'work' | 'dueOn'>,
  context: CallContext,
): Promise<Left | null> {
  const { now, caller } = context
  return inWeek(userId, context, async (tx, week) => {
    const row = await findOrCreateWeek(tx, userId, week, now, caller.user.userId)
    if (!row) return 'not_set_up'
    const drafts = await draftWork(tx, row, work, week, context)
    if (typeof drafts === 'string') return drafts
    await appendExtra(tx, row, dueOn ? drafts.map((draft) => ({ ...draft, dueOn })) : drafts, now)
    const details = { work, dueOn: dueOn ?? null }
    await recordStaffAction(tx, { staffId: caller.user.userId, userId, action: 'work_given', details }, now)
    return null
  })
}
