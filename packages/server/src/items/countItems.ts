import {
  countAnswer,
  findFlags,
  type ItemStatistics,
  NO_RATING,
  noStatistics,
  type Rating,
  rate,
} from '@wordstride/learning/items'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { itemStatistics, problems, studentAbilities } from '../db/schema'
import type { StoredAnswer } from './answerSource'
import { type KnownItem, openItems } from './knownItems'

/** Rows of one statement. */
const CHUNK = 1000

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, i) => all.slice(i * CHUNK, (i + 1) * CHUNK))

const nameOf = ({ userId, sectionType }: Pick<StoredAnswer, 'userId' | 'sectionType'>) =>
  `${sectionType} ${userId}`

async function findAbilities(db: Database, userIds: readonly string[]): Promise<Map<string, Rating>> {
  const found = new Map<string, Rating>()
  for (const chunk of chunks(userIds)) {
    const rows = await db.select().from(studentAbilities).where(inArray(studentAbilities.userId, chunk))
    for (const row of rows) found.set(nameOf(row), { value: row.value, answers: row.answers })
  }
  return found
}

interface Item {
  contentHash: string
  statistics: ItemStatistics
}

/** What is known of each problem so far; of one whose text has changed since, nothing. */
async function findItems(db: Database, problemIds: readonly string[]): Promise<Map<string, Item>> {
  const found = new Map<string, Item>()
  for (const chunk of chunks(problemIds)) {
    const rows = await db
      .select({
        problemId: problems.problemId,
        now: sql<string>`md5(${problems.problem}::text)`,
        contentHash: itemStatistics.contentHash,
        statistics: itemStatistics.statistics,
      })
      .from(problems)
      .leftJoin(itemStatistics, eq(itemStatistics.problemId, problems.problemId))
      .where(inArray(problems.problemId, chunk))
    for (const { problemId, now, contentHash, statistics } of rows)
      found.set(problemId, {
        contentHash: now,
        statistics: statistics && contentHash === now ? statistics : noStatistics(),
      })
  }
  return found
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
    const { statistics } = item
    const student = abilities.get(nameOf(row)) ?? NO_RATING
    const { isRight } = row
    const seconds = (row.endTs - row.startTs) / 1000
    countAnswer(statistics, { isRight, seconds, choices: takenOf(known, row), student })
    const guess = known.plugin.guessChance?.(known.problem) ?? 0
    const after = rate(student, statistics.difficulty, { isRight, guess })
    statistics.difficulty = after.item
    abilities.set(nameOf(row), after.student)
    changed.set(nameOf(row), { userId, sectionType, ...after.student })
    judged.set(problemId, { problemId, ...item, flags: [], updatedAt: now })
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
  for (const chunk of chunks(abilities))
    await db
      .insert(studentAbilities)
      .values(chunk)
      .onConflictDoUpdate({
        target: [studentAbilities.userId, studentAbilities.sectionType],
        set: { value: sql`excluded.value`, answers: sql`excluded.answers` },
      })
  for (const chunk of chunks(items))
    await db
      .insert(itemStatistics)
      .values(chunk)
      .onConflictDoUpdate({
        target: itemStatistics.problemId,
        set: {
          contentHash: sql`excluded.content_hash`,
          statistics: sql`excluded.statistics`,
          flags: sql`excluded.flags`,
          updatedAt: sql`excluded.updated_at`,
        },
      })
}
