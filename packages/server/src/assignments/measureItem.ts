import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '../db/database'
import { answers, gradedSessions, skillResults } from '../db/schema'
import type { UserSkill } from '../progress/skillStandings'
import type { AssignmentItemPlan } from './assignmentItem'
import { gainedUnits, learningProgress } from './progress'

async function measureLearning(
  db: Database,
  userId: string,
  item: AssignmentItemPlan,
  entry: UserSkill | undefined,
): Promise<number> {
  // SR-08: an item on a disabled skill counts as done.
  if (!entry || entry.level > 0) return 1
  const rows = await db
    .select({
      sessionUuid: answers.sessionUuid,
      flag: answers.firstTimeCorrect,
      isPass: answers.learningPass,
    })
    .from(answers)
    .where(
      and(
        eq(answers.userId, userId),
        eq(answers.sectionType, item.sectionType),
        eq(answers.gradeId, item.gradeId),
        eq(answers.skillId, entry.skill.skillId),
        eq(answers.phase, 'LEARNING_SESSION'),
        eq(answers.verdict, 'correct'),
        gte(answers.receivedAt, new Date(item.since)),
      ),
    )
    .orderBy(asc(answers.startTs))
  if (rows.some(({ isPass }) => isPass)) return 1
  const sessions = new Map<string, number[]>()
  for (const { sessionUuid, flag } of rows) {
    sessions.set(sessionUuid, [...(sessions.get(sessionUuid) ?? []), flag])
  }
  return learningProgress([...sessions.values()], entry.skill.correctInARow)
}

async function measureUnits(db: Database, userId: string, item: AssignmentItemPlan): Promise<number> {
  const moves = await db
    .select({
      skillId: skillResults.skillId,
      before: skillResults.before,
      after: skillResults.after,
      isLargeGain: skillResults.isLargeGain,
    })
    .from(skillResults)
    .where(
      and(
        eq(skillResults.userId, userId),
        gte(skillResults.decidedAt, new Date(item.since)),
        eq(skillResults.sectionType, item.sectionType),
        eq(skillResults.gradeId, item.gradeId),
      ),
    )
    .orderBy(asc(skillResults.seq))
  return gainedUnits(item.sectionType, moves) / item.target
}

async function measureSessions(db: Database, userId: string, item: AssignmentItemPlan): Promise<number> {
  const finished = await db.$count(
    gradedSessions,
    and(
      eq(gradedSessions.userId, userId),
      eq(gradedSessions.sectionType, item.sectionType),
      eq(gradedSessions.gradeId, item.gradeId),
      eq(gradedSessions.phase, 'AFFICIENCY_SESSION'),
      gte(gradedSessions.passedAt, new Date(item.since)),
    ),
  )
  return finished / item.target
}

/** How far an item is done, from 0 to 1 (SR-20). `entries` are the enabled skills of its section and grade. */
export async function measureItem(
  db: Database,
  userId: string,
  item: AssignmentItemPlan,
  entries: readonly UserSkill[],
): Promise<number> {
  const entry = entries.find(({ skill }) => skill.skillId === item.skillId)
  const measured =
    item.type === 'learning'
      ? await measureLearning(db, userId, item, entry)
      : item.type === 'proficiency'
        ? await measureUnits(db, userId, item)
        : await measureSessions(db, userId, item)
  return Math.min(1, measured)
}
