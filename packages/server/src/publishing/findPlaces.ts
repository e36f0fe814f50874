import {
  type ProblemName,
  readSkillProblem,
  readTestProblem,
  readWordProblem,
  type TestProblemName,
} from '@wordstride/content'
import type { CourseSection } from '@wordstride/core'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { problems } from '../db/schema'
import { findServedSkills, type ServedSkill, servedById } from './places'

/** Where a problem stands, or would. */
export interface Place {
  name: ProblemName
  skill: ServedSkill
}

/** One of the kinds of problems that can be drafted. */
interface PlaceFamily<TName extends ProblemName> {
  read(problemId: string): TName | null
  /** By skillId. */
  find(db: Database, names: readonly TName[]): Promise<Map<string, ServedSkill>>
}

const lessonsOf = (
  section: CourseSection,
  read: PlaceFamily<ProblemName>['read'],
): PlaceFamily<ProblemName> => ({
  read,
  find: (db, names) => findServedSkills(db, [...new Set(names.map(({ skillId }) => skillId))], section),
})

/** Topics are no rows of their own: a new one is there with its first problem. */
const tests: PlaceFamily<TestProblemName> = {
  read: readTestProblem,
  async find(db, names) {
    const grades = [...new Set(names.map(({ gradeId }) => gradeId))]
    const rows = await db
      .select()
      .from(problems)
      .where(
        and(
          inArray(problems.sectionType, ['ae.ls', 'ae.rc']),
          inArray(problems.gradeId, grades),
          eq(problems.pool, 'T'),
          eq(problems.isRetired, false),
        ),
      )
      .orderBy(asc(problems.problemSeq))
    const byGrade = new Map(
      grades.map((grade) => [grade, servedById(rows.filter(({ gradeId }) => gradeId === grade))]),
    )
    return new Map(
      names.map(({ sectionType, gradeId, skillId, topic }) => [
        skillId,
        {
          skill: { sectionType, gradeId, skillId, skillName: topic },
          group: `test.${gradeId}`,
          served: byGrade.get(gradeId) ?? new Map(),
        },
      ]),
    )
  },
}

async function findIn<TName extends ProblemName>(
  db: Database,
  family: PlaceFamily<TName>,
  problemIds: readonly string[],
): Promise<[string, Place][]> {
  const named = problemIds.flatMap((problemId) => {
    const name = family.read(problemId)
    return name ? [{ problemId, name }] : []
  })
  if (named.length === 0) return []
  const found = await family.find(
    db,
    named.map(({ name }) => name),
  )
  return named.flatMap(({ problemId, name }): [string, Place][] => {
    const skill = found.get(name.skillId)
    return skill ? [[problemId, { name, skill }]] : []
  })
}

/** The places of problems by their ids in the files; those that can have none are left out. */
export async function findPlaces(db: Database, problemIds: readonly string[]): Promise<Map<string, Place>> {
  const ids = [...new Set(problemIds)]
  const found = await Promise.all([
    findIn(db, lessonsOf('ae.la', readSkillProblem), ids),
    findIn(db, lessonsOf('ae.voc', readWordProblem), ids),
    findIn(db, tests, ids),
  ])
  return new Map(found.flat())
}

export const findPlace = async (db: Database, problemId: string): Promise<Place | null> =>
  (await findPlaces(db, [problemId])).get(problemId) ?? null
