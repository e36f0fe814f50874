import type { ItemRow } from '@wordstride/api'
import { gradeName } from '@wordstride/learning'
import { SECTION_NAMES } from '../../links/allSectionNames'

/** Where a problem stands: 'Reading Comprehension · 3rd grade · detail'. */
export const describeItem = ({
  sectionType,
  gradeId,
  skillName,
}: Pick<ItemRow, 'sectionType' | 'gradeId' | 'skillName'>): string =>
  [SECTION_NAMES[sectionType], gradeName(gradeId), skillName].join(' · ')
