import type { CallInput, CallName } from '@wordstride/api'
import type { ContentPack } from '@wordstride/content'

interface ProblemPlace {
  section_type: 'ae.la' | 'ae.voc'
  grade_id: number
  chapter_id: number
  skill_id: string
  problem_id: string
}

/** The first exercise of the content. */
export function findExercise(pack: ContentPack): ProblemPlace {
  for (const { section_type, grade_id, chapter_id, skills } of pack.chapters) {
    for (const { skill_id, problems } of skills) {
      const exercise = problems.find((problem) => problem.pool === 'E')
      if (exercise) return { section_type, grade_id, chapter_id, skill_id, problem_id: exercise.problem_id }
    }
  }
  throw new Error('The content has no exercise.')
}

const SESSION_ID = '7b9c3c56-9a2b-4d1e-8f3a-2c1d0e9f8a7b'
const START = 1_770_000_000_000

export type ValidParams = { [TName in CallName]: CallInput<TName> }

/** Params of every call about one problem, from which tests of bad input make their changes. */
export const validParamsFor = (problem: ProblemPlace): ValidParams => {
  const { chapter_id, problem_id, ...skill } = problem
  const { section_type, grade_id } = skill
  return {
    login: { username: 'student', password: 'student' },
    userByToken: {},
    lookForChangesInFreezeAndExpire: { user_id: 'student' },
    logout: {},
    checkUserLearningInfo: { user_id: 'student' },
    skillLearning: { user_id: 'student', ...skill, chapter_id, phase: 'LEARNING_SESSION', path: null },
    skillsByUserid: {
      user_id: 'student',
      section_type: skill.section_type,
      grade_id: skill.grade_id,
      chapter_id,
    },
    learningUpdateIndex: { user_id: 'student', ...skill, problem_id },
    userNextLearningSkill: { user_id: 'student', ...skill, path: null },
    saveUserPracticeAnswer: {
      user_id: 'student',
      ...skill,
      session_uuid: SESSION_ID,
      problem_id,
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
        ...skill,
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
    takeProficiency: {
      user_id: 'student',
      section_type,
      current_grade: grade_id,
      log: 'opened from the course card',
      source: 'courses',
      path: null,
    },
    takeAfficiency: {
      user_id: 'student',
      section_type,
      grade_id,
      low_accuracy_skill_count: 4,
      random_skill_count: 2,
      path: null,
    },
    getAfficiencySummary: { user_id: 'student', section_type, grade_id },
    checkAnswer: {
      user_id: 'student',
      session_uuid: SESSION_ID,
      problem_id,
      answer_id: '5e0a4a0c-6f53-4a2f-9d0e-1f6a2b7c8d9e',
      group_answer: '{"chosen":{}}',
      start_ts: START,
      end_ts: START + 5_000,
      hint_checked: false,
    },
    recordSessionEvent: {
      user_id: 'student',
      session_uuid: SESSION_ID,
      problem_id,
      event: { type: 'exercise_shown', at: START },
    },
    saveSessionSnapshot: {
      user_id: 'student',
      session_uuid: SESSION_ID,
      ...skill,
      snapshot: '{"events":[]}',
    },
    getCurrentAccuracy: { user_id: 'student', section_type, grade_id },
    getNextAssignmentTask: { user_id: 'student' },
    createExtraAssignment: { user_id: 'student' },
    getUserThisWeekAssignment: { user_id: 'student' },
    getDroppedSkills: { user_id: 'student' },
    getUserAssignmentHistory: { user_id: 'student', today: '2026-03-09' },
    getCompletedWeeks: { user_id: 'student' },
    getAfficientStar: { user_id: 'student' },
    getProgressSummary: { user_id: 'student', today: '2026-03-09' },
    userChapterProfile: { user_id: 'student', grade_id },
    userGradeProfile: { user_id: 'student' },
    getCards: { chapter_id: 1, page_id: 1, current_grade: grade_id, keyword_type: 'primary' },
    startDiagnosticTest: {
      user_id: 'tutor',
      test_type: 'diagnostic',
      section_type,
      test_grade: grade_id,
      first_name: 'Maya',
      last_name: 'Torres',
    },
    resumeDiagnosticTest: { user_id: 'student', test_session_uuid: SESSION_ID },
    saveTestAnswer: {
      user_id: 'student',
      test_session_uuid: SESSION_ID,
      session_problem_results: [
        {
          problem_id: '1',
          answer_id: '2c6a2a53-6f0e-4b52-9d52-0f2f3f7f3a10',
          group_answer: '{"chosen":{}}',
          start_ts: START,
          end_ts: START + 5_000,
        },
      ],
      current_problem: 1,
    },
    recordTestEvent: {
      user_id: 'student',
      test_session_uuid: SESSION_ID,
      problem_id: '1',
      event: { type: 'exercise_shown', at: START },
    },
    getTestResult: { user_id: 'student', test_session_uuid: SESSION_ID },
    getUserTestResult: { user_id: 'student', tests_per_page: 10, page_id: 1 },
    newTestUser: { kind: 'special' },
    renderingToolOptions: {},
    getProblemBySkill: {
      phase: 'LEARNING_SESSION',
      section_type: skill.section_type,
      grade_id: skill.grade_id,
      chapter_id,
      skill_id: skill.skill_id,
    },
  }
}
