import { randomUUID } from 'node:crypto'
import type { ContentPack } from '@wordstride/content'
import { type PublicEnvelope, parseProblem } from '@wordstride/core'
import { idsAsShown, lookOf, lookOfAuthored } from '@wordstride/core/shown'
import { registry } from '@wordstride/plugins/graders'
import type { Student } from './fillDatabase'
import type { LoadResult } from './load'
import { post } from './send'

interface GradedLoadOptions {
  address: string
  students: readonly Student[]
  gradeId: number
  rightAnswer: RightAnswer
  durationMs: number
}

/** The right answer, as JSON, to a problem as a session shows it. */
export type RightAnswer = (shown: PublicEnvelope) => string

/** For the proficiency problems of a grade's language arts, which students know by what they see. */
export function rightAnswers(pack: ContentPack, gradeId: number): RightAnswer {
  const problems = pack.chapters
    .filter((chapter) => chapter.section_type === 'ae.la' && chapter.grade_id === gradeId)
    .flatMap(({ skills }) => skills.flatMap((skill) => skill.problems))
    .filter(({ pool }) => pool === 'P')
  const known = new Map(
    problems.map(({ problem_id, problem }) => {
      const plugin = registry.require(problem.problem_type)
      const parsed = parseProblem(plugin, problem)
      if (!parsed.ok) throw new Error(`${problem_id} does not parse.`)
      const authored = { plugin, problem: parsed.problem }
      return [lookOfAuthored(authored), authored] as const
    }),
  )
  return (shown) => {
    const authored = known.get(lookOf(registry.require(shown.problem_type), shown))
    if (!authored) throw new Error(`No problem of the grade looks like ${shown.problem_id}.`)
    const { plugin, problem } = authored
    const right = plugin.correctResponse(problem)
    return JSON.stringify(plugin.renameResponse(right, idsAsShown(authored, shown)))
  }
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
      for (const { problem_id, problem } of session.problems.slice(done)) {
        if (performance.now() >= until) return
        const start_ts = ++clock
        const group_answer = options.rightAnswer(problem)
        const sent = performance.now()
        const reply = await call(student, 'checkanswer', 'checkAnswer', {
          session_uuid: session.session_uuid,
          problem_id,
          answer_id: randomUUID(),
          group_answer,
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
