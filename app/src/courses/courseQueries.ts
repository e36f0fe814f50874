import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { type CourseSection, PROGRAM_ID } from '@wordstride/core'
import { apiClient } from '../api/apiClient'
import { KEPT } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
import { settledQuery } from '../outbox/settledQuery'
import type { FlashcardQuery } from './flashcards/flashcardQuery'

const keys = {
  grades: (userId: string) => ['courses', userId, 'grades'] as const,
  chapters: (userId: string, grade: number) => ['courses', userId, 'chapters', grade] as const,
  skills: (userId: string, section: CourseSection, grade: number) =>
    ['courses', userId, 'skills', section, grade] as const,
  accuracy: (userId: string, section: CourseSection, grade: number) =>
    ['courses', userId, 'accuracy', section, grade] as const,
  cards: (query: FlashcardQuery) => ['courses', 'cards', query] as const,
}

/** The standing of a student in courses, which is there without a network, too. */
const courseQuery = <T>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<T>) =>
  settledQuery({ queryKey, isKept: true, read })

/** The course cards by grade (COURSE-01). */
export const gradesQuery = (userId: string) =>
  courseQuery(
    keys.grades(userId),
    async (signal) => unwrap(await apiClient.call('userGradeProfile', { userId }, { signal })).data,
  )

/** The chapters of a grade (COURSE-05). */
export const chaptersQuery = (userId: string, grade: number) =>
  courseQuery(
    keys.chapters(userId, grade),
    async (signal) =>
      unwrap(await apiClient.call('userChapterProfile', { userId, gradeId: grade }, { signal })).chapters,
  )

/** The skills of a course by chapter (COURSE-06). */
export const skillsQuery = (userId: string, section: CourseSection, grade: number) =>
  courseQuery(keys.skills(userId, section, grade), async (signal) => {
    const course = {
      userId,
      programId: PROGRAM_ID,
      sectionType: section,
      gradeId: grade,
      chapterId: 1,
    } as const
    return unwrap(await apiClient.call('skillsByUserid', course, { signal })).chapters
  })

/** How well a course is known, and what needs practice (COURSE-12). */
export const accuracyQuery = (userId: string, section: CourseSection, grade: number) =>
  courseQuery(keys.accuracy(userId, section, grade), async (signal) => {
    const course = { userId, gradeId: grade, sectionType: section }
    return unwrap(await apiClient.call('getCurrentAccuracy', course, { signal }))
  })

/** A page of vocabulary cards; the page before stays until it is there. */
export const cardsQuery = (query: FlashcardQuery) =>
  queryOptions({
    meta: KEPT,
    queryKey: keys.cards(query),
    queryFn: async ({ signal }) => {
      const { gradeId, ...page } = query
      return unwrap(await apiClient.call('getCards', { ...page, currentGrade: gradeId }, { signal }))
    },
    placeholderData: keepPreviousData,
  })
