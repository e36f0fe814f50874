import type { CoursePhase, CourseSection, Verdict } from '@wordstride/core'
import type { LevelState } from '../levels/levelChange'

/** The values of the `phase` query (PROB-01) and the test mode (SES-45). */
export type Phase = CoursePhase | 'test'

/** -1 while unanswered, 1 on a first correct attempt without a hint, else 0 (SES-10). */
export type FirstTimeCorrect = -1 | 0 | 1

/** One exercise as it goes through a session: the answer status record (ENT-17, SES-40). Times in epoch ms. */
export interface RowEntry {
  problemId: string
  /** `submitted` = given in a test, which tells no verdict. */
  answerStatus: 'init' | 'submitted' | Verdict
  firstTimeCorrect: FirstTimeCorrect
  hintChecked: boolean
  /** 0 = closed, n = hint n is open. */
  hintStep: number
  /** Checks that graded correct or incorrect, and submissions in a test. */
  attempts: number
  startTime: number | null
  endTime: number | null
  /** Milliseconds the student was there, from the showing to the answer (SR-13). */
  activeMs: number
  /** SES-41: 1 when the first graded check came after the target. */
  answerOvertime: 0 | 1
  /** Settled by the first graded check of a graded exercise; null before and in other phases. */
  levelChange: LevelChange | null
  isSkipped: boolean
  /** Skipped for a fault that the server knows of: it is not asked for. */
  isFaulty: boolean
}

/** SES-31: what one exercise did to the level of its skill. */
export interface LevelChange {
  skillId: string
  levelFrom: number
  levelTo: number
  fromSecondTry: boolean
  toSecondTry: boolean
}

/** What a graded session knows of an exercise at its start: its skill, where the student stands, and its time. */
export interface ExerciseTarget {
  problemId: string
  skillId: string
  state: LevelState
  /** Minutes (ENT-15). */
  specifiedMinutes: number
}

export interface SessionStart {
  sessionId: string
  phase: Phase
  sectionType: CourseSection
  gradeId: number
  skillId: string
  path: string | null
  /** Level of the skill when the session began; 0 when unknown (SES-30). */
  startingLevel: number
  /** Where the student stood in the skill of the session when it began; one that began up to version 2.5.3 has the level alone. */
  standing?: LevelState | undefined
  /** `number_of_correct_in_a_row`; null when the response names none (C-06). */
  correctCount: number | null
  /** The problems in authored order. */
  problemIds: string[]
  lastProblemId: string | null
  /** Of each problem; graded sessions only. */
  targets?: ExerciseTarget[] | undefined
  /** Of each problem, in their order: nobody reads and answers it faster (milliseconds). */
  leastMs?: number[] | undefined
}

export interface SessionState
  extends Omit<SessionStart, 'correctCount' | 'problemIds' | 'leastMs' | 'standing'> {
  /** By problem id. */
  leastMs: Readonly<Record<string, number>>
  /** The problems in the order of this session's cycle. */
  cycle: readonly string[]
  correctCount: number
  /** currentExercisesRowStatus (ENT-13): every exercise chosen so far; those beyond `index` are not begun. */
  row: RowEntry[]
  index: number
  sessionStatus: 'in_progress' | 'passed' | 'left' | 'timed_out'
  /** Where the student stands in the skill of the session: as it began, then as its pass left it. */
  standing: LevelState
  startTime: number
  endTime: number | null
  /** Milliseconds the student was there: the time between signs of life, without pauses and long silences (SR-13). */
  activeMs: number
  /** The last sign of life. */
  seenAt: number
  /** The page is hidden or left; the next sign of life ends the pause. */
  isPaused: boolean
}

/** What happens in a session, in order; `at` is epoch ms. A state is the fold of its events. */
export type SessionEvent =
  | { type: 'started'; at: number; start: SessionStart }
  | { type: 'exercise_shown'; at: number; problemId: string }
  | { type: 'hint_opened'; at: number; problemId: string; step: number }
  | { type: 'hint_closed'; at: number; problemId: string }
  | {
      type: 'answer_checked'
      at: number
      problemId: string
      verdict: Verdict
      /** Where the student stood in the skill when the answer arrived; else where the session began. */
      standing?: LevelState | undefined
      /** How long the student was at it by the server's clock (milliseconds, SR-13); else by that of the fold. */
      activeMs?: number | undefined
    }
  /** A complete answer given in a test. */
  | { type: 'answer_submitted'; at: number; problemId: string }
  | { type: 'advanced'; at: number; problemId: string }
  /** The problem could not be drawn: no verdict, and the session goes on. The server says whether it knows the fault. */
  | { type: 'skipped'; at: number; problemId: string; isFaulty?: boolean | undefined }
  /** Signs of life all the way from `at` to `until`. */
  | { type: 'alive'; at: number; until: number }
  /** The page was hidden or left. */
  | { type: 'paused'; at: number }
  | { type: 'left'; at: number }
  /** The time of a test is up. */
  | { type: 'timed_out'; at: number }
