import type { CourseSection, SectionType, TestType } from '@wordstride/core'
import { DEFAULT_TEST_TARGET_MINUTES, DIAGNOSTIC_STAGE, ENGLISH_TEST_SHARE } from '../rules/constants'

/** The sections that test problems belong to (SR-07). */
export type TestSection = keyof typeof DIAGNOSTIC_STAGE

/** A stretch of a test with a clock of its own, and how many problems of which section it draws. */
export interface TestStagePlan {
  sectionType: SectionType
  minutes: number
  draws: readonly { section: TestSection; count: number }[]
}

export interface TestOrder {
  testType: TestType
  section: CourseSection
  /** Of an english_test; of a diagnostic only where it is not the usual time (SR-43). */
  minutes?: number
  /** Problems of a mini_test. */
  count?: number
}

/** What a test of a course draws its problems from, in their order. */
export const TEST_SECTIONS = {
  'ae.la': ['ae.ls', 'ae.rc'],
  'ae.voc': ['ae.voc'],
} as const satisfies Record<CourseSection, readonly TestSection[]>

function diagnosticStage(section: TestSection, minutes: number | undefined): TestStagePlan {
  const usual = DIAGNOSTIC_STAGE[section]
  return {
    sectionType: section,
    minutes: minutes ?? usual.minutes,
    draws: [{ section, count: usual.problems }],
  }
}

/** Shares are counted in tenths, so that half a problem is rounded up and not down by a binary fraction. */
function englishStage(section: TestSection, total: number): TestStagePlan {
  const { time, perMinute } = ENGLISH_TEST_SHARE[section]
  const minutes = (Math.round(time * 10) * total) / 10
  return { sectionType: section, minutes, draws: [{ section, count: Math.round(minutes * perMinute) }] }
}

/** One clock for all; language arts takes its sections in the proportion of the diagnostic test. */
function miniStage(section: CourseSection, count: number): TestStagePlan {
  const { 'ae.ls': language, 'ae.rc': reading } = DIAGNOSTIC_STAGE
  const first = Math.round((count * language.problems) / (language.problems + reading.problems))
  return {
    sectionType: section,
    minutes: DEFAULT_TEST_TARGET_MINUTES,
    draws:
      section === 'ae.voc'
        ? [{ section, count }]
        : [
            { section: 'ae.ls', count: first },
            { section: 'ae.rc', count: count - first },
          ],
  }
}

/** SR-30, SR-43: the stages of one part of a test, in their order. */
export function planTest({ testType, section, minutes, count }: TestOrder): TestStagePlan[] {
  switch (testType) {
    case 'diagnostic':
      return TEST_SECTIONS[section].map((stage) => diagnosticStage(stage, minutes))
    case 'english_test':
      return TEST_SECTIONS[section].map((stage) =>
        englishStage(stage, minutes ?? DEFAULT_TEST_TARGET_MINUTES),
      )
    case 'mini_test':
      return [miniStage(section, count ?? 0)]
  }
}
