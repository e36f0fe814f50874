import { describe, expect, it, vi } from 'vitest'
import { isSetUpQuery } from '../accounts/accountQueries'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { createAssignments } from './setupQueries'

describe('createAssignments', () => {
  it('[SETUP-17] the account is known to be set up at once, before the server is asked again', async () => {
    const { queryKey } = isSetUpQuery('student')
    queryClient.setQueryData(queryKey, false)
    vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, status: 'success', data: {} } as never)
    await createAssignments('student')
    expect(queryClient.getQueryData(queryKey)).toBe(true)
  })

  it('has succeeded, too, when the user cannot be read again', async () => {
    vi.mocked(apiClient.call).mockImplementation((async (name: string) => {
      if (name === 'userByToken') throw new Error('no network')
      return { isSuccess: true, status: 'success' }
    }) as never)
    await expect(createAssignments('student')).resolves.toBeUndefined()
  })
})
