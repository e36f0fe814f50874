import { succeed } from '@wordstride/api'
import { knownProblem } from '../content/problemCache'
import type { Database } from '../db/database'
import { queryOf } from '../db/query'
import { type AnswerParams, belongsTo, clientClaim } from './answerParams'
import { foldAnswers, type LoggedAnswer } from './foldAnswers'
import { gradeAnswer } from './gradeAnswer'

/** All that an answer depends on, in one reading. */
export const LOAD_ANSWER = `
select json_build_object(
  'version', (select version from content_version where id = 1),
  'isSaved', exists (select 1 from answers where answer_id = $2::uuid),
  'log', (select coalesce(json_agg(json_build_object(
      'answerId', answer_id, 'userId', user_id, 'skillId', skill_id, 'problemId', problem_id,
      'startTs', start_ts, 'verdict', verdict, 'hintChecked', hint_checked,
      'firstTimeCorrect', first_time_correct, 'learningPass', learning_pass)), '[]'::json)
    from answers where session_uuid = $1::uuid),
  'skill', (select json_build_object('level', level, 'revision', revision) from user_skills
    where user_id = $3 and section_type = $4 and grade_id = $5::int and skill_id = $6)
) as found`

/** Saves only while the skill is as it was read: of two writers the second one finds another revision. */
const SAVE_ANSWER = `
with skill as (
  insert into user_skills (user_id, section_type, grade_id, skill_id, last_visit_at, last_answer_at, revision)
  values ($1, $2, $3::int, $4, $5::timestamptz, $5::timestamptz, 1)
  on conflict (user_id, section_type, grade_id, skill_id) do update
    set last_visit_at = excluded.last_visit_at, last_answer_at = excluded.last_answer_at,
        revision = user_skills.revision + 1
    where user_skills.revision = $6::int
  returning 1
)
insert into answers (user_id, section_type, grade_id, skill_id, received_at, answer_id, session_uuid, phase,
  problem_id, group_answer, verdict, hint_checked, first_time_correct, learning_pass, start_ts, end_ts, path, tag,
  level_before, level_after, client_claim)
select $1, $2, $3::int, $4, $5::timestamptz, $7::uuid, $8::uuid, 'LEARNING_SESSION', $9, $10, $11, $12::boolean,
  $13::int, $14::boolean, $15::bigint, $16::bigint, $17, $18, $19::int, $19::int, $20::jsonb
from skill
on conflict do nothing
returning answer_id`

type LogEntry = LoggedAnswer & {
  userId: string
  skillId: string
  firstTimeCorrect: -1 | 0 | 1
  learningPass: boolean
}

interface Found {
  version: string | null
  isSaved: boolean
  log: LogEntry[]
  skill: { level: number; revision: number } | null
}

async function load(db: Database, params: AnswerParams): Promise<Found> {
  const [row] = await queryOf(db)(LOAD_ANSWER, [
    params.session_uuid,
    params.more_parameters.answer_id,
    params.user_id,
    params.section_type,
    params.grade_id,
    params.skill_id,
  ])
  return row?.found as Found
}

const isOwn = (entry: LogEntry, params: AnswerParams): boolean =>
  entry.userId === params.user_id && entry.skillId === params.skill_id

const isSameAttempt = (entry: LogEntry, params: AnswerParams): boolean =>
  entry.problemId === params.problem_id && entry.startTs === params.start_ts

/**
 * The short way for the usual answer of a learning session, in one reading and one writing: it is new, changes no
 * earlier outcome and no level, and nobody else saves in this skill at the moment. Null when any of this does not hold;
 * nothing is written then, and the long way decides.
 */
export async function saveDirectly(params: AnswerParams, db: Database, now: Date) {
  const { version, isSaved, log, skill } = await load(db, params)
  const known = knownProblem(db, version ?? '', params.problem_id)
  if (!known || isSaved || !belongsTo(known, params)) return null
  if (log.some((entry) => !isOwn(entry, params) || isSameAttempt(entry, params))) return null

  const { verdict } = gradeAnswer(known, params.group_answer)
  const { answer_id, hint_checked } = params.more_parameters
  const answer: LoggedAnswer = {
    answerId: answer_id,
    problemId: params.problem_id,
    startTs: params.start_ts,
    verdict,
    hintChecked: hint_checked,
  }
  const outcomes = foldAnswers([...log, answer], {
    correctCount: known.correctInARow,
    poolSize: known.exerciseCount,
  })
  const isChanged = log.some((entry) => {
    const outcome = outcomes.get(entry.answerId)
    return outcome?.firstTimeCorrect !== entry.firstTimeCorrect || outcome.learningPass !== entry.learningPass
  })
  const outcome = outcomes.get(answer_id)
  if (isChanged || !outcome) return null
  const level = skill?.level ?? 0
  // A pass from level 0 lifts the skill.
  if (outcome.learningPass && level === 0) return null

  const rows = await queryOf(db)(SAVE_ANSWER, [
    params.user_id,
    params.section_type,
    params.grade_id,
    params.skill_id,
    now.toISOString(),
    skill?.revision ?? 0,
    answer_id,
    params.session_uuid,
    params.problem_id,
    params.group_answer,
    verdict,
    hint_checked,
    outcome.firstTimeCorrect,
    outcome.learningPass,
    params.start_ts,
    params.end_ts,
    params.path ?? null,
    params.tag ?? null,
    level,
    JSON.stringify(clientClaim(params)),
  ])
  if (rows.length === 0) return null
  return succeed({
    answer_id,
    verdict,
    first_time_correct: outcome.firstTimeCorrect,
    learning_pass: outcome.learningPass,
    skill_level: level,
  })
}
