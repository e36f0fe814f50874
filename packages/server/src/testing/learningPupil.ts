import { randomUUID } from 'node:crypto'
import type { CallInput } from '@wordstride/api'
import type { ContentPack, PackProblem, PackSkill } from '@wordstride/content'
import { expectOpened, seededRandom, type Verdict } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import type { TestApp } from './createTestApp'
import { succeeded } from './gradedPupil'

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
  const exercise = expectOpened(registry.open(problem))
  if (verdict === 'correct') return exercise.correctResponse()
  if (verdict === 'incorrect') return exercise.wrongResponse(seededRandom('pupil'))
  return exercise.emptyResponse(exercise.view(exercise.present(seededRandom('pupil'))))
}

/** Makes the answers of one learning session as the client does; each begins when the last one ended. */
export function learningPupil(
  skill: PackSkill,
  sessionId: string,
  { grade = 2, section = 'ae.la' as 'ae.la' | 'ae.voc', begin = 1_700_000_000_000 } = {},
) {
  let clock = begin
  return {
    sessionId,
    answer(problem: PackProblem, verdict: Verdict, overrides: Partial<AnswerInput> = {}): AnswerInput {
      const startTs = clock
      clock += 5_000
      return {
        sectionType: section,
        sessionId,
        gradeId: grade,
        skillId: skill.skill_id,
        problemId: problem.problem_id,
        responseJson: JSON.stringify(respond(problem, verdict)),
        firstTimeCorrect: verdict === 'correct' ? 1 : 0,
        learningPass: false,
        phase: 'LEARNING_SESSION',
        startTs,
        endTs: clock - 1,
        path: null,
        skillStartLevel: 0,
        skillEndLevel: 0,
        moreParameters: { answerId: randomUUID(), hintChecked: false },
        ...overrides,
      }
    },
  }
}

/** Opens a learning session of a skill, or goes on with the unfinished one, as the client does. */
export async function openLearning(
  test: TestApp,
  token: string,
  pack: ContentPack,
  skillId: string,
): Promise<ReturnType<typeof learningPupil>> {
  const chapter = pack.chapters.find(({ skills }) => skills.some(({ skill_id }) => skill_id === skillId))
  if (!chapter) throw new Error(`No skill ${skillId}.`)
  const { section_type: section, grade_id: grade, chapter_id: chapterId } = chapter
  const { sessionId } = succeeded(
    await test.call('skillLearning', { sectionType: section, gradeId: grade, chapterId, skillId }, token),
  )
  return learningPupil(findSkill(pack, skillId), sessionId, { grade, section, begin: test.now().getTime() })
}
