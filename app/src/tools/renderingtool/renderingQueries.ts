import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'

type Place = CallInput<'getProblemBySkill'>

const keys = {
  options: ['renderingtool', 'options'] as const,
  problems: (place: Place) => ['renderingtool', 'problems', place] as const,
}

/** Every skill with problems (TOOL-01). */
export const skillOptionsQuery = queryOptions({
  queryKey: keys.options,
  queryFn: async ({ signal }) => unwrap(await apiClient.call('renderingToolOptions', {}, { signal })).options,
})

/** The problems of a skill, with their keys, and its demos. */
export const skillProblemsQuery = (place: Place) =>
  queryOptions({
    queryKey: keys.problems(place),
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getProblemBySkill', place, { signal })),
    retry: false,
  })
