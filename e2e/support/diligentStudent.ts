import { randomUUID } from 'node:crypto'
import { createClient } from '@wordstride/api'
import { type CourseSection, TOP_LEVEL } from '@wordstride/core'
import { packProblem } from './packProblems'

type Success<T> = Extract<T, { is_success: true }>

function succeeded<T extends { is_success: boolean }>(reply: T): Success<T> {
  if (!reply.is_success) throw new Error(JSON.stringify(reply))
  return reply as Success<T>
}

interface Course {
  url: string
  username: string
  section: CourseSection
  grade: number
}

/** Attempts of five seconds, one after the other; only the first ones of a skill take long. */
const SHORT_MS = 5_000
const LONG_MS = 500_000

/** A student without a browser, who knows the answers. */
async function signIn({ url, username, section, grade }: Course) {
  let token: string | null = null
  let clock = Date.now() - 86_400_000
  const client = createClient({ baseUrl: url, getToken: () => token, onSignOut: () => undefined })
  const login = await client.call('login', { username, password: username })
  token = login.data?.token ?? null

  async function answer(problemId: string, milliseconds: number) {
    const { plugin, problem } = await packProblem(problemId)
    const start_ts = clock
    clock += milliseconds + 1_000
    return {
      problem_id: problemId,
      group_answer: JSON.stringify(plugin.correctResponse(problem)),
      start_ts,
      end_ts: start_ts + milliseconds,
    }
  }

  async function learn(skillId: string, chapterId: number) {
    const course = { section_type: section, grade_id: grade, skill_id: skillId } as const
    const { exercises } = succeeded(await client.call('skillLearning', { ...course, chapter_id: chapterId }))
    const session_uuid = randomUUID()
    for (const { problem_id } of exercises) {
      const saved = succeeded(
        await client.call('saveUserPracticeAnswer', {
          ...course,
          ...(await answer(problem_id, SHORT_MS)),
          session_uuid,
          first_time_correct: 1,
          learning_pass: false,
          phase: 'LEARNING_SESSION',
          path: null,
          skill_start_level: 0,
          skill_end_level: 0,
          more_parameters: { answer_id: randomUUID(), hint_checked: false },
        }),
      )
      if (saved.skill_level > 0) return
    }
    throw new Error(`${skillId} was not learned.`)
  }

  /** One proficiency session; the lowest level in it. */
  async function prove(): Promise<number> {
    const taken = await client.call('takeProficiency', { section_type: section, current_grade: grade })
    const { session_uuid, problems } = succeeded(taken)
    for (const { problem_id, user_skill_level } of problems) {
      const given = await answer(problem_id, user_skill_level === 1 ? LONG_MS : SHORT_MS)
      const checked = await client.call('checkAnswer', {
        ...given,
        session_uuid: session_uuid ?? '',
        answer_id: randomUUID(),
        hint_checked: false,
      })
      if (succeeded(checked).verdict !== 'correct') throw new Error(`${problem_id} was not right.`)
    }
    return Math.min(...problems.map((problem) => problem.user_skill_level))
  }

  return {
    /** Lifts every skill of the grade to level 1; how many there are. */
    async learnAll(): Promise<number> {
      const course = { section_type: section, grade_id: grade } as const
      const { chapters } = succeeded(await client.call('skillsByUserid', course))
      for (const { chapter_id, skills } of chapters)
        for (const { skill_id } of skills) await learn(skill_id, chapter_id)
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

/** Works through a whole grade until every skill is proficient. */
export async function reachTopLevel(course: Course): Promise<void> {
  const student = await signIn(course)
  const top = TOP_LEVEL[course.section]
  const sessions = (await student.learnAll()) * top
  for (let i = 0; i < sessions; i++) if ((await student.prove()) >= top) return
  throw new Error(`Not proficient after ${sessions} sessions.`)
}
