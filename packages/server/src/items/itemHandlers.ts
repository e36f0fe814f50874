import { type ItemRow, refuse, succeed } from '@wordstride/api'
import { medianSeconds, noStatistics, pointBiserial, tallyOf } from '@wordstride/learning/items'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { isSameSkill } from '../db/sameRow'
import { itemStatistics, problems, skills } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'
import { describeProblemRow } from '../tools/describeProblemRow'
import { keyOf } from './countItems'
import { type KnownItem, openItems } from './knownItems'

const answersOf = sql<number>`(${itemStatistics.statistics} ->> 'answers')::int`
const rightOf = sql<number>`(${itemStatistics.statistics} ->> 'right')::int`

const isFlagged = (flag: string): SQL =>
  flag === 'any'
    ? sql`${itemStatistics.flags} <> '[]'::jsonb`
    : sql`${itemStatistics.flags} @> ${JSON.stringify([{ flag }])}::jsonb`

const namesOf = (flags: (typeof itemStatistics.$inferSelect)['flags']) => [
  ...new Set(flags.map(({ flag }) => flag)),
]

/** What the list and the report of a problem have in common. */
const describe = (
  { row, skillName, plugin }: Pick<KnownItem, 'row' | 'skillName'> & { plugin: { type: string } },
  told: { answers: number; right: number; flags: (typeof itemStatistics.$inferSelect)['flags'] },
): ItemRow => ({
  problemId: row.problemId,
  sectionType: row.sectionType,
  gradeId: row.gradeId,
  skillId: row.skillId,
  skillName,
  problemType: plugin.type,
  answers: told.answers,
  right: told.answers === 0 ? 0 : told.right / told.answers,
  flags: namesOf(told.flags),
})

export const itemHandlers = {
  async listItems({ sectionType, gradeId, flag, page, pageSize }, { db }) {
    const isAsked = and(
      eq(problems.isRetired, false),
      sectionType ? eq(problems.sectionType, sectionType) : undefined,
      gradeId === null || gradeId === undefined ? undefined : eq(problems.gradeId, gradeId),
      flag ? isFlagged(flag) : undefined,
    )
    const [[all], rows] = await Promise.all([
      db
        .select({ items: count() })
        .from(itemStatistics)
        .innerJoin(problems, eq(problems.problemId, itemStatistics.problemId))
        .where(isAsked),
      db
        .select({
          row: problems,
          skillName: sql<string>`coalesce(${skills.skillName}, ${problems.problem} ->> 'skill_name', ${problems.skillId})`,
          type: sql<string>`${problems.problem} ->> 'problem_type'`,
          told: { answers: answersOf, right: rightOf, flags: itemStatistics.flags },
        })
        .from(itemStatistics)
        .innerJoin(problems, eq(problems.problemId, itemStatistics.problemId))
        .leftJoin(skills, isSameSkill(skills, problems))
        .where(isAsked)
        .orderBy(desc(answersOf), asc(problems.problemId))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
    ])
    return succeed({
      items: rows.map(({ type, told, ...found }) => describe({ ...found, plugin: { type } }, told)),
      total: all?.items ?? 0,
    })
  },

  async getItem({ problemId }, { db }) {
    const known = await (await openItems(db))(problemId)
    if (!known) return refuse('problem_unknown')
    const [stored] = await db.select().from(itemStatistics).where(eq(itemStatistics.problemId, problemId))
    const statistics = stored?.statistics ?? noStatistics()
    const flags = stored?.flags ?? []
    return succeed({
      item: {
        ...describe(known, { ...statistics, flags }),
        problem: describeProblemRow(known.row),
        bands: statistics.bands,
        medianSeconds: medianSeconds(statistics),
        pointBiserial: pointBiserial(statistics),
        choices: keyOf(known).map(({ id, label, isRight }) => {
          const tally = tallyOf(statistics, id)
          return {
            id,
            label,
            isRight,
            taken: tally?.taken ?? 0,
            meanAbility: tally && tally.known > 0 ? tally.abilities / tally.known : null,
            flags: namesOf(flags.filter(({ choiceId }) => choiceId === id)),
          }
        }),
        countedAt: stored?.updatedAt.getTime() ?? null,
      },
    })
  },
} satisfies Pick<Handlers, 'listItems' | 'getItem'>
