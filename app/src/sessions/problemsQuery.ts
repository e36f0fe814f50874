import { COURSE_PHASES, COURSE_SECTIONS, PROGRAM_ID } from '@wordstride/core'
import * as z from 'zod/mini'
import { fromSearch } from '../links/address'

const whole = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.gte(least), z.lte(most)),
    ),
  )

/** The query of /problems (PROB-01). */
const problemsQuerySchema = z.object({
  programId: z._default(whole(0, 9999), PROGRAM_ID),
  sectionType: z.enum(COURSE_SECTIONS),
  gradeId: whole(0, 12),
  /** Empty in sessions over several skills. */
  skillId: z._default(z.string().check(z.maxLength(120)), ''),
  chapterId: z._default(whole(1, 999), 1),
  phase: z._default(z.enum(COURSE_PHASES), 'LEARNING_SESSION'),
  path: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  /** Where the session was entered, when it leads back there (SES-14). */
  from: z._default(z.nullable(z.enum(['afficiency'])), null),
})
export type ProblemsQuery = z.infer<typeof problemsQuerySchema>

/** Null when the address names no session. */
export function readProblemsQuery(search: URLSearchParams): ProblemsQuery | null {
  const parsed = problemsQuerySchema.safeParse(fromSearch(search))
  if (!parsed.success) return null
  const needsSkill = parsed.data.phase === 'LEARNING_SESSION'
  return needsSkill && parsed.data.skillId === '' ? null : parsed.data
}
