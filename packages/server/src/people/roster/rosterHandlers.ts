import { PREVIEWED_ROWS, type RosterAction, type RosterRow, refuse, succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { learningCenters } from '../../db/schema'
import type { CallContext, Handler, Handlers } from '../../dispatch/callContext'
import { AccountTakenError } from '../newAccount'
import { canManage, findManager, type Manager, managesCenter } from '../rights'
import { applyRoster } from './applyRoster'
import { type CenterState, readCenter } from './centerState'
import { exportCsv } from './exportCsv'
import { exportOneRoster } from './oneRoster/exportOneRoster'
import { openRoster } from './openRoster'
import type { RosterPlan, RosterStep } from './plan'

const ACTIONS: readonly RosterAction[] = ['added', 'changed', 'ended', 'left', 'unchanged']
const SHOWN_FAULTS = 500

/** Null for who does not look after this centre, or when there is none of this number. */
async function findManagerOf(centerId: number, { db, caller }: CallContext): Promise<Manager | null> {
  const manager = await findManager(db, caller)
  if (!managesCenter(manager, centerId)) return null
  const [center] = await db
    .select({ id: learningCenters.id })
    .from(learningCenters)
    .where(eq(learningCenters.id, centerId))
  return center ? manager : null
}

const toRow = (step: RosterStep): RosterRow => ({
  action: step.action,
  line: step.line,
  userName: step.userName,
  firstName: step.firstName,
  lastName: step.lastName,
  role: step.role,
  schoolGrade: step.schoolGrade,
  classNames: [...step.classNames],
  changes: step.action === 'changed' ? [...step.changes] : [],
})

function countsOf({ steps, faults }: RosterPlan) {
  const counts = { added: 0, changed: 0, ended: 0, left: 0, unchanged: 0, faults: faults.length }
  for (const { action } of steps) counts[action]++
  return counts
}

const previewRoster: Handler<'previewRoster'> = async (request, context) => {
  const manager = await findManagerOf(request.centerId, context)
  if (manager === null) return refuse('not_allowed')
  const { plan, digest } = await openRoster(context.db, request, manager, context)
  const { steps, faults, classes, notices } = plan
  const firstOf = (action: RosterAction) =>
    steps.filter((step) => step.action === action).slice(0, PREVIEWED_ROWS)
  return succeed({
    preview: {
      digest,
      counts: countsOf(plan),
      rows: ACTIONS.flatMap((action) => firstOf(action).map(toRow)),
      faults: [...faults].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)).slice(0, SHOWN_FAULTS),
      newClasses: classes.added.map(({ name }) => name),
      notices: [...notices],
    },
  })
}

const importRoster: Handler<'importRoster'> = async ({ digest, ...request }, context) => {
  const manager = await findManagerOf(request.centerId, context)
  if (manager === null) return refuse('not_allowed')
  const { db, now, caller } = context
  const { plan, digest: current } = await openRoster(db, request, manager, context)
  if (current !== digest) return refuse('roster_changed')
  try {
    await applyRoster(db, plan, { caller, now })
  } catch (error) {
    if (error instanceof AccountTakenError) return refuse('roster_changed')
    throw error
  }
  return succeed({ counts: countsOf(plan) })
}

/** Without addresses and school ids of accounts that are not the manager's: an empty cell changes nothing. */
const asReadBy = (manager: Manager, state: CenterState): CenterState => ({
  ...state,
  accounts: state.accounts.map((account) =>
    account.userId === manager.userId || canManage(manager, account)
      ? account
      : { ...account, email: null, sourceId: null },
  ),
})

const exportRoster: Handler<'exportRoster'> = async ({ centerId, format }, context) => {
  const { db, now } = context
  const manager = await findManagerOf(centerId, context)
  if (manager === null) return refuse('not_allowed')
  const [center] = await db.select().from(learningCenters).where(eq(learningCenters.id, centerId))
  const state = asReadBy(manager, await readCenter(db, centerId))
  const name = `roster-${centerId}`
  if (format === 'csv') return succeed({ fileName: `${name}.csv`, content: exportCsv(state, now) })
  const zip = exportOneRoster(state, { name: center?.name ?? '' }, context)
  return succeed({ fileName: `${name}.zip`, content: Buffer.from(zip).toString('base64') })
}

export const rosterHandlers = {
  previewRoster,
  importRoster,
  exportRoster,
} satisfies Partial<Handlers>
