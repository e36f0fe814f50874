import { ANSWERS_FOR_LETTER } from '@wordstride/learning'
import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { answers } from '../db/schema'
import type { GradeKey } from './advanceGrade'

const answersOf = oncePerDatabase((db) => {
  const given = db
    .select({ answerId: answers.answerId })
    .from(answers)
    .where(
      and(
        eq(answers.userId, sql.placeholder('userId')),
        eq(answers.sectionType, sql.placeholder('sectionType')),
        eq(answers.gradeId, sql.placeholder('gradeId')),
        sql`${answers.verdict} in ('correct', 'incorrect')`,
        isNotNull(answers.seq),
      ),
    )
    .limit(ANSWERS_FOR_LETTER)
    .as('given')
  return db.select({ answers: count() }).from(given).prepare('counted_answers')
})

/** Complete answers that counted; no more are looked at than a letter needs. */
export async function countAnswers(db: Database, key: GradeKey): Promise<number> {
  const [row] = await answersOf(db).execute({ ...key })
  return row?.answers ?? 0
}
