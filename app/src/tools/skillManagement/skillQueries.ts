import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { unwrap } from '../../api/unwrap'

export type ChapterPlace = CallInput<'getDisabledSkillsByChapter'>

const ALL = ['skillManagement'] as const

export const managedChaptersQuery = queryOptions({
  queryKey: [...ALL, 'chapters'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('listManagedChapters', {}, { signal })).chapters,
  retry: false,
})

export const chapterSkillsQuery = (place: ChapterPlace) =>
  queryOptions({
    queryKey: [...ALL, 'skills', place],
    queryFn: async ({ signal }) =>
      unwrap(await apiClient.call('getDisabledSkillsByChapter', place, { signal })),
    staleTime: 0,
    retry: false,
  })

/** A skill that is not as it was shown stays as it is: somebody else was first, or the same click. */
export const toggleSkill = async (
  place: ChapterPlace,
  skillId: string,
  wereEnabled: boolean,
): Promise<string[]> =>
  unwrap(await apiClient.call('enableOrDisableSkill', { ...place, skillIds: [skillId], wereEnabled }))
    .disabledSkills

export const toggleChapter = async (place: ChapterPlace, enableAllSkills: boolean): Promise<string[]> =>
  unwrap(await apiClient.call('enableOrDisableAllSkillsByChapter', { ...place, enableAllSkills }))
    .disabledSkills

/** What a change told stands there at once; counts and the record are read again. */
export function showDisabled(place: ChapterPlace, disabledSkills: string[]): Promise<void> {
  queryClient.setQueryData(chapterSkillsQuery(place).queryKey, (known) =>
    known ? { ...known, disabledSkills } : known,
  )
  return queryClient.invalidateQueries({ queryKey: ALL })
}
