import type { FetchQueryOptions } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { outbox } from '../outbox/outbox'
import { accuracyQuery, chaptersQuery, gradesQuery, skillsQuery } from './courseQueries'

const queries: [string, object][] = [
  ['the grades', gradesQuery('u')],
  ['the chapters', chaptersQuery('u', 2)],
  ['the skills', skillsQuery('u', 'ae.la', 2)],
  ['the accuracy', accuracyQuery('u', 'ae.la', 2)],
]

describe('the queries of courses', () => {
  it.each(queries)('ask for %s once the answers that were just given have arrived', async (_, query) => {
    const order: string[] = []
    vi.mocked(outbox.settle).mockImplementation(async () => order.push('settle') > 0)
    vi.mocked(apiClient.call).mockImplementation(async (name) => {
      order.push(name)
      return { isSuccess: true, status: 'success', data: [], chapters: [] } as never
    })
    await queryClient.fetchQuery(query as FetchQueryOptions)
    expect(order).toEqual(['settle', expect.stringMatching(/^(?!settle)/)])
  })
})
