import { randomUUID } from 'node:crypto'
import type { CallInput, CallName, CallResult } from '@wordstride/api'
import { type Random, seededRandom } from '@wordstride/core'
import { and, eq } from 'drizzle-orm'
import { findProblem } from '../../content/problemCache'
import type { Database } from '../../db/database'
import { sessions } from '../../db/schema'
import { itemAliases } from '../../sessions/aliases/itemAliases'
import { problemOnWire } from '../../sessions/aliases/wireIds'
import type { Ask } from './callAs'
import type { DemoPupil } from './pupils'

type Success<T> = Extract<T, { isSuccess: true }>
type Task = NonNullable<Success<CallResult<'getNextAssignmentTask'>>['nextAssignmentTask']>

/** No lesson goes on for longer, whether it was passed or not. */
const MOST_EXERCISES = 12
/** What each answer in a skill teaches. */
const LEARNED = 0.03
/** After feedback most are right. */
const SECOND_CHANCE = 0.85
const SECONDS = { least: 7, spread: 20 } as const

/** A pupil who works as the app does, by the calls of the server, with a clock of the past. */
export function playPupil(pupil: DemoPupil, userId: string, ask: Ask, db: Database) {
  const random: Random = seededRandom(pupil.userName)
  const practice = new Map<string, number>()
  let clock = 0

  const call = <TName extends CallName>(name: TName, params: CallInput<TName>) =>
    ask(new Date(clock), name, params)

  /** Attempts until one is right: whether each is. */
  function* attempts(skillId: string): Generator<boolean> {
    const practiced = practice.get(skillId) ?? 0
    practice.set(skillId, practiced + 1)
    let isRight = random() < Math.min(0.97, pupil.ability + LEARNED * practiced)
    while (!isRight) {
      yield false
      isRight = random() < SECOND_CHANCE
    }
    yield true
  }

  /** An attempt takes its time; no two begin at once. */
  function takeTime(): { startTs: number; endTs: number } {
    const startTs = clock + 1
    clock += Math.round(1000 * (SECONDS.least + SECONDS.spread * random()))
    return { startTs, endTs: clock }
  }

  async function learn(task: Task): Promise<void> {
    const course = { sectionType: task.sectionType, gradeId: task.grade, skillId: task.skillId ?? '' }
    const { sessionId, exercises } = await call('skillLearning', { ...course, chapterId: task.chapterId })
    for (const { problemId } of exercises.slice(0, MOST_EXERCISES)) {
      const known = await findProblem(db, problemId)
      if (!known) return
      for (const isRight of attempts(course.skillId)) {
        const { exercise } = known
        const response = isRight ? exercise.correctResponse() : exercise.wrongResponse(random)
        const { learningPass } = await call('saveUserPracticeAnswer', {
          ...course,
          ...takeTime(),
          sessionId,
          problemId,
          responseJson: JSON.stringify(response),
          firstTimeCorrect: 0,
          learningPass: false,
          phase: 'LEARNING_SESSION',
          path: null,
          skillStartLevel: 0,
          skillEndLevel: 0,
          moreParameters: { answerId: randomUUID(), hintChecked: false },
        })
        if (learningPass) return
      }
    }
    await call('recordSessionEvents', { sessionId, events: [{ type: 'left', at: clock }] })
  }

  /** What a graded exercise is, which its ids do not tell. */
  async function findGraded(sessionId: string, wireId: string) {
    const [session] = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)))
    const place = session?.start ? problemOnWire(session, session.start, wireId) : null
    const known = place && (await findProblem(db, place.problemId))
    if (!session || !known) return null
    const aliases = itemAliases(known, { ...session, kind: 'session', place: place.position })
    return { known, toWire: (response: unknown) => JSON.stringify(aliases.toWire(response)) }
  }

  async function prove(task: Task): Promise<void> {
    const { sectionType, grade } = task
    const { sessionId, problems } =
      task.type === 'proficiency'
        ? await call('takeProficiency', { sectionType, currentGrade: grade })
        : await call('takeAfficiency', {
            sectionType,
            gradeId: grade,
            lowAccuracySkillCount: 4,
            randomSkillCount: 2,
          })
    for (const { problemId } of problems) {
      const graded = await findGraded(sessionId ?? '', problemId)
      if (!graded) return
      const { known, toWire } = graded
      for (const isRight of attempts(known.row.skillId)) {
        const response = isRight ? known.exercise.correctResponse() : known.exercise.wrongResponse(random)
        await call('checkAnswer', {
          ...takeTime(),
          sessionId: sessionId ?? '',
          problemId,
          answerId: randomUUID(),
          responseJson: toWire(response),
          hintChecked: false,
        })
      }
    }
  }

  return {
    pupil,
    async joinPeers(at: Date): Promise<void> {
      clock = at.getTime()
      await call('offListPeerGroup', { offList: false })
    },
    /** For the first one that is offered, with tokens enough. */
    async askForReward(at: Date): Promise<void> {
      clock = at.getTime()
      const { balance, rewards } = await call('getTokenAccount', {})
      const [wanted] = rewards
      if (!wanted || wanted.price > balance) return
      const { rewardId, price } = wanted
      await call('askForReward', { requestId: randomUUID(), rewardId, price })
    },
    /** The tasks of the week's assignment, one after the other, until the time is up or all is done. */
    async study(begin: Date): Promise<void> {
      clock = begin.getTime()
      const end = clock + 60_000 * pupil.minutes
      while (clock < end) {
        const { nextAssignmentTask: task } = await call('getNextAssignmentTask', {})
        if (!task) return
        await (task.type === 'learning' ? learn(task) : prove(task))
        clock += 1000 * SECONDS.spread
      }
    },
  }
}
