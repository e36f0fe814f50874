import { ACCOUNT_SORTS, type AccountStatus, type CallInput, ROLES } from '@wordstride/api'
import { fromSearch, toSearch } from '../../links/address'
import { readPage } from '../../shell/Paging'

/** What the list of accounts shows; it stands in the address, so that it can be gone back to. */
export type AccountSearch = CallInput<'listAccounts'>

export const PAGE_SIZE = 25

const STATES: readonly AccountStatus[] = ['started', 'not_started', 'in_freeze', 'expired']

const oneOf = <T extends string>(values: readonly T[], given: string | undefined): T | null =>
  values.find((value) => value === given) ?? null

const wholeNumber = (given: string | undefined): number | null =>
  given !== undefined && /^\d{1,6}$/.test(given) ? Number(given) : null

export function readAccountSearch(search: URLSearchParams): AccountSearch {
  const given = fromSearch(search)
  return {
    search: (given.search ?? '').slice(0, 100),
    role: oneOf(ROLES, given.role),
    centerId: wholeNumber(given.centerId) || null,
    classId: given.classId && /^[\da-f-]{36}$/.test(given.classId) ? given.classId : null,
    state: oneOf(STATES, given.state),
    schoolGrade: wholeNumber(given.schoolGrade),
    sort: oneOf(ACCOUNT_SORTS, given.sort) ?? 'name',
    isDescending: given.isDescending === 'true',
    page: readPage(given.page),
    pageSize: PAGE_SIZE,
  }
}

/** Only what differs from the list as it opens. */
export function writeAccountSearch(search: AccountSearch): Record<string, string> {
  const { pageSize: _, sort, page, isDescending, search: text, ...filters } = search
  return toSearch({
    ...filters,
    search: text || null,
    sort: sort === 'name' ? null : sort,
    isDescending: isDescending ? 'true' : null,
    page: page === 1 ? null : page,
  })
}

/** How many of the choices beside the search are made. */
export const countFilters = ({ role, centerId, classId, state, schoolGrade }: AccountSearch): number =>
  [role, centerId, classId, state, schoolGrade].filter((filter) => filter != null).length

export const isFiltered = (search: AccountSearch): boolean =>
  Boolean(search.search) || countFilters(search) > 0
