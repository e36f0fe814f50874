import { type CallInput, type CallName, type CallResult, calls, wireCodec } from '@wordstride/api'
import type { TestApp, TestReply } from './createTestApp'
import { succeeded } from './gradedPupil'

type Success<T> = Extract<T, { isSuccess: true }>

/** Sums of floating-point numbers may be added up in another order. */
const rounded = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toFixed(6)) : part)))

/** What the product tells a student about the past, by its own calls. */
export async function readHistory(test: TestApp, userId: string, token: string) {
  const ask = async <TName extends CallName>(name: TName, params: CallInput<TName>) =>
    succeeded((await test.call(name, params, token)) as { isSuccess: boolean }) as Success<CallResult<TName>>
  /** Whole, in the names of the wire, which stay. */
  const told = async <TName extends CallName>(
    name: TName,
    params: CallInput<TName>,
  ): Promise<TestReply['body']> => wireCodec(calls[name].result).toWire(await ask(name, params))
  const user = { userId }
  const skillsOf = async (gradeId: number) =>
    (await ask('userChapterProfile', { ...user, gradeId })).chapters.flatMap(({ sectionType, skills }) =>
      skills.map(
        ({ skillId, level, status, skillEnd }) =>
          `${sectionType} ${gradeId} ${skillId}: ${level} ${status} ${skillEnd ?? '-'}`,
      ),
    )
  const scoresOf = async (sectionType: 'ae.la' | 'ae.voc') => {
    const { overall, scores } = await ask('getCurrentAccuracy', { ...user, sectionType, gradeId: 2 })
    const summary = { userId, sectionType, gradeId: 2 }
    const { data } = await told('getAfficiencySummary', summary)
    const measured = scores.map(
      ({ skillId, weightedAccuracyRate, weightedMeanTime }) =>
        `${skillId} ${weightedAccuracyRate?.toFixed(6) ?? '-'} ${weightedMeanTime?.toFixed(6) ?? '-'}`,
    )
    return { overall, measured, ...data }
  }
  const week = await ask('getUserThisWeekAssignment', user)
  const work = await told('getUserThisWeekAssignment', user)
  const items = [...week.regularAssignmentCombined.assignmentItems, ...week.extraAssignmentList]
  const { data: summary } = await told('getProgressSummary', user)
  return rounded({
    learningInfoIsValid: (await ask('checkUserLearningInfo', user)).userLearningInfoIsValid,
    skills: [...(await skillsOf(2)), ...(await skillsOf(3))],
    languageArts: await scoresOf('ae.la'),
    vocabulary: await scoresOf('ae.voc'),
    weeks: (await told('getUserAssignmentHistory', user)).assignment_history,
    completedWeeks: (await ask('getCompletedWeeks', user)).numberOfWeeks,
    thisWeek: {
      points: week.points,
      items: items.map((item) => `${item.label} ${item.type} ${item.skillId} ${item.progress.toFixed(6)}`),
      credited: work.credit_extra_work,
      notCredited: work.extra_work,
    },
    tokens: [summary.completion_tokens, summary.assignment_tokens, summary.tokens_by_last_week],
    winners: summary.last_week_top_performers,
    stars: (await told('getAfficientStar', user)).afficient_star,
    dropped: (await told('getDroppedSkills', user)).dropped_skills,
    tests: (await told('getUserTestResult', { userId })).tests,
  })
}

export type History = Awaited<ReturnType<typeof readHistory>>
