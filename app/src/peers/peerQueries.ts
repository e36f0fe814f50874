import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Congratulation, PeerProgress } from '@wordstride/api'
import { type CourseSection, PROGRAM_ID } from '@wordstride/core'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
import { panelQuery } from '../panels/panelQuery'

export interface PeerState {
  isValidGroup: boolean
  inPeerGroup: boolean
}

/** Whether there is a peer group for the account, and whether the student is in it (API-19). */
export const peerStateQuery = (userId: string) =>
  panelQuery('peers', userId, async (signal): Promise<PeerState> => {
    const { isValidGroup, inPeerGroup } = unwrap(
      await apiClient.call('getPeerGroupId', { userId }, { signal }),
    )
    return { isValidGroup, inPeerGroup }
  })

/** The ranking, or why there is none (API-20). */
export type Ranking = { progress: PeerProgress } | { problem: string }

export const rankingQuery = (userId: string, sectionType: CourseSection) =>
  panelQuery(
    `peer ranking ${sectionType}`,
    userId,
    async (signal): Promise<Ranking> => {
      const reply = await apiClient.call('getPeerGroupRanking', { userId, sectionType }, { signal })
      if (!reply.isSuccess) return { problem: reply.errorMessage ?? reply.message }
      const { errorMessage, peerProgressData: progress } = reply
      return errorMessage || !progress ? { problem: errorMessage ?? '' } : { progress }
    },
    { tellsOfOthers: true },
  )

/** The news of the group, by last initials (API-21, PEER-08). */
export const newAchievementsQuery = (userId: string) =>
  panelQuery(
    'peer achievements',
    userId,
    async (signal) => {
      const nameDisplay = { firstInit: false, lastInit: true }
      return unwrap(await apiClient.call('getNewPeerAchievement', { userId, nameDisplay }, { signal }))
        .achievements
    },
    { tellsOfOthers: true },
  )

const gradePlacesKey = (userId: string) => ['grade places', userId] as const

/** The board of a grade (API-40). */
export const gradePlacesQuery = (userId: string, sectionType: CourseSection, gradeId: number) =>
  queryOptions({
    queryKey: [...gradePlacesKey(userId), sectionType, gradeId] as const,
    queryFn: async ({ signal }) => {
      const params = { sectionType, gradeId, productId: PROGRAM_ID } as const
      const reply = await apiClient.call('getGradeProgress', params, { signal })
      // REP-08, ERR-29: nobody is told of it.
      if (!reply.isSuccess) throw new Error('Fail to get progress board')
      return reply.data
    },
  })

const refreshPeers = (userId: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: rankingQuery(userId, 'ae.la').queryKey }),
    queryClient.invalidateQueries({ queryKey: rankingQuery(userId, 'ae.voc').queryKey }),
    queryClient.invalidateQueries({ queryKey: newAchievementsQuery(userId).queryKey }),
  ])

/** Joins the group, or drops out of it (API-22). */
export const usePeerMembership = (userId: string) =>
  useMutation({
    mutationFn: async (offList: boolean) =>
      unwrap(await apiClient.call('offListPeerGroup', { userId, productId: PROGRAM_ID, offList })),
    onSuccess: async ({ inPeerGroup }) => {
      queryClient.setQueryData(peerStateQuery(userId).queryKey, { isValidGroup: true, inPeerGroup })
      await Promise.all([
        refreshPeers(userId),
        queryClient.invalidateQueries({ queryKey: gradePlacesKey(userId) }),
      ])
    },
  })

interface Sent {
  achievementId: string
  message: Congratulation
  /** Of the sender, as the server made it (PEER-07). */
  displayName: string | null
}

/** Congratulates a peer (API-23). */
export const useCongratulate = (userId: string) =>
  useMutation({
    mutationFn: async (sent: Sent) =>
      unwrap(await apiClient.call('addCongratulationMessage', { userId, ...sent })),
    onSettled: () => refreshPeers(userId),
  })
