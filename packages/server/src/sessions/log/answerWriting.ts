import { HONOR_TARGET } from '@wordstride/learning'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { insertFrom, placeholdersFor, takeOver } from '../../db/insertFrom'
import { oncePerDatabase } from '../../db/oncePerDatabase'
import {
  answers,
  goals,
  gradeStandings,
  sessionExercises,
  skillResults,
  userLearningInfo,
  userSkills,
} from '../../db/schema'
import { isOfSession, seenSession, updateSession } from './sessionWriting'

const value = (name: string) => sql.placeholder(name)

const SKILL_STATE = ['level', 'isSecondTry', 'hasDroppedToZero', 'accuracyRate', 'meanTime'] as const

const { lastVisitAt, lastAnswerAt } = userSkills

const receivedIf = (condition: SQL) => sql`case when ${condition}
  then ${sql.param(value('receivedAt'), lastVisitAt)}::${sql.raw(lastVisitAt.getSQLType())} end`

/** Null for what was no answer yet. */
const answeredAt = receivedIf(sql`${value('verdict')}::text in ('correct', 'incorrect')`)

/** Everybody sees when a skill was visited: a word that is asked for and not found yet would be named by it. */
const visitedAt =
  receivedIf(sql`${value('verdict')}::text = 'correct' or ${value('verdict')}::text = 'incorrect'
  and (${value('sectionType')}::text <> 'ae.voc' or ${value('phase')}::text = 'LEARNING_SESSION')`)

const later = (column: typeof lastVisitAt) =>
  sql`${sql.identifier(column.name)} = coalesce(excluded.${sql.identifier(column.name)}, ${column})`

/** Of the grade, with this answer or by one before it. */
const reachedScore = sql`greatest(${value('score')}::float8, (select ${gradeStandings.highestScore} from ${gradeStandings}
  where ${gradeStandings.userId} = ${value('userId')} and ${gradeStandings.sectionType} = ${value('sectionType')}
  and ${gradeStandings.gradeId} = ${value('gradeId')}))`

/** The parts of one statement that stores an answer with all that it changes: each is done for a row of the one before. */
function parts(db: Database) {
  const part = (name: string, query: SQL) => db.$with(name, {}).as(query)
  const skillOf = placeholdersFor(userSkills, ['userId', 'sectionType', 'gradeId', 'skillId'])
  return {
    seen: part('seen', seenSession),
    skill: part(
      'skill',
      sql`${insertFrom(
        userSkills,
        {
          ...skillOf,
          ...placeholdersFor(userSkills, SKILL_STATE),
          lastVisitAt: visitedAt,
          lastAnswerAt: answeredAt,
          revision: sql`1`,
        },
        sql`seen`,
      )} on conflict (user_id, section_type, grade_id, skill_id) do update set ${takeOver(userSkills, SKILL_STATE)},
        ${later(lastVisitAt)}, ${later(lastAnswerAt)}, revision = ${userSkills.revision} + 1 where ${userSkills.revision} = ${value('skillRevision')} returning 1`,
    ),
    answer: part(
      'answer',
      sql`${insertFrom(
        answers,
        placeholdersFor(answers, [
          'userId',
          'answerId',
          'sessionId',
          'seq',
          'events',
          'phase',
          'sectionType',
          'gradeId',
          'skillId',
          'problemId',
          'problemVersion',
          'responseJson',
          'verdict',
          'hintChecked',
          'firstTimeCorrect',
          'learningPass',
          'startTs',
          'endTs',
          'path',
          'tag',
          'levelBefore',
          'levelAfter',
          'overtime',
          'clientClaim',
          'receivedAt',
        ]),
        sql`skill`,
      )} returning 1`,
    ),
    session: part('session', updateSession(sql`answer`)),
    draft: part(
      'draft',
      sql`update ${sessionExercises} set draft = null from answer where ${isOfSession(sessionExercises)}
        and ${sessionExercises.problemId} = ${value('problemId')} and ${sessionExercises.draft} is not null`,
    ),
    result: part(
      'result',
      insertFrom(
        skillResults,
        {
          ...skillOf,
          ...placeholdersFor(skillResults, ['phase', 'sessionId', 'firstTimeCorrect', 'seconds', 'overtime']),
          problemId: value('decidedBy'),
          before: value('before'),
          after: value('after'),
          isLargeGain: value('isLargeGain'),
          decidedAt: value('receivedAt'),
        },
        sql`answer`,
      ),
    ),
    // All parts of a statement see the tables as they were before it.
    honor: part(
      'honor',
      sql`select 1 where ${value('score')}::float8 >= ${HONOR_TARGET} and not exists (
        select 1 from ${gradeStandings} where ${gradeStandings.userId} = ${value('userId')}
        and ${gradeStandings.sectionType} = ${value('sectionType')} and ${gradeStandings.gradeId} = ${value('gradeId')}
        and ${gradeStandings.highestScore} >= ${HONOR_TARGET})`,
    ),
    standing: part(
      'standing',
      sql`${insertFrom(
        gradeStandings,
        {
          ...placeholdersFor(gradeStandings, ['userId', 'sectionType', 'gradeId']),
          projectedScore: value('score'),
          highestScore: value('score'),
        },
        sql`answer`,
      )} on conflict (user_id, section_type, grade_id) do update set projected_score = excluded.projected_score,
        highest_score = greatest(${gradeStandings.highestScore}, excluded.highest_score) returning completed_at`,
    ),
    // Where it is still to go on from this grade (SR-15).
    plan: part(
      'plan',
      sql`select 1 from ${userLearningInfo} where ${userLearningInfo.userId} = ${value('userId')}
        and ${userLearningInfo.sectionType} = ${value('sectionType')}
        and ${userLearningInfo.currentGrade} = ${value('gradeId')}
        and ${userLearningInfo.currentGrade} < ${userLearningInfo.stopGrade}`,
    ),
    // The set goals that name a score of this grade which is there by now (SR-27).
    goal: part(
      'goal',
      sql`select 1 from ${goals} where ${goals.userId} = ${value('userId')}
        and ${goals.reachedAt} is null and ${goals.endedAt} is null and case ${value('sectionType')}::text
          when 'ae.la' then ${goals.laGrade} = ${value('gradeId')} and ${goals.laGoalScore} <= ${reachedScore}
          else ${goals.vocGrade} = ${value('gradeId')} and ${goals.vocGoalScore} <= ${reachedScore} end`,
    ),
  }
}

/** An answer that settles nothing. */
export const answerWriting = oncePerDatabase((db) => {
  const { seen, skill, answer, session, draft } = parts(db)
  return db
    .with(seen, skill, answer, session, draft)
    .select({ isWritten: sql<boolean>`true` })
    .from(sql`answer`)
    .prepare('answer_writing')
})

/** An answer that settles the standing in its skill, and with it the score of the grade. */
export const settlingWriting = oncePerDatabase((db) => {
  const { seen, skill, answer, session, draft, result, honor, standing, plan, goal } = parts(db)
  return db
    .with(seen, skill, answer, session, draft, result, honor, standing, plan, goal)
    .select({
      isWritten: sql<boolean>`true`,
      hasMovedOn: sql<boolean>`(select completed_at is not null from standing) and not exists (select 1 from plan)`,
      isHonorReached: sql<boolean>`exists (select 1 from honor)`,
      isGoalNear: sql<boolean>`exists (select 1 from goal)`,
    })
    .from(sql`answer`)
    .prepare('settling_writing')
})
