import { randomUUID } from 'node:crypto'
import { createClient } from '@wordstride/api'
import type { CourseSection, PublicEnvelope } from '@wordstride/core'
import { TOP_LEVEL } from '@wordstride/learning'
import { packProblem } from './packProblems'
import { responsesTo } from './shownProblem'

type Success<T> = Extract<T, { isSuccess: true }>

function succeeded<T extends { isSuccess: boolean }>(reply: T): Success<T> {
  if (!reply.isSuccess) throw new Error(JSON.stringify(reply))
  return reply as Success<T>
}

/** Where a slip costs a level and needs no new learning. */
const SLIP_LEVEL = 2

interface Course {
  url: string
  username: string
  section: CourseSection
  grade: number
}

/** A student without a browser, who knows the answers. */
async function signIn({ url, username, section, grade }: Course) {
  let token: string | null = null
  let clock = Date.now()
  const client = createClient({ baseUrl: url, getToken: () => token, onSignOut: () => undefined })
  const login = await client.call('login', { username, password: username })
  token = login.data?.token ?? null

  /** The server measures the time itself; of the student's clock it needs no more than that no two attempts begin at once. */
  function answer(problemId: string, response: unknown) {
    clock = Math.max(clock + 1, Date.now())
    return { problemId, responseJson: JSON.stringify(response), startTs: clock, endTs: clock }
  }

  async function learn(skillId: string, chapterId: number) {
    const course = { sectionType: section, gradeId: grade, skillId } as const
    const { sessionId, exercises } = succeeded(await client.call('skillLearning', { ...course, chapterId }))
    for (const { problemId } of exercises) {
      const { plugin, problem } = await packProblem(problemId)
      const saved = succeeded(
        await client.call('saveUserPracticeAnswer', {
          ...course,
          ...answer(problemId, plugin.correctResponse(problem)),
          sessionId,
          firstTimeCorrect: 1,
          learningPass: false,
          phase: 'LEARNING_SESSION',
          path: null,
          skillStartLevel: 0,
          skillEndLevel: 0,
          moreParameters: { answerId: randomUUID(), hintChecked: false },
        }),
      )
      if (saved.skillLevel > 0) return
    }
    throw new Error(`${skillId} was not learned.`)
  }

  async function check(sessionId: string, problem: PublicEnvelope, isRight: boolean) {
    const { right, wrong } = await responsesTo(problem)
    const given = answer(problem.problem_id, isRight ? right : wrong)
    const params = { ...given, sessionId, answerId: randomUUID(), hintChecked: false }
    const { verdict } = succeeded(await client.call('checkAnswer', params))
    if (verdict !== (isRight ? 'correct' : 'incorrect'))
      throw new Error(`${problem.problem_id} was ${verdict}.`)
  }

  const slips = new Set<string>()

  /** One proficiency session, with one slip in each skill on the way; false when nothing is left to prove. */
  async function prove(): Promise<boolean> {
    const taken = await client.call('takeProficiency', { sectionType: section, currentGrade: grade })
    const { sessionId, problems } = succeeded(taken)
    if (problems.every(({ userSkillLevel }) => userSkillLevel >= TOP_LEVEL[section])) return false
    for (const { problem: shown, skillId, userSkillLevel } of problems) {
      const problem = shown as unknown as PublicEnvelope
      if (userSkillLevel === SLIP_LEVEL && !slips.has(skillId)) {
        slips.add(skillId)
        await check(sessionId ?? '', problem, false)
      }
      await check(sessionId ?? '', problem, true)
    }
    return true
  }

  return {
    /** Lifts every skill of the grade to level 1; how many there are. */
    async learnAll(): Promise<number> {
      const course = { sectionType: section, gradeId: grade } as const
      const { chapters } = succeeded(await client.call('skillsByUserid', course))
      for (const { chapterId, skills } of chapters)
        for (const { skillId } of skills) await learn(skillId, chapterId)
      return chapters.flatMap(({ skills }) => skills).length
    },
    prove,
  }
}

/** Practices every skill of a grade until none is left to learn. */
export async function learnGrade(course: Course): Promise<void> {
  const student = await signIn(course)
  await student.learnAll()
}

/** Accuracy of a skill after a right answer, a wrong one and three right ones (SR-13), in percent. */
export const ACCURACY_AT_TOP = '89.71%'

/** Works through a whole grade of language arts until every skill is proficient, but none is perfect. */
export async function reachTopLevel(course: Omit<Course, 'section'>): Promise<void> {
  const student = await signIn({ ...course, section: 'ae.la' })
  const sessions = (await student.learnAll()) * (TOP_LEVEL['ae.la'] + 2)
  for (let i = 0; i < sessions; i++) if (!(await student.prove())) return
  throw new Error(`Not proficient after ${sessions} sessions.`)
}
