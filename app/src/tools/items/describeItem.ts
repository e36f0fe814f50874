import type { ItemRow } from '@wordstride/api'
import { SECTION_NAMES } from '../../links/allSectionNames'
import { gradeName } from '../../links/gradeNames'

/** Where a problem stands: 'Reading Comprehension · 3rd grade · detail'. */
export const describeItem = ({
  sectionType,
  gradeId,
  skillName,
}: Pick<ItemRow, 'sectionType' | 'gradeId' | 'skillName'>): string =>
  [SECTION_NAMES[sectionType], gradeName(gradeId), skillName].join(' · ')
