import { randomUUID } from 'node:crypto'
import type { ContentPack, PackSkill } from '@wordstride/content'
import type { Student } from './fillDatabase'
import { post } from './post'

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
  durationMs: number
  /** Sends an answer again until it is acknowledged, as the outbox does. */
  retries?: boolean
}

interface BenchSkill {
  section: string
  grade: number
  skill: PackSkill
  answers: { problemId: string; right: string; wrong: string }[]
}

/** The language arts skills of a grade with a right and a wrong answer of each single choice. */
export function benchSkills(pack: ContentPack, grade: number): BenchSkill[] {
  return pack.chapters
    .filter((chapter) => chapter.section_type === 'ae.la' && chapter.grade_id === grade)
    .flatMap(({ section_type, grade_id, skills }) =>
      skills.map((skill) => ({
        section: section_type,
        grade: grade_id,
        skill,
        answers: skill.problems.flatMap(({ pool, problem, problem_id }) => {
          if (pool !== 'E' || problem.problem_type !== 'selection') return []
          const parts = problem.subProblemItems as {
            uuid: string
            options: { id: string; answer: boolean }[]
          }[]
          const respond = (isRight: boolean) =>
            JSON.stringify({
              chosen: Object.fromEntries(
                parts.map(({ uuid, options }) => [
                  uuid,
                  options
                    .filter(({ answer }) => answer === isRight)
                    .map(({ id }) => id)
                    .slice(0, isRight ? 9 : 1),
                ]),
              ),
            })
          return [{ problemId: problem_id, right: respond(true), wrong: respond(false) }]
        }),
      })),
    )
    .filter(({ answers }) => answers.length >= 4)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function study(
  student: Student,
  index: number,
  options: LoadOptions,
  result: LoadResult,
  until: number,
) {
  let turn = index
  let clock = Date.now() * 1000 + index
  while (performance.now() < until) {
    const { section, grade, skill, answers } = options.skills[turn++ % options.skills.length] as BenchSkill
    const session_uuid = randomUUID()
    const steps = answers.slice(0, 4).flatMap((answer, i) =>
      i === 1
        ? [
            { answer, isRight: false },
            { answer, isRight: true },
          ]
        : [{ answer, isRight: true }],
    )
    for (const [i, { answer, isRight }] of steps.entries()) {
      if (performance.now() >= until) return
      const answerId = randomUUID()
      const start_ts = ++clock
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
          end_ts: ++clock,
          skill_start_level: 0,
          skill_end_level: 0,
          more_parameters: { answer_id: answerId, hint_checked: false },
        },
      })
      const expected = {
        verdict: isRight ? 'correct' : 'incorrect',
        first_time_correct: isRight && i !== 2 ? 1 : 0,
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
            result.saved.push({ answerId, verdict: parsed.verdict })
            result.times.push(performance.now() - began)
            break
          }
          result.failures++
        } catch {
          result.failures++
        }
        if (!options.retries) break
        await pause(50)
      }
    }
  }
}

/** Every student saves one answer after the other; as many at once as there are students. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { saves: 0, seconds: 0, times: [], saved: [], failures: 0, wrong: 0 }
  const began = performance.now()
  const until = began + options.durationMs
  await Promise.all(options.students.map((student, i) => study(student, i, options, result, until)))
  result.seconds = (performance.now() - began) / 1000
  result.times.sort((a, b) => a - b)
  result.saves = result.times.length
  return result
}

export const percentile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
