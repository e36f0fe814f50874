import { randomUUID } from 'node:crypto'
import type { CallInput, CallResult } from '@wordstride/api'
import type { TestApp } from '../../packages/server/src/testing/createTestApp'
import { attempt, attemptAgain, type Place, type Pupil, secondsFor } from './pupils'

/** Options of the problems of the pack: `two` is right. */
const RIGHT = '{"chosen":{"q":["two"]}}'
const WRONG = '{"chosen":{"q":["one"]}}'
const MAX_LEARNING = 15
/** Seconds for the demonstration of a new skill. */
const LESSON = 8 * 60
/** Seconds between two problems: feedback is read. */
const READING = 20
const SECTION = 'ae.la'

export interface Tally {
  /** Problems by student and skill until the skill was first at the top. */
  problems: Map<string, number>
  answers: number
}

type Success<T> = Extract<T, { is_success: true }>
type Task = NonNullable<Success<CallResult<'getNextAssignmentTask'>>['next_assignment_task']>

export interface Day {
  test: TestApp
  grade: number
  tally: Tally
  /** Skills that have been at the top, by student and skill. */
  reached: Set<string>
}

const keyOf = (pupil: Pupil, skillId: string) => `${pupil.userId} ${skillId}`

function count({ tally, reached }: Day, pupil: Pupil, skillId: string): void {
  tally.answers++
  const key = keyOf(pupil, skillId)
  if (!reached.has(key)) tally.problems.set(key, (tally.problems.get(key) ?? 0) + 1)
}

/** One learning session; gives the seconds it took. */
async function learn(day: Day, pupil: Pupil, task: Task): Promise<number> {
  const { test, grade } = day
  const skill_id = task.skill_id as string
  const session = await test.call(
    'skillLearning',
    { section_type: SECTION, grade_id: grade, chapter_id: task.chapter_id, skill_id },
    pupil.token,
  )
  if (!session.is_success) throw new Error(session.message)
  const session_uuid = randomUUID()
  let clock = test.now().getTime()
  const began = clock
  for (let i = 0; i < MAX_LEARNING; i++) {
    const exercise = session.exercises[i % session.exercises.length]
    if (!exercise) break
    let isRight = attempt(pupil, skill_id, { phase: 'learning' })
    count(day, pupil, skill_id)
    for (;;) {
      const start_ts = clock
      clock += Math.round(secondsFor(pupil, exercise.specified_time) * 1000) + 1
      const answer: CallInput<'saveUserPracticeAnswer'> = {
        section_type: SECTION,
        session_uuid,
        grade_id: grade,
        skill_id,
        problem_id: exercise.problem_id,
        group_answer: isRight ? RIGHT : WRONG,
        first_time_correct: 0,
        learning_pass: false,
        phase: 'LEARNING_SESSION',
        start_ts,
        end_ts: clock,
        skill_start_level: 0,
        skill_end_level: 0,
        more_parameters: { answer_id: randomUUID(), hint_checked: false },
      }
      const reply = await test.call('saveUserPracticeAnswer', answer, pupil.token)
      if (!reply.is_success) throw new Error(reply.message)
      if (reply.learning_pass) return LESSON + (i + 1) * READING + (clock - began) / 1000
      if (isRight) break
      isRight = attemptAgain(pupil)
    }
  }
  return LESSON + MAX_LEARNING * READING + (clock - began) / 1000
}

/** One graded session; gives the seconds it took. */
async function takeGraded(day: Day, pupil: Pupil, phase: 'proficiency' | 'afficiency'): Promise<number> {
  const { test, grade } = day
  const session =
    phase === 'proficiency'
      ? await test.call('takeProficiency', { section_type: SECTION, current_grade: grade }, pupil.token)
      : await test.call(
          'takeAfficiency',
          { section_type: SECTION, grade_id: grade, low_accuracy_skill_count: 4, random_skill_count: 2 },
          pupil.token,
        )
  if (!session.is_success) throw new Error(session.message)
  let clock = test.now().getTime()
  const began = clock
  for (const exercise of session.problems) {
    const place: Place = phase === 'proficiency' ? { phase, level: exercise.user_skill_level } : { phase }
    let isRight = attempt(pupil, exercise.skill_id, place)
    count(day, pupil, exercise.skill_id)
    for (;;) {
      const start_ts = clock
      clock += Math.round(secondsFor(pupil, exercise.specified_time) * 1000) + 1
      const reply = await test.call(
        'checkAnswer',
        {
          session_uuid: session.session_uuid as string,
          problem_id: exercise.problem_id,
          answer_id: randomUUID(),
          group_answer: isRight ? RIGHT : WRONG,
          start_ts,
          end_ts: clock,
          hint_checked: false,
        },
        pupil.token,
      )
      if (!reply.is_success) throw new Error(reply.message)
      if (reply.level_change?.levelTo === 4) day.reached.add(keyOf(pupil, exercise.skill_id))
      if (isRight) break
      isRight = attemptAgain(pupil)
    }
  }
  return session.problems.length * READING + (clock - began) / 1000
}

/** A study day: the next task of the assignment, then extra work, until the minutes are up. */
export async function studyDay(day: Day, pupil: Pupil): Promise<void> {
  let seconds = 0
  while (seconds < pupil.minutes * 60) {
    const reply = await day.test.call('getNextAssignmentTask', {}, pupil.token)
    if (!reply.is_success) throw new Error(reply.message)
    const task = reply.next_assignment_task
    if (task === null) {
      const extra = await day.test.call('createExtraAssignment', {}, pupil.token)
      if (!extra.is_success) return
      continue
    }
    const spent =
      task.type === 'learning' ? await learn(day, pupil, task) : await takeGraded(day, pupil, task.type)
    if (spent === 0) return
    seconds += spent
    day.test.advance(1000)
  }
}
