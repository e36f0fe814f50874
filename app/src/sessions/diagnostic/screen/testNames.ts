import type { CourseSection, TestType } from '@wordstride/core'
import { sectionName } from '@wordstride/learning'

/** As the form and the records call them (TEST-06). */
export const TEST_TYPE_NAMES: Readonly<Record<TestType, string>> = {
  diagnostic: 'Diagnostic test',
  english_test: 'English test',
  mini_test: 'Mini test',
}

interface StagePlace {
  sectionType: CourseSection
  stages: readonly unknown[]
  stageIndex: number
}

/** What stands in the header: the test, and its part where there is more than one. */
export function stageTitle({ sectionType, stages, stageIndex }: StagePlace): string {
  const title = `${sectionName(sectionType)} Test`
  return stages.length < 2 ? title : `${title} · Part ${stageIndex + 1}`
}
