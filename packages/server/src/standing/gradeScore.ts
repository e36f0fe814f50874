import { projectedScore, type SkillStanding, type SkillState } from '@wordstride/learning'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { isSameSkill } from '../db/sameRow'
import { skills, userSkills } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { askedPlaces, type GradePlace, placesOf } from './gradePlaces'
import { runningSince } from './runningSince'
import { isStandingOf, levelIn } from './skillStandings'
import { wordsStillAsked } from './wordsStillAsked'

type Standing = [
  level: number,
  weight: number,
  specifiedTime: number,
  accuracyRate: number | null,
  meanTime: number | null,
]

const inOrder = sql`order by ${skills.chapterId}, ${skills.skillSeq}`

const numberIn = (state: SQLWrapper, key: keyof SkillState) => sql`(${state}->>${key})::float8`

/** What is not learned counts by its weight alone. */
const scoreReading = shortReading((db) => {
  const asked = wordsStillAsked(db, {
    isOfStudents: (id) => eq(id, sql.placeholder('userId')),
    since: sql.placeholder('since'),
  })
  const told = (stored: SQLWrapper, before: SQL) =>
    sql`case when ${asked.skillId} is null then ${stored} else ${before} end`
  const level = told(userSkills.level, levelIn(asked.before))
  const isLearned = sql`(where ${level} > 0)`
  const score = db
    .select({
      unlearned: sql<number>`coalesce(sum(${skills.weight}) filter (where coalesce(${level}, 0) <= 0), 0)`.as(
        'unlearned',
      ),
      learned: sql<
        Standing[] | null
      >`json_agg(json_build_array(${level}, ${skills.weight}, ${skills.specifiedTime},
        ${told(userSkills.accuracyRate, numberIn(asked.before, 'accuracyRate'))},
        ${told(userSkills.meanTime, numberIn(asked.before, 'meanTimeSeconds'))}) ${inOrder}) filter ${isLearned}`.as(
        'learned',
      ),
    })
    .from(skills)
    .leftJoin(userSkills, isStandingOf(sql.placeholder('userId')))
    .leftJoin(asked, isSameSkill(asked, skills))
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

/** SR-14: the scores of a student in some grades as the skills are told, without reading them one by one. */
export async function findScores(
  db: Database,
  userId: string,
  places: readonly GradePlace[],
  now: Date,
): Promise<number[]> {
  const rows = await scoreReading(db).execute({ userId, since: runningSince(now), ...placesOf(places) })
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
