import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../api/queryClient'
import { ownClassesQuery } from '../classes/classQueries'
import { studentQuery } from '../reports/reportQueries'
import { catalogueQuery } from '../rewards/rewardQueries'
import { classesQuery, refreshPeople } from './peopleQueries'

afterEach(() => queryClient.clear())

it('lets no list of another page tell of people as they were, and leaves the rest', async () => {
  const shown = [classesQuery, ownClassesQuery, studentQuery('maya'), catalogueQuery].map(
    ({ queryKey }) => queryKey as readonly unknown[],
  )
  for (const key of [...shown, ['page text', 'about']]) queryClient.setQueryData(key, [])
  await refreshPeople()
  const isInvalidated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  expect(shown.map(isInvalidated)).toEqual([true, true, true, true])
  expect(isInvalidated(['page text', 'about'])).toBe(false)
})
