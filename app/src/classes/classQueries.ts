import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wordstride/api'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'

export type ClassPlace = Pick<CallInput<'getClassWork'>, 'classId' | 'sectionType' | 'grade'>

export const ownClassesQuery = queryOptions({
  queryKey: ['classes', 'list'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('listClasses', {}, { signal })).classes,
})

export const classWorkQuery = (place: ClassPlace) =>
  queryOptions({
    queryKey: ['classes', 'work', place],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getClassWork', place, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })

/** More than so many at once are read with all others. */
const MOST_NAMED = 200

/** Reads those whose work has moved, and puts them in their places. */
export async function refreshStudents(place: ClassPlace, studentIds: string[]): Promise<void> {
  const { queryKey } = classWorkQuery(place)
  if (studentIds.length > MOST_NAMED) return queryClient.invalidateQueries({ queryKey })
  const { students } = unwrap(await apiClient.call('getClassWork', { ...place, studentIds }))
  const moved = new Map(students.map((student) => [student.userId, student]))
  queryClient.setQueryData(queryKey, (known) =>
    known
      ? { ...known, students: known.students.map((student) => moved.get(student.userId) ?? student) }
      : known,
  )
}

export const studentWorkQuery = (userId: string) =>
  queryOptions({
    queryKey: ['classes', 'student', userId],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getStudentWork', { userId }, { signal })),
    staleTime: 0,
    retry: false,
  })

export const refreshStudent = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['classes', 'student', userId] })

export const studentSessionQuery = (userId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['classes', 'session', userId, sessionId],
    queryFn: async ({ signal }) =>
      unwrap(await apiClient.call('getStudentSession', { userId, sessionId }, { signal })).answers,
    staleTime: 0,
    retry: false,
  })

export const ownDigestQuery = queryOptions({
  queryKey: ['classes', 'digest'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('getOwnDigest', {}, { signal })).isWished,
  staleTime: 0,
})
