import { randomUUID } from 'node:crypto'
import type { CallInput } from '@wordstride/api'
import type { ContentPack, PackProblem, PackSkill } from '@wordstride/content'
import { seededRandom, type Verdict } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'

type AnswerInput = CallInput<'saveUserPracticeAnswer'>

export function findSkill(pack: ContentPack, skillId: string): PackSkill {
  const skill = pack.chapters.flatMap((chapter) => chapter.skills).find((entry) => entry.skill_id === skillId)
  if (!skill) throw new Error(`No skill ${skillId}.`)
  return skill
}

export const exercisesOf = (skill: PackSkill): PackProblem[] =>
  skill.problems.filter(({ pool }) => pool === 'E')

/** A response with the verdict asked for. */
function respond({ problem }: PackProblem, verdict: Verdict): unknown {
  const plugin = registry.require(problem.problem_type)
  if (verdict === 'correct') return plugin.correctResponse(problem)
  if (verdict === 'incorrect') return plugin.wrongResponse(problem, seededRandom('pupil'))
  return plugin.emptyResponse(plugin.toPublic(problem, plugin.present(problem, seededRandom('pupil'))))
}

/** Makes the answers of one learning session as the client does; each begins when the last one ended. */
export function learningPupil(skill: PackSkill, { grade = 2, section = 'ae.la' as 'ae.la' | 'ae.voc' } = {}) {
  const session_uuid = randomUUID()
  let clock = 1_700_000_000_000
  return {
    session_uuid,
    answer(problem: PackProblem, verdict: Verdict, overrides: Partial<AnswerInput> = {}): AnswerInput {
      const start_ts = clock
      clock += 5_000
      return {
        section_type: section,
        session_uuid,
        grade_id: grade,
        skill_id: skill.skill_id,
        problem_id: problem.problem_id,
        group_answer: JSON.stringify(respond(problem, verdict)),
        first_time_correct: verdict === 'correct' ? 1 : 0,
        learning_pass: false,
        phase: 'LEARNING_SESSION',
        start_ts,
        end_ts: clock - 1,
        path: null,
        skill_start_level: 0,
        skill_end_level: 0,
        more_parameters: { answer_id: randomUUID(), hint_checked: false },
        ...overrides,
      }
    },
  }
}
