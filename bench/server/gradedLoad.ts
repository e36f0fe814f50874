import { randomUUID } from 'node:crypto'
import type { ContentPack } from '@wordstride/content'
import { parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import type { Student } from './fillDatabase'
import type { LoadResult } from './load'
import { post } from './post'

interface GradedLoadOptions {
  address: string
  students: readonly Student[]
  gradeId: number
  /** Right answers as JSON, by problem id. */
  rightAnswers: ReadonlyMap<string, string>
  durationMs: number
}

/** The right answers to the proficiency problems of a grade's language arts. */
export function rightAnswers(pack: ContentPack, gradeId: number): Map<string, string> {
  const problems = pack.chapters
    .filter((chapter) => chapter.section_type === 'ae.la' && chapter.grade_id === gradeId)
    .flatMap(({ skills }) => skills.flatMap((skill) => skill.problems))
    .filter(({ pool }) => pool === 'P')
  return new Map(
    problems.map(({ problem_id, problem }) => {
      const plugin = registry.require(problem.problem_type)
      const parsed = parseProblem(plugin, problem)
      if (!parsed.ok) throw new Error(`${problem_id} does not parse.`)
      return [problem_id, JSON.stringify(plugin.correctResponse(parsed.problem))]
    }),
  )
}

/** Students who take one proficiency session after the other; what is timed is `checkAnswer`. */
export async function runGradedLoad(options: GradedLoadOptions): Promise<LoadResult> {
  const { address, students, gradeId } = options
  const result: LoadResult = { saves: 0, seconds: 0, times: [], saved: [], failures: 0, wrong: 0 }
  const began = performance.now()
  const until = began + options.durationMs

  const call = async ({ token }: Student, path: string, name: string, params: object) => {
    const body = JSON.stringify({ function: name, params })
    const reply = await post(`${address}/english/api/v1.0/${path}`, token, body)
    return reply.status === 200 ? JSON.parse(reply.body) : null
  }

  const study = async (student: Student) => {
    while (performance.now() < until) {
      const session = await call(student, 'proficiency', 'takeProficiency', {
        section_type: 'ae.la',
        current_grade: gradeId,
      })
      if (!session?.problems?.length) throw new Error('A proficiency session has no problems.')
      let clock = Date.now()
      const done = session.events.filter(({ verdict }: { verdict?: string }) => verdict === 'correct').length
      for (const { problem_id } of session.problems.slice(done)) {
        if (performance.now() >= until) return
        const start_ts = ++clock
        const sent = performance.now()
        const reply = await call(student, 'checkanswer', 'checkAnswer', {
          session_uuid: session.session_uuid,
          problem_id,
          answer_id: randomUUID(),
          group_answer: options.rightAnswers.get(problem_id),
          start_ts,
          end_ts: ++clock,
          hint_checked: false,
        })
        if (!reply?.is_success) result.failures++
        else {
          if (reply.verdict !== 'correct') result.wrong++
          result.times.push(performance.now() - sent)
        }
      }
    }
  }

  await Promise.all(students.map(study))
  result.seconds = (performance.now() - began) / 1000
  result.times.sort((a, b) => a - b)
  result.saves = result.times.length
  return result
}
