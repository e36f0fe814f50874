import {
  countAnswer,
  findFlags,
  type ItemStatistics,
  NO_RATING,
  noStatistics,
  type Rating,
  rate,
} from '@wordstride/learning/items'
import { eq, sql } from 'drizzle-orm'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { itemStatistics, problems, studentAbilities } from '../db/schema'
import { inBatches } from '../lists/inBatches'
import type { StoredAnswer } from './answerSource'
import { type KnownItem, openItems } from './knownItems'

/** Rows that one statement writes. */
const BATCH = 1000

const nameOf = ({ userId, sectionType }: Pick<StoredAnswer, 'userId' | 'sectionType'>) =>
  `${sectionType} ${userId}`

async function findAbilities(db: Database, userIds: readonly string[]): Promise<Map<string, Rating>> {
  const rows = await db.select().from(studentAbilities).where(among(studentAbilities.userId, userIds))
  return new Map(rows.map((row) => [nameOf(row), { value: row.value, answers: row.answers }]))
}

interface Item {
  contentHash: string
  statistics: ItemStatistics
  /** What came before is of another text. */
  changedAt: Date | null
}

/** What is known of each problem so far; of one whose text has changed since, nothing. */
async function findItems(db: Database, problemIds: readonly string[]): Promise<Map<string, Item>> {
  const rows = await db
    .select({
      problemId: problems.problemId,
      now: sql<string>`md5(${problems.problem}::text)`,
      changedAt: problems.changedAt,
      contentHash: itemStatistics.contentHash,
      statistics: itemStatistics.statistics,
    })
    .from(problems)
    .leftJoin(itemStatistics, eq(itemStatistics.problemId, problems.problemId))
    .where(among(problems.problemId, problemIds))
  return new Map(
    rows.map(({ problemId, now, changedAt, contentHash, statistics }) => [
      problemId,
      {
        contentHash: now,
        changedAt,
        statistics: statistics && contentHash === now ? statistics : noStatistics(),
      },
    ]),
  )
}

const choicesOf = ({ plugin, problem }: KnownItem, response: unknown) =>
  plugin.choices?.(problem, response) ?? []

/** The options of a problem, as its key has them. */
export const keyOf = (known: KnownItem) => choicesOf(known, known.plugin.correctResponse(known.problem))

function takenOf(known: KnownItem, { responseJson, problemVersion }: StoredAnswer) {
  const response = known.exercise.readResponse(JSON.parse(responseJson), problemVersion)
  return response.ok ? choicesOf(known, response.value) : []
}

/** Counts answers in, in their order, and judges every problem they belong to. */
export async function countItems(db: Database, rows: readonly StoredAnswer[], now: Date): Promise<void> {
  const findItem = await openItems(db)
  const abilities = await findAbilities(db, [...new Set(rows.map(({ userId }) => userId))])
  const items = await findItems(db, [...new Set(rows.map(({ problemId }) => problemId))])
  const changed = new Map<string, typeof studentAbilities.$inferInsert>()
  const judged = new Map<string, typeof itemStatistics.$inferInsert>()
  for (const row of rows) {
    const { userId, sectionType, problemId } = row
    const item = items.get(problemId)
    const known = await findItem(problemId)
    if (!item || !known) continue
    const { statistics, contentHash, changedAt } = item
    if (changedAt !== null && row.receivedAt <= changedAt) continue
    const student = abilities.get(nameOf(row)) ?? NO_RATING
    const { isRight } = row
    const seconds = (row.endTs - row.startTs) / 1000
    countAnswer(statistics, { isRight, seconds, choices: takenOf(known, row), student })
    const guess = known.plugin.guessChance?.(known.problem) ?? 0
    const after = rate(student, statistics.difficulty, { isRight, guess })
    statistics.difficulty = after.item
    abilities.set(nameOf(row), after.student)
    changed.set(nameOf(row), { userId, sectionType, ...after.student })
    judged.set(problemId, { problemId, contentHash, statistics, flags: [], updatedAt: now })
  }
  for (const [problemId, row] of judged) {
    const known = await findItem(problemId)
    if (known) row.flags = findFlags(row.statistics, keyOf(known))
  }
  await save(db, [...changed.values()], [...judged.values()])
}

async function save(
  db: Database,
  abilities: readonly (typeof studentAbilities.$inferInsert)[],
  items: readonly (typeof itemStatistics.$inferInsert)[],
): Promise<void> {
  await inBatches(abilities, BATCH, (batch) =>
    db
      .insert(studentAbilities)
      .values(batch)
      .onConflictDoUpdate({
        target: [studentAbilities.userId, studentAbilities.sectionType],
        set: { value: sql`excluded.value`, answers: sql`excluded.answers` },
      }),
  )
  await inBatches(items, BATCH, (batch) =>
    db
      .insert(itemStatistics)
      .values(batch)
      .onConflictDoUpdate({
        target: itemStatistics.problemId,
        set: {
          contentHash: sql`excluded.content_hash`,
          statistics: sql`excluded.statistics`,
          flags: sql`excluded.flags`,
          updatedAt: sql`excluded.updated_at`,
        },
      }),
  )
}
