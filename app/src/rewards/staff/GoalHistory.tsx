import type { StaffActionEntry } from '@wordstride/api'
import { HistorySheet } from '../../people/account/HistorySheet'

/** The reward of the goal that an entry is about, as it was then. */
function rewardOf({ details }: StaffActionEntry): string {
  const goal = (details.to ?? details) as { reward?: unknown }
  return typeof goal.reward === 'string' ? goal.reward : ''
}

/** Who did what to the goals, the latest first. */
export const GoalHistory = ({ history }: { history: readonly StaffActionEntry[] }) =>
  history.length === 0 ? null : <HistorySheet history={history} describe={rewardOf} />
