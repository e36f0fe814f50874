import { ANSWERS_FOR_LETTER } from '@wordstride/learning'
import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { answers } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { askedPlaces, type GradePlace, placesOf } from './gradePlaces'

const answersOf = shortReading((db) => {
  const given = db
    .select({ answerId: answers.answerId })
    .from(answers)
    .where(
      and(
        eq(answers.userId, sql.placeholder('userId')),
        sql`${answers.sectionType} = asked.section_type`,
        sql`${answers.gradeId} = asked.grade_id`,
        sql`${answers.verdict} in ('correct', 'incorrect')`,
        isNotNull(answers.seq),
      ),
    )
    .limit(ANSWERS_FOR_LETTER)
    .as('given')
  const counted = db
    .select({ answers: count().as('answers') })
    .from(given)
    .as('counted')
  return db
    .select({ answers: counted.answers })
    .from(askedPlaces)
    .innerJoinLateral(counted, sql`true`)
    .orderBy(sql`asked.place`)
    .prepare('counted_answers')
})

/** Complete answers in some grades that counted; no more are looked at than a letter needs. */
export async function countAnswers(
  db: Database,
  userId: string,
  places: readonly GradePlace[],
): Promise<number[]> {
  const rows = await answersOf(db).execute({ userId, ...placesOf(places) })
  return rows.map(({ answers }) => Number(answers))
}
