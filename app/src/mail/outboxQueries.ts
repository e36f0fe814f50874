import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { MailState } from '@wordstride/api'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'

const MAILS_PER_PAGE = 20

export const outboxKeys = {
  all: ['mail'] as const,
  list: (state: MailState | null, page: number) => ['mail', 'list', state, page] as const,
  mail: (mailId: string) => ['mail', 'one', mailId] as const,
}

export const outboxQuery = (state: MailState | null, pageId: number) =>
  queryOptions({
    queryKey: outboxKeys.list(state, pageId),
    queryFn: async ({ signal }) =>
      unwrap(await apiClient.call('listMails', { state, pageId, mailsPerPage: MAILS_PER_PAGE }, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // What waits is sent in the meantime.
    refetchInterval: 10_000,
  })

export const mailQuery = (mailId: string) =>
  queryOptions({
    queryKey: outboxKeys.mail(mailId),
    queryFn: async ({ signal }) => unwrap(await apiClient.call('readMail', { mailId }, { signal })),
  })
