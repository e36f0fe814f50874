import { projectedScore, type SkillStanding } from '@wordstride/learning'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { skills, userSkills } from '../db/schema'
import type { GradeKey } from './advanceGrade'
import { isStandingOf } from './skillStandings'

type Standing = [
  level: number,
  weight: number,
  specifiedTime: number,
  accuracyRate: number | null,
  meanTime: number | null,
]

const isLearned = sql`(where ${userSkills.level} > 0)`
const inOrder = sql`order by ${skills.chapterId}, ${skills.skillSeq}`

/** What is not learned counts by its weight alone. */
const scoreReading = oncePerDatabase((db) =>
  db
    .select({
      unlearned: sql<number>`coalesce(sum(${skills.weight}) filter (where coalesce(${userSkills.level}, 0) <= 0), 0)`,
      learned: sql<
        Standing[] | null
      >`json_agg(json_build_array(${userSkills.level}, ${skills.weight}, ${skills.specifiedTime},
        ${userSkills.accuracyRate}, ${userSkills.meanTime}) ${inOrder}) filter ${isLearned}`,
    })
    .from(skills)
    .leftJoin(userSkills, isStandingOf(sql.placeholder('userId')))
    .where(
      and(
        eq(skills.isRetired, false),
        eq(skills.isDisabled, false),
        eq(skills.sectionType, sql.placeholder('sectionType')),
        eq(skills.gradeId, sql.placeholder('gradeId')),
      ),
    )
    .prepare('grade_score'),
)

/** SR-14: the score of a student in a grade as the skills stand now, without reading them one by one. */
export async function findScore(db: Database, key: GradeKey): Promise<number> {
  const [found] = await scoreReading(db).execute({ ...key })
  const learned = (found?.learned ?? []).map(
    ([level, weight, specifiedTime, accuracyRate, meanTime]): SkillStanding => ({
      level,
      weight,
      specifiedTimeSeconds: specifiedTime * 60,
      accuracyRate,
      meanTimeSeconds: meanTime,
    }),
  )
  const unlearned: SkillStanding = {
    ...{ level: 0, weight: Number(found?.unlearned ?? 0) },
    ...{ specifiedTimeSeconds: 0, accuracyRate: null, meanTimeSeconds: null },
  }
  return projectedScore(key.sectionType, [unlearned, ...learned])
}
