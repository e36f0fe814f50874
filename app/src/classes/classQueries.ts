import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput, CallResult } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'

export type ClassPlace = Pick<CallInput<'getClassWork'>, 'classId' | 'sectionType' | 'grade'>

export const ownClassesQuery = queryOptions({
  queryKey: ['classes', 'list'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('listClasses', {}, { signal })).classes,
})

export type ClassWork = Extract<CallResult<'getClassWork'>, { isSuccess: true }>

/** Where the next call goes on. */
interface Next {
  after: string
  grade: number
}

const nextOf = ({ hasMore, students, grade }: ClassWork): Next | null => {
  const last = students.at(-1)
  return hasMore && last ? { after: last.userId, grade } : null
}

/** All that has come so far. */
const joinPages = (pages: readonly ClassWork[]): ClassWork | undefined => {
  const [first] = pages
  const students = pages.flatMap((page) => page.students)
  return first && { ...first, students, hasMore: pages.at(-1)?.hasMore === true }
}

/** A large class comes in several calls, in the order of names. */
export const classWorkQuery = (place: ClassPlace) =>
  infiniteQueryOptions({
    queryKey: ['classes', 'work', place],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await apiClient.call('getClassWork', { ...place, ...pageParam }, { signal })),
    initialPageParam: null as Next | null,
    getNextPageParam: nextOf,
    select: ({ pages }) => joinPages(pages),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const refreshClass = (place: ClassPlace) =>
  queryClient.invalidateQueries({ queryKey: classWorkQuery(place).queryKey })

/** More than so many at once are read with all others. */
const MOST_NAMED = 200

/** Reads those whose work has moved, and puts them in their places. */
export async function refreshStudents(place: ClassPlace, studentIds: string[]): Promise<void> {
  const { queryKey } = classWorkQuery(place)
  if (studentIds.length > MOST_NAMED) return refreshClass(place)
  const grade = queryClient.getQueryData(queryKey)?.pages[0]?.grade ?? place.grade
  const { students } = unwrap(await apiClient.call('getClassWork', { ...place, grade, studentIds }))
  const moved = new Map(students.map((student) => [student.userId, student]))
  const renew = (page: ClassWork): ClassWork => ({
    ...page,
    students: page.students.map((student) => moved.get(student.userId) ?? student),
  })
  queryClient.setQueryData(queryKey, (known) => known && { ...known, pages: known.pages.map(renew) })
}

export const studentWorkQuery = (userId: string) =>
  queryOptions({
    queryKey: ['classes', 'student', userId],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getStudentWork', { userId }, { signal })),
    staleTime: 0,
  })

/** The group of a student, and whether there may be one (API-19). */
export const peerGroupQuery = (userId: string) =>
  queryOptions({
    queryKey: ['classes', 'student', userId, 'peers'],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getPeerGroupId', { userId }, { signal })),
  })

/** The places in a group of those whom the reader looks after (API-20). */
export const peerPlacesQuery = (userId: string, groupId: string, sectionType: CourseSection) =>
  queryOptions({
    queryKey: ['classes', 'student', userId, 'peers', groupId, sectionType],
    queryFn: async ({ signal }) => {
      const params = { userId, peerSiteId: groupId, sectionType }
      return unwrap(await apiClient.call('getPeerGroupRanking', params, { signal })).peerProgressData.rows
    },
  })

export const refreshStudent = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['classes', 'student', userId] })

export const studentSessionQuery = (userId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['classes', 'session', userId, sessionId],
    queryFn: async ({ signal }) =>
      unwrap(await apiClient.call('getStudentSession', { userId, sessionId }, { signal })).answers,
    staleTime: 0,
  })

export const ownDigestQuery = queryOptions({
  queryKey: ['classes', 'digest'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('getOwnDigest', {}, { signal })).isWished,
  staleTime: 0,
})
