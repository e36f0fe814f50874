import { succeed } from '@wordstride/api'
import type { Handlers } from '../dispatch/callContext'
import { isRefusal, saveGradedAnswer } from './graded/saveGradedAnswer'
import { type AnswerParams, saveLearningAnswer } from './learning/saveLearningAnswer'

/** The answer record of a graded session (ENT-18) is saved as `checkAnswer` does, without the feedback. */
const gradedAnswerOf = (params: AnswerParams) => ({
  userId: params.userId,
  sessionId: params.sessionId,
  problemId: params.problemId,
  answerId: params.moreParameters.answerId,
  responseJson: params.responseJson,
  startTs: params.startTs,
  endTs: params.endTs,
  hintChecked: params.moreParameters.hintChecked,
  path: params.path ?? null,
  tag: params.tag ?? null,
  clientClaim: {
    firstTimeCorrect: params.firstTimeCorrect,
    skillStartLevel: params.skillStartLevel,
    skillEndLevel: params.skillEndLevel,
    secondTry: params.secondTry ?? null,
  },
})

export const practiceHandlers = {
  async saveUserPracticeAnswer(params, context) {
    if (params.phase === 'LEARNING_SESSION') return saveLearningAnswer(context.db, params, context)
    const saved = await saveGradedAnswer(context.db, gradedAnswerOf(params), context)
    if (isRefusal(saved)) return saved
    const { answer, events } = saved
    return succeed({
      answerId: answer.answerId,
      verdict: answer.verdict,
      firstTimeCorrect: answer.firstTimeCorrect,
      learningPass: false,
      skillLevel: answer.levelAfter,
      events,
    })
  },
} satisfies Pick<Handlers, 'saveUserPracticeAnswer'>
