import type { SectionType } from '@wordstride/core'
import { SCHOOL_GRADES } from '../../forms/FormFields'
import { fromSearch, toSearch } from '../../links/address'
import { SECTION_NAMES } from '../../links/allSectionNames'
import { readPage } from '../../shell/Paging'
import { FLAG_NAMES } from './flagNames'
import type { ItemFilter } from './itemQueries'

export const SECTIONS = Object.keys(SECTION_NAMES) as SectionType[]

/** What the list shows; it stands in the address, so that it can be gone back to. */
export interface ItemSearch {
  filter: ItemFilter
  page: number
}

/** In the address, where nothing stands for those with a flag. */
const ALL = 'all'

export function readItemSearch(search: URLSearchParams): ItemSearch {
  const { flag, sectionType, gradeId, page } = fromSearch(search)
  return {
    filter: {
      flag: flag === ALL ? null : (FLAG_NAMES.find((one) => one === flag) ?? 'any'),
      sectionType: SECTIONS.find((one) => one === sectionType) ?? null,
      gradeId: SCHOOL_GRADES.some(([grade]) => grade === gradeId) ? Number(gradeId) : null,
    },
    page: readPage(page),
  }
}

/** Only what differs from the list as it opens. */
export const writeItemSearch = ({ filter, page }: ItemSearch): Record<string, string> =>
  toSearch({
    ...filter,
    flag: filter.flag === 'any' ? null : (filter.flag ?? ALL),
    page: page === 1 ? null : page,
  })
