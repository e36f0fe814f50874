import { MAIL_STATES, type MailState } from '@wordstride/api'
import { fromSearch, toSearch } from '../links/address'
import { readPage } from '../shell/Paging'

/** What the outbox shows; it stands in the address, so that it can be gone back to. */
export interface OutboxSearch {
  state: MailState | null
  page: number
}

export function readOutboxSearch(search: URLSearchParams): OutboxSearch {
  const { state, page } = fromSearch(search)
  return { state: MAIL_STATES.find((one) => one === state) ?? null, page: readPage(page) }
}

export const writeOutboxSearch = ({ state, page }: OutboxSearch): Record<string, string> =>
  toSearch({ state, page: page === 1 ? null : page })
