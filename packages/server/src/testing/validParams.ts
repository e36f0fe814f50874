import type { CallInput, CallName } from '@wordstride/api'

const SKILL = { section_type: 'ae.la', grade_id: 2, skill_id: 'no-such-skill' } as const
const SESSION_ID = '7b9c3c56-9a2b-4d1e-8f3a-2c1d0e9f8a7b'
const START = 1_770_000_000_000

/** Params of every call that its schema takes, from which tests of bad input make their changes. */
export const validParams: { [TName in CallName]: CallInput<TName> } = {
  login: { username: 'student', password: 'student' },
  userByToken: {},
  lookForChangesInFreezeAndExpire: { user_id: 'student' },
  logout: {},
  checkUserLearningInfo: { user_id: 'student' },
  skillLearning: { user_id: 'student', ...SKILL, chapter_id: 1, phase: 'LEARNING_SESSION', path: null },
  skillsByUserid: { user_id: 'student', section_type: 'ae.la', grade_id: 2, chapter_id: 1 },
  learningUpdateIndex: { user_id: 'student', ...SKILL, problem_id: 'no-such-problem' },
  userNextLearningSkill: { user_id: 'student', ...SKILL, path: null },
  saveUserPracticeAnswer: {
    user_id: 'student',
    ...SKILL,
    session_uuid: SESSION_ID,
    problem_id: 'no-such-problem',
    group_answer: '{"selected":["a"]}',
    first_time_correct: 1,
    learning_pass: false,
    phase: 'LEARNING_SESSION',
    start_ts: START,
    end_ts: START + 5_000,
    path: null,
    skill_start_level: 0,
    skill_end_level: 0,
    more_parameters: { answer_id: '0f8fad5b-d9cb-469f-a165-70867728950e', hint_checked: false },
  },
  saveUserActivityData: {
    user_id: 'student',
    session: {
      sessionId: SESSION_ID,
      user_id: 'student',
      ...SKILL,
      phase: 'LEARNING_SESSION',
      startTime: START,
      endTime: START + 60_000,
      starting_level: 0,
      ending_level: 0,
      starting_score: 0,
      end_score: null,
      sessionStatus: 'in_progress',
      demo_status: [],
      assisted_exercises_status: [],
    },
  },
  userGradeProfile: { user_id: 'student' },
}
