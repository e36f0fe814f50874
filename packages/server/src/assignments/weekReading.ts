import type { CourseSection } from '@wordstride/core'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import {
  answers,
  assignmentWeeks,
  type PastGrade,
  sessions,
  skillResults,
  skills,
  userLearningInfo,
  userSkills,
  users,
} from '../db/schema'

type Place = [sectionType: CourseSection, gradeId: number]

/** All that the points of a week depend on, as arrays of values: read in one statement, and of one moment. */
export type WeekReading = Awaited<ReturnType<typeof readWeeks>>[number]

/** Epoch ms, as the driver reads a moment. */
const msOf = (moment: PgColumn): SQL => sql`floor(extract(epoch from ${moment}) * 1000)`

/** The skills that the week asks for, once each. */
const asked = sql`(select distinct item ->> 'sectionType' as section_type, (item ->> 'gradeId')::int as grade_id,
    item ->> 'skillId' as skill_id
  from jsonb_array_elements(${assignmentWeeks.items}) item where item ->> 'skillId' is not null) asked`

const isAsked = (table: typeof answers | typeof skills) =>
  sql`${table.sectionType} = asked.section_type and ${table.gradeId} = asked.grade_id and ${table.skillId} = asked.skill_id`

/** A right answer of learning in the week. */
const learned = (which: SQL) => sql`
  select ${answers.receivedAt}, ${answers.seq}, json_build_array(${msOf(answers.receivedAt)}, ${answers.sessionId},
    ${answers.sectionType}, ${answers.gradeId}, ${answers.skillId}, ${answers.seq}, ${answers.firstTimeCorrect},
    ${answers.learningPass}, ${answers.levelBefore}) as answer
  from ${answers}
  where ${answers.userId} = ${assignmentWeeks.userId} and ${which} and ${answers.phase} = 'LEARNING_SESSION'
    and ${answers.verdict} = 'correct' and ${answers.seq} is not null
    and ${answers.receivedAt} >= ${assignmentWeeks.startsAt} and ${answers.receivedAt} < ${assignmentWeeks.endsAt}`

/** Passes, and the right answers in the skills that the week asks for: each by an index of its own. */
const learning = sql<
  | [
      at: number,
      sessionId: string,
      ...place: Place,
      skillId: string,
      seq: number,
      firstTimeCorrect: number,
      isPass: boolean,
      level: number,
    ][]
  | null
>`(select json_agg(answer order by received_at, seq) from (
    ${learned(sql`${answers.learningPass}`)}
    union all
    select one.* from ${asked}, lateral (${learned(sql`not ${answers.learningPass} and ${isAsked(answers)}`)} offset 0) one
  ) learned)`

/** What moved a level since the week began, also after its end. */
const results = sql<
  | [
      at: number,
      sessionId: string,
      ...place: Place,
      skillId: string,
      levelBefore: number,
      levelAfter: number,
      isLargeGain: boolean,
    ][]
  | null
>`(select json_agg(json_build_array(${msOf(skillResults.decidedAt)}, ${skillResults.sessionId},
    ${skillResults.sectionType}, ${skillResults.gradeId}, ${skillResults.skillId}, ${skillResults.before} -> 'level',
    ${skillResults.after} -> 'level', ${skillResults.isLargeGain}) order by ${skillResults.seq})
  from ${skillResults}
  where ${skillResults.userId} = ${assignmentWeeks.userId} and ${skillResults.decidedAt} >= ${assignmentWeeks.startsAt})`

const afficiency = sql<
  [at: number, sessionId: string, ...place: Place][] | null
>`(select json_agg(json_build_array(${msOf(sessions.endedAt)}, ${sessions.sessionId}, ${sessions.sectionType},
    ${sessions.gradeId}))
  from ${sessions}
  where ${sessions.userId} = ${assignmentWeeks.userId} and ${sessions.phase} = 'AFFICIENCY_SESSION'
    and ${sessions.sessionStatus} = 'passed'
    and ${sessions.endedAt} >= ${assignmentWeeks.startsAt} and ${sessions.endedAt} < ${assignmentWeeks.endsAt})`

const plans = sql<
  [sectionType: CourseSection, currentGrade: number, pastGrades: PastGrade[]][] | null
>`(select json_agg(json_build_array(${userLearningInfo.sectionType}, ${userLearningInfo.currentGrade},
    ${userLearningInfo.pastGrades}))
  from ${userLearningInfo} where ${userLearningInfo.userId} = ${assignmentWeeks.userId})`

/** The skills that the week asks for, of those that are taught, with the student's level. */
const itemSkills = sql<
  [...place: Place, skillId: string, correctInARow: number, level: number][] | null
>`(select json_agg(json_build_array(${skills.sectionType}, ${skills.gradeId}, ${skills.skillId}, ${skills.correctInARow},
    coalesce(${userSkills.level}, 0)))
  from ${asked}
  cross join lateral (select * from ${skills}
    where ${isAsked(skills)} and not ${skills.isDisabled} and not ${skills.isRetired} offset 0) ${skills}
  left join ${userSkills} on ${userSkills.userId} = ${assignmentWeeks.userId}
    and ${userSkills.sectionType} = ${skills.sectionType} and ${userSkills.gradeId} = ${skills.gradeId}
    and ${userSkills.skillId} = ${skills.skillId})`

/** The readings of the weeks of a condition. */
export const readWeeks = (db: Database, isRead: SQL | undefined) =>
  db
    .select({
      week: assignmentWeeks,
      rewardTokens: users.rewardTokens,
      learning,
      results,
      afficiency,
      plans,
      itemSkills,
    })
    .from(assignmentWeeks)
    .innerJoin(users, eq(users.userId, assignmentWeeks.userId))
    .where(isRead)
