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

type Success<T> = Extract<T, { isSuccess: true }>
type Task = NonNullable<Success<CallResult<'getNextAssignmentTask'>>['nextAssignmentTask']>

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
  const skillId = task.skillId as string
  const session = await test.call(
    'skillLearning',
    { sectionType: SECTION, gradeId: grade, chapterId: task.chapterId, skillId },
    pupil.token,
  )
  if (!session.isSuccess) throw new Error(session.message)
  const { sessionId } = session
  let clock = test.now().getTime()
  const began = clock
  for (let i = 0; i < MAX_LEARNING; i++) {
    const exercise = session.exercises[i % session.exercises.length]
    if (!exercise) break
    let isRight = attempt(pupil, skillId, { phase: 'learning' })
    count(day, pupil, skillId)
    for (;;) {
      const startTs = clock
      clock += Math.round(secondsFor(pupil, exercise.specifiedTime) * 1000) + 1
      const answer: CallInput<'saveUserPracticeAnswer'> = {
        sectionType: SECTION,
        sessionId,
        gradeId: grade,
        skillId,
        problemId: exercise.problemId,
        responseJson: isRight ? RIGHT : WRONG,
        firstTimeCorrect: 0,
        learningPass: false,
        phase: 'LEARNING_SESSION',
        startTs,
        endTs: clock,
        skillStartLevel: 0,
        skillEndLevel: 0,
        moreParameters: { answerId: randomUUID(), hintChecked: false },
      }
      const reply = await test.call('saveUserPracticeAnswer', answer, pupil.token)
      if (!reply.isSuccess) throw new Error(reply.message)
      if (reply.learningPass) return LESSON + (i + 1) * READING + (clock - began) / 1000
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
      ? await test.call('takeProficiency', { sectionType: SECTION, currentGrade: grade }, pupil.token)
      : await test.call(
          'takeAfficiency',
          { sectionType: SECTION, gradeId: grade, lowAccuracySkillCount: 4, randomSkillCount: 2 },
          pupil.token,
        )
  if (!session.isSuccess) throw new Error(session.message)
  let clock = test.now().getTime()
  const began = clock
  for (const exercise of session.problems) {
    const place: Place = phase === 'proficiency' ? { phase, level: exercise.userSkillLevel } : { phase }
    let isRight = attempt(pupil, exercise.skillId, place)
    count(day, pupil, exercise.skillId)
    for (;;) {
      const startTs = clock
      clock += Math.round(secondsFor(pupil, exercise.specifiedTime) * 1000) + 1
      const reply = await test.call(
        'checkAnswer',
        {
          sessionId: session.sessionId as string,
          problemId: exercise.problemId,
          answerId: randomUUID(),
          responseJson: isRight ? RIGHT : WRONG,
          startTs,
          endTs: clock,
          hintChecked: false,
        },
        pupil.token,
      )
      if (!reply.isSuccess) throw new Error(reply.message)
      if (reply.levelChange?.levelTo === 4) day.reached.add(keyOf(pupil, exercise.skillId))
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
    if (!reply.isSuccess) throw new Error(reply.message)
    const task = reply.nextAssignmentTask
    if (task === null) {
      const extra = await day.test.call('createExtraAssignment', {}, pupil.token)
      if (!extra.isSuccess) return
      continue
    }
    const spent =
      task.type === 'learning' ? await learn(day, pupil, task) : await takeGraded(day, pupil, task.type)
    if (spent === 0) return
    seconds += spent
    day.test.advance(1000)
  }
}
