/** SETUP-01: the tabs, in their order; a step is its number. */
export const STEPS = [
  'Select Path',
  'About Test',
  'Diagnostic Test',
  'Consolidated Test Result',
  'Study Plan',
  'Product Video',
] as const
export type Step = 1 | 2 | 3 | 4 | 5 | 6

export const FIRST_STEP = 1
export const ABOUT_STEP = 2
export const TEST_STEP = 3
export const RESULT_STEP = 4
export const PLAN_STEP = 5
export const LAST_STEP = 6

/** What is told on the first tab; null is not told yet. */
export interface Selections {
  firstName: string | null
  lastName: string | null
  schoolGrade: number | null
  /** 'notest' sets up without one. */
  testName: 'diagnostic' | 'notest' | null
}

export type CompleteSelections = { [Name in keyof Selections]: NonNullable<Selections[Name]> }

/** SETUP-01: until no selection value is null the later steps are closed. */
export const isComplete = (selections: Selections): selections is CompleteSelections =>
  Object.values(selections).every((value) => value !== null)

/** SETUP-14: the tab that was asked for, else the tests where there are results, else the beginning. */
export const initialStep = (hasResults: boolean, asked: Step | null): Step =>
  asked ?? (hasResults ? TEST_STEP : FIRST_STEP)

/** SETUP-13: without a test there is nothing to go on to from the second step. */
export const isForwardDisabled = (step: Step, selections: Selections): boolean =>
  !isComplete(selections) || (step === ABOUT_STEP && selections.testName === 'notest')

export const isStep = (value: unknown): value is Step =>
  typeof value === 'number' && Number.isInteger(value) && value >= FIRST_STEP && value <= LAST_STEP
