export interface AuthoredProblem {
  problem_id: string
  problem_type: string
  grade_id: number
}

export type AnswerKind = 'wrong' | 'right'

/** What the page offers to the browser's driver, as `window.screens`. */
export interface ScreensPage {
  /** At its top, with an answer in it or none. */
  show(problem: AuthoredProblem, answer: AnswerKind | null): Promise<void>
  check(): Promise<void>
}

declare global {
  interface Window {
    screens: ScreensPage
  }
}
