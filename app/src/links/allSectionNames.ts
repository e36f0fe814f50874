import type { SectionType } from '@wordstride/core'

/** The sections of lessons and those that stages of tests have. */
export const SECTION_NAMES: Readonly<Record<SectionType, string>> = {
  'ae.la': 'Language Arts',
  'ae.voc': 'Vocabulary',
  'ae.ls': 'Language Skills',
  'ae.rc': 'Reading Comprehension',
}
