import type { TestStage } from '@wordstride/api'
import type { CourseSection, TestType } from '@wordstride/core'
import { sectionName } from '../routes/sectionNames'

/** TEST-06. */
export const TEST_TYPE_NAMES: Readonly<Record<TestType, string>> = {
  diagnostic: 'Diagnostic test',
  english_test: 'English test',
  mini_test: 'Mini test',
}

/** The sections that stages of tests have. */
export const STAGE_NAMES: Readonly<Record<TestStage['section_type'], string>> = {
  'ae.la': 'Language Arts',
  'ae.voc': 'Vocabulary',
  'ae.ls': 'Language Skills',
  'ae.rc': 'Reading Comprehension',
}

interface StagePlace {
  section_type: CourseSection
  stages: readonly unknown[]
  stage_index: number
}

/** What stands in the header: the test, and its part where there is more than one. */
export function stageTitle({ section_type, stages, stage_index }: StagePlace): string {
  const title = `${sectionName(section_type)} Test`
  return stages.length < 2 ? title : `${title} · Part ${stage_index + 1}`
}
