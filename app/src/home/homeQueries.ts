import type { AssignmentHistoryRow, AssignmentItem, ExtraWorkRow, HonorStatus } from '@wordstride/api'
import { PROGRAM_ID } from '@wordstride/core'
import { NO_NEXT_SKILL } from '@wordstride/learning'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { panelQuery } from '../panels/panelQuery'
import { today } from '../panels/today'

/** Of how many, and with how many points (CONST-04). */
const TOP_PERFORMERS = { limit: 200, points: 100 } as const

export interface ThisWeek {
  points: number
  items: readonly AssignmentItem[]
  extraItems: readonly AssignmentItem[]
  credited: readonly ExtraWorkRow[]
  notCredited: readonly ExtraWorkRow[]
  honors: HonorStatus
}

export interface Streak {
  /** Newest first; the running week too. */
  weeks: readonly AssignmentHistoryRow[]
  rewardTokens: number
  completedInARow: number
}

/** The week with its items and points (API-04). */
export const thisWeekQuery = (userId: string) =>
  panelQuery('week', userId, async (signal): Promise<ThisWeek> => {
    const week = unwrap(await apiClient.call('getUserThisWeekAssignment', { userId }, { signal }))
    return {
      points: week.points.total,
      items: week.regularAssignmentCombined.assignmentItems,
      extraItems: week.extraAssignmentList,
      credited: week.creditExtraWork,
      notCredited: week.extraWork,
      honors: week.honorStatus,
    }
  })

/** The past weeks and how many of them are completed in a row (API-08, API-11). */
export const streakQuery = (userId: string) =>
  panelQuery('streak', userId, async (signal): Promise<Streak> => {
    const [history, completed] = await Promise.all([
      apiClient.call('getUserAssignmentHistory', { userId, today: today() }, { signal }),
      apiClient.call('getCompletedWeeks', { userId }, { signal }),
    ])
    const { assignmentHistory, rewardTokens } = unwrap(history)
    return {
      weeks: assignmentHistory,
      rewardTokens: rewardTokens,
      completedInARow: unwrap(completed).numberOfWeeks,
    }
  })

/** What is lower now than earlier in the week (API-07). */
export const droppedSkillsQuery = (userId: string) =>
  panelQuery(
    'dropped',
    userId,
    async (signal) => unwrap(await apiClient.call('getDroppedSkills', { userId }, { signal })).droppedSkills,
  )

/** Of both sections (API-10). */
export const starsQuery = (userId: string) =>
  panelQuery(
    'stars',
    userId,
    async (signal) => unwrap(await apiClient.call('getAfficientStar', { userId }, { signal })).afficientStar,
  )

/** Time, grades, tokens and last week’s winners (API-17). */
export const progressSummaryQuery = (userId: string) =>
  panelQuery(
    'summary',
    userId,
    async (signal) =>
      unwrap(await apiClient.call('getProgressSummary', { userId, today: today() }, { signal })).data,
    { tellsOfOthers: true },
  )

/** The best of this week so far (API-16). */
export const topPerformersQuery = (userId: string) =>
  panelQuery(
    'top performers',
    userId,
    async (signal) => unwrap(await apiClient.call('getWeeklyTopPerformers', TOP_PERFORMERS, { signal })).data,
    { tellsOfOthers: true },
  )

/** The first skill of the grade that is not learned yet; null when there is none. */
export const nextSkillQuery = (userId: string, grade: number) =>
  panelQuery(`next skill of ${grade}`, userId, async (signal) => {
    const course = {
      userId,
      programId: PROGRAM_ID,
      sectionType: 'ae.la',
      gradeId: grade,
    } as const
    const skill = unwrap(await apiClient.call('userNextLearningSkill', course, { signal }))
    if (skill.skillId === NO_NEXT_SKILL) return null
    const { chapters } = unwrap(await apiClient.call('skillsByUserid', course, { signal }))
    const entry = chapters
      .flatMap((chapter) => chapter.skills)
      .find(({ skillId }) => skillId === skill.skillId)
    return { ...skill, skillName: entry?.skillName ?? skill.skillId }
  })

/** A test that was left in the middle; only the newest tests can be. */
export const runningTestQuery = (userId: string) =>
  panelQuery('running test', userId, async (signal) => {
    const newest = { userId, testsPerPage: 10, pageId: 1 }
    const { tests } = unwrap(await apiClient.call('getUserTestResult', newest, { signal }))
    return tests.find(({ resumable }) => resumable) ?? null
  })
