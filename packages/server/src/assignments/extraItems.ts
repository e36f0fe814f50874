import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type AssignmentWeekRow, assignmentWeeks } from '../db/schema'
import type { AssignmentItemPlan } from '../db/schema/assignmentItem'

type Draft = Omit<AssignmentItemPlan, 'label' | 'isExtra' | 'since'>

/** The week with more extra items, X1, X2 … */
export async function appendExtra(
  db: Database,
  row: AssignmentWeekRow,
  drafts: readonly Draft[],
  now: Date,
): Promise<AssignmentWeekRow> {
  if (drafts.length === 0) return row
  const next = row.items.filter(({ isExtra }) => isExtra).length + 1
  const added = drafts.map((draft, i) => ({
    ...draft,
    label: `X${next + i}`,
    isExtra: true,
    // Work of this very moment has counted before.
    since: now.getTime() + 1,
  }))
  const items = [...row.items, ...added]
  await db
    .update(assignmentWeeks)
    .set({ items })
    .where(and(eq(assignmentWeeks.userId, row.userId), eq(assignmentWeeks.weekStart, row.weekStart)))
  return { ...row, items }
}
