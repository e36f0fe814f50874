import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../api/queryClient'
import { refreshPeople } from './peopleQueries'

afterEach(() => queryClient.clear())

it('lets no list of another page tell of people as they were, and leaves the rest', async () => {
  const shown = [
    ['people', 'classes'],
    ['classes', 'list'],
    ['reports', 'found', ''],
    ['rewards', 'catalogue'],
  ]
  for (const key of [...shown, ['page text', 'about']]) queryClient.setQueryData(key, [])
  await refreshPeople()
  const isInvalidated = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated
  expect(shown.map(isInvalidated)).toEqual([true, true, true, true])
  expect(isInvalidated(['page text', 'about'])).toBe(false)
})
