import * as z from 'zod/mini'
import type { AuthoredProblem } from './skillFile'

export const isUnfinished = (written: { status?: unknown }): boolean => written.status === 'draft'

/** What is not finished may have any faults. */
export const unfinishedSchema = z.pipe(
  z.looseObject({ status: z.literal('draft') }),
  z.transform((written): AuthoredProblem => ({ ...written, id: String(written.id), type: '', hints: [] })),
)
