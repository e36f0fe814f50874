import { projectedScore, type SkillStanding } from '@wordstride/learning'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { skills, userSkills } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { askedPlaces, type GradePlace, placesOf } from './gradePlaces'
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
const scoreReading = shortReading((db) => {
  const score = db
    .select({
      unlearned:
        sql<number>`coalesce(sum(${skills.weight}) filter (where coalesce(${userSkills.level}, 0) <= 0), 0)`.as(
          'unlearned',
        ),
      learned: sql<
        Standing[] | null
      >`json_agg(json_build_array(${userSkills.level}, ${skills.weight}, ${skills.specifiedTime},
        ${userSkills.accuracyRate}, ${userSkills.meanTime}) ${inOrder}) filter ${isLearned}`.as('learned'),
    })
    .from(skills)
    .leftJoin(userSkills, isStandingOf(sql.placeholder('userId')))
    .where(
      and(
        eq(skills.isRetired, false),
        eq(skills.isDisabled, false),
        sql`${skills.sectionType} = asked.section_type`,
        sql`${skills.gradeId} = asked.grade_id`,
      ),
    )
    .as('score')
  return db
    .select({ unlearned: score.unlearned, learned: score.learned })
    .from(askedPlaces)
    .innerJoinLateral(score, sql`true`)
    .orderBy(sql`asked.place`)
    .prepare('grade_scores')
})

/** SR-14: the scores of a student in some grades as the skills stand now, without reading them one by one. */
export async function findScores(
  db: Database,
  userId: string,
  places: readonly GradePlace[],
): Promise<number[]> {
  const rows = await scoreReading(db).execute({ userId, ...placesOf(places) })
  return rows.map(({ unlearned, learned }, i) => {
    const standings = (learned ?? []).map(
      ([level, weight, specifiedTime, accuracyRate, meanTime]): SkillStanding => ({
        level,
        weight,
        specifiedTimeSeconds: specifiedTime * 60,
        accuracyRate,
        meanTimeSeconds: meanTime,
      }),
    )
    const rest: SkillStanding = {
      level: 0,
      weight: Number(unlearned),
      specifiedTimeSeconds: 0,
      accuracyRate: null,
      meanTimeSeconds: null,
    }
    return projectedScore((places[i] as GradePlace).sectionType, [rest, ...standings])
  })
}
