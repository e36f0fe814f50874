import { randomUUID } from 'node:crypto'
import type { ContentPack, PackProblem, PackSkill } from '@wordstride/content'
import { parseProblem, seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import type { Student } from './fillDatabase'
import { post } from './send'

/** An answer that the server acknowledged, and the verdict it must have given. */
export interface Saved {
  answerId: string
  verdict: 'correct' | 'incorrect'
}

export interface LoadResult {
  saves: number
  seconds: number
  /** Milliseconds, ascending. */
  times: number[]
  saved: Saved[]
  /** Replies other than a saved answer. */
  failures: number
  /** Replies whose verdict or first_time_correct was not the right one. */
  wrong: number
}

interface LoadOptions {
  /** Where the next request goes. */
  address(): string
  students: readonly Student[]
  skills: readonly BenchSkill[]
  /** Whether the load ends now. */
  isOver(): boolean
  /** Sends an answer again until it is acknowledged, as the outbox does. */
  retries?: boolean
  onSaved?(saved: Saved): void
  onRefused?(message: string): void
}

export interface BenchSkill {
  section: string
  grade: number
  chapterId: number
  skill: PackSkill
  answers: { problemId: string; right: string; wrong: string }[]
}

function answersTo({ problem_id, problem }: PackProblem): BenchSkill['answers'][number] {
  const plugin = registry.require(problem.problem_type)
  const parsed = parseProblem(plugin, problem)
  if (!parsed.ok) throw new Error(`${problem_id} does not parse.`)
  return {
    problemId: problem_id,
    right: JSON.stringify(plugin.correctResponse(parsed.problem)),
    wrong: JSON.stringify(plugin.wrongResponse(parsed.problem, seededRandom(problem_id))),
  }
}

/** The language arts skills of a grade with a right and a wrong answer of each exercise, in their order. */
export function benchSkills(pack: ContentPack, grade: number): BenchSkill[] {
  return pack.chapters
    .filter((chapter) => chapter.section_type === 'ae.la' && chapter.grade_id === grade)
    .flatMap(({ section_type, grade_id, chapter_id, skills }) =>
      skills.map((skill) => ({
        section: section_type,
        grade: grade_id,
        chapterId: chapter_id,
        skill,
        answers: skill.problems.filter(({ pool }) => pool === 'E').map(answersTo),
      })),
    )
    .filter(({ answers }) => answers.length >= 4)
}

/** Two rounds where the second attempt comes last in each, else less than one: no session passes by its last exercise. */
const lengthOf = ({ length }: BenchSkill['answers']): number => (length % 2 === 0 ? 2 * length : length - 1)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function study(student: Student, index: number, options: LoadOptions, result: LoadResult) {
  let turn = index
  let clock = 0
  /** The student's clock; no two moments are the same. */
  const tick = () => {
    clock = Math.max(clock + 1, Date.now())
    return clock
  }
  const call = async (path: string, name: string, params: object) => {
    for (;;) {
      try {
        const body = JSON.stringify({ function: name, params })
        const reply = await post(`${options.address()}/english/api/v1.0/${path}`, student.token, body)
        if (reply.status === 200) return JSON.parse(reply.body)
      } catch {
        // The server is being killed: the next one answers.
      }
      await pause(50)
    }
  }
  const leave = (session_uuid: string) =>
    call('sessionevent', 'recordSessionEvents', { session_uuid, events: [{ type: 'left', at: tick() }] })
  /** A session that has done nothing yet; an unfinished one is left first. */
  const openSession = async (skill: object): Promise<{ session_uuid: string; last: string | null }> => {
    const { session_uuid, events, user_last_problem_id: last } = await call('content', 'skillLearning', skill)
    if (events.length === 1) return { session_uuid, last }
    await leave(session_uuid)
    return openSession(skill)
  }
  while (!options.isOver()) {
    const { section, grade, chapterId, skill, answers } = options.skills[
      turn++ % options.skills.length
    ] as BenchSkill
    const { session_uuid, last } = await openSession({
      section_type: section,
      grade_id: grade,
      chapter_id: chapterId,
      skill_id: skill.skill_id,
    })
    // Every other exercise is right at the second attempt only, so that the session goes on as long as it is asked to.
    const begin = answers.findIndex(({ problemId }) => problemId === last) + 1
    const cycle = [...answers.slice(begin), ...answers.slice(0, begin)]
    const steps = [...cycle, ...cycle].slice(0, lengthOf(answers)).flatMap((answer, i) =>
      i % 2 === 1
        ? [
            { answer, isRight: false, firstTimeCorrect: 0 },
            { answer, isRight: true, firstTimeCorrect: 0 },
          ]
        : [{ answer, isRight: true, firstTimeCorrect: 1 }],
    )
    for (const { answer, isRight, firstTimeCorrect } of steps) {
      if (options.isOver()) return
      const answerId = randomUUID()
      const start_ts = tick()
      const body = JSON.stringify({
        function: 'saveUserPracticeAnswer',
        params: {
          section_type: section,
          session_uuid,
          grade_id: grade,
          skill_id: skill.skill_id,
          problem_id: answer.problemId,
          group_answer: isRight ? answer.right : answer.wrong,
          first_time_correct: 0,
          learning_pass: false,
          phase: 'LEARNING_SESSION',
          start_ts,
          end_ts: tick(),
          skill_start_level: 0,
          skill_end_level: 0,
          more_parameters: { answer_id: answerId, hint_checked: false },
        },
      })
      const expected = {
        verdict: isRight ? 'correct' : 'incorrect',
        first_time_correct: firstTimeCorrect,
      }
      const began = performance.now()
      for (;;) {
        try {
          const reply = await post(`${options.address()}/english/api/v1.0/userpractice`, student.token, body)
          const parsed = reply.status === 200 ? JSON.parse(reply.body) : null
          if (parsed?.is_success) {
            if (
              parsed.verdict !== expected.verdict ||
              parsed.first_time_correct !== expected.first_time_correct
            )
              result.wrong++
            const saved = { answerId, verdict: parsed.verdict }
            result.saved.push(saved)
            options.onSaved?.(saved)
            result.times.push(performance.now() - began)
            break
          }
          result.failures++
          if (parsed !== null) {
            // The server has made up its mind: sending it again changes nothing.
            options.onRefused?.(parsed.message)
            break
          }
        } catch {
          result.failures++
        }
        if (!options.retries) break
        await pause(50)
      }
    }
    await leave(session_uuid)
  }
}

/** Over after some time from now on. */
export function lasting(durationMs: number): () => boolean {
  const until = performance.now() + durationMs
  return () => performance.now() >= until
}

/** Every student saves one answer after the other; as many at once as there are students. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { saves: 0, seconds: 0, times: [], saved: [], failures: 0, wrong: 0 }
  const began = performance.now()
  await Promise.all(options.students.map((student, i) => study(student, i, options, result)))
  result.seconds = (performance.now() - began) / 1000
  result.times.sort((a, b) => a - b)
  result.saves = result.times.length
  return result
}

export const percentile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
