import { ANSWERS_FOR_LETTER } from '@wordstride/learning'
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { answers } from '../db/schema'
import type { GradeKey } from './advanceGrade'

/** Complete answers that counted; no more are looked at than a letter needs. */
export async function countAnswers(
  db: Database,
  { userId, sectionType, gradeId }: GradeKey,
): Promise<number> {
  const given = db
    .select({ answerId: answers.answerId })
    .from(answers)
    .where(
      and(
        eq(answers.userId, userId),
        eq(answers.sectionType, sectionType),
        eq(answers.gradeId, gradeId),
        inArray(answers.verdict, ['correct', 'incorrect']),
        isNotNull(answers.seq),
      ),
    )
    .limit(ANSWERS_FOR_LETTER)
    .as('given')
  const [row] = await db.select({ answers: count() }).from(given)
  return row?.answers ?? 0
}
