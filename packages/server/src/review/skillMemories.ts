import type { CourseSection } from '@wordstride/core'
import { memoryOf, type Recall } from '@wordstride/learning/review'
import { and, asc, count, desc, eq, gte, isNotNull, lt, type Placeholder, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { isSameSkill } from '../db/sameRow'
import { answers, skillMemories, skills, userSkills } from '../db/schema'
import { shortReading } from '../db/shortReading'

interface SkillKey {
  sectionType: CourseSection
  gradeId: number
  skillId: string
}

const nameOf = ({ sectionType, gradeId, skillId }: SkillKey) => `${sectionType} ${gradeId} ${skillId}`

const isMemoryOfSkill = and(
  eq(skillMemories.userId, userSkills.userId),
  isSameSkill(skillMemories, userSkills),
)

/** Skills with answers since their memory was worked out. */
const outdated = (db: Database, userId: string | Placeholder) =>
  db
    .select({
      sectionType: userSkills.sectionType,
      gradeId: userSkills.gradeId,
      skillId: userSkills.skillId,
      revision: userSkills.revision,
    })
    .from(userSkills)
    .leftJoin(skillMemories, isMemoryOfSkill)
    .where(
      and(
        eq(userSkills.userId, userId),
        sql`${skillMemories.revision} is distinct from ${userSkills.revision}`,
      ),
    )

const outdatedOf = shortReading((db) => outdated(db, sql.placeholder('userId')).prepare('outdated_memories'))

/** The first graded check of each outdated skill in each session, in the order of arrival. */
async function findRecalls(db: Database, userId: string): Promise<Map<string, Recall[]>> {
  const changed = outdated(db, userId).as('changed')
  const first = db
    .selectDistinctOn([answers.sectionType, answers.gradeId, answers.skillId, answers.sessionId], {
      sectionType: answers.sectionType,
      gradeId: answers.gradeId,
      skillId: answers.skillId,
      firstTimeCorrect: answers.firstTimeCorrect,
      receivedAt: answers.receivedAt,
    })
    .from(answers)
    .innerJoin(changed, isSameSkill(changed, answers))
    .where(and(eq(answers.userId, userId), isNotNull(answers.seq), gte(answers.firstTimeCorrect, 0)))
    .orderBy(answers.sectionType, answers.gradeId, answers.skillId, answers.sessionId, answers.seq)
    .as('first')
  const rows = await db.select().from(first).orderBy(asc(first.receivedAt))
  const recalls = new Map<string, Recall[]>()
  for (const { firstTimeCorrect, receivedAt, ...skill } of rows) {
    const recall = { at: receivedAt.getTime(), isRecalled: firstTimeCorrect === 1 }
    const known = recalls.get(nameOf(skill))
    if (known) known.push(recall)
    else recalls.set(nameOf(skill), [recall])
  }
  return recalls
}

/** Works out the memory of every skill that was answered since: a replay of its log, so it can be done at any time. */
export async function refreshMemories(db: Database, userId: string): Promise<void> {
  // Answers that arrive after this are seen by the next refresh, too: the revision is read first.
  const changed = await outdatedOf(db).execute({ userId })
  if (changed.length === 0) return
  const recalls = await findRecalls(db, userId)
  const rows = changed.map((skill) => {
    const memory = memoryOf(recalls.get(nameOf(skill)) ?? [])
    return {
      ...skill,
      userId,
      dueAt: memory && new Date(memory.dueAt),
      stability: memory?.stability ?? null,
    }
  })
  await db
    .insert(skillMemories)
    .values(rows)
    .onConflictDoUpdate({
      target: [skillMemories.userId, skillMemories.sectionType, skillMemories.gradeId, skillMemories.skillId],
      set: {
        dueAt: sql`excluded.due_at`,
        stability: sql`excluded.stability`,
        revision: sql`excluded.revision`,
      },
      setWhere: lt(skillMemories.revision, sql`excluded.revision`),
    })
}

const isDue = (userId: string | Placeholder, before: Date | Placeholder) =>
  and(
    eq(skillMemories.userId, userId),
    lt(skillMemories.dueAt, sql.param(before, skillMemories.dueAt)),
    eq(skills.isRetired, false),
    eq(skills.isDisabled, false),
  )

const dueReading = shortReading((db) =>
  db
    .select({ sectionType: skillMemories.sectionType, gradeId: skillMemories.gradeId, count: count() })
    .from(skillMemories)
    .innerJoin(skills, isSameSkill(skills, skillMemories))
    .where(isDue(sql.placeholder('userId'), sql.placeholder('before')))
    .groupBy(skillMemories.sectionType, skillMemories.gradeId)
    .orderBy(desc(count()), skillMemories.sectionType, skillMemories.gradeId)
    .prepare('due_memories'),
)

/** How many skills of which grades are due before a moment, most first. Refresh the memories first. */
export const countDue = (db: Database, userId: string, before: Date) =>
  dueReading(db).execute({ userId, before })

/**
 * The skills of a grade that are due before a moment, those first that are least overdue for their strength: where more is
 * due than a day has time for, what is nearly forgotten waits (docs/pedagogy.md).
 */
export async function findDue(
  db: Database,
  { userId, sectionType, gradeId }: Omit<SkillKey, 'skillId'> & { userId: string },
  before: Date,
): Promise<string[]> {
  const rows = await db
    .select({ skillId: skillMemories.skillId })
    .from(skillMemories)
    .innerJoin(skills, isSameSkill(skills, skillMemories))
    .where(
      and(
        isDue(userId, before),
        eq(skillMemories.sectionType, sectionType),
        eq(skillMemories.gradeId, gradeId),
      ),
    )
    .orderBy(
      sql`(${before.toISOString()}::timestamptz - ${skillMemories.dueAt}) / ${skillMemories.stability}`,
      skillMemories.skillId,
    )
  return rows.map(({ skillId }) => skillId)
}
