import { createHash } from 'node:crypto'
import type { CourseSection } from '@wordstride/core'
import { eq } from 'drizzle-orm'
import {
  type Achievement,
  achievements,
  gradeStandings,
  tokenOwners,
  tokens,
  userLearningInfo,
  users,
} from '../db/schema'
import type { TestApp } from './createTestApp'

export interface NewPeer {
  userId: string
  firstName?: string
  lastName?: string
  schoolGrade?: number
  country?: 'US' | 'CN'
  license?: 'SCHOOL' | 'AFTERSCHOOL' | null
  /** Of both sections. */
  gradeId?: number
  score?: number
}

/** Students with a token each, as they stand in their grades; in no peer group yet. */
export function peerClass(test: TestApp) {
  const tokenOf = (userId: string): string =>
    createHash('sha256').update(`peer ${userId}`).digest('base64url')

  async function addTokens(userIds: readonly string[]): Promise<void> {
    const expiresAt = new Date(test.now().getTime() + 400 * 86_400_000)
    const rows = userIds.map((userId) => ({
      userId,
      tokenHash: createHash('sha256').update(tokenOf(userId)).digest('hex'),
      issuedAt: test.now(),
      expiresAt,
    }))
    await test.db.insert(tokens).values(rows)
    await test.db
      .insert(tokenOwners)
      .values(rows.map((row) => ({ ...row, endsAt: expiresAt })))
      .onConflictDoNothing()
  }

  return {
    tokenOf,
    async add(peers: readonly NewPeer[]): Promise<void> {
      const [model] = await test.db.select().from(users).where(eq(users.userId, 'student2'))
      if (!model) throw new Error('no student2')
      await test.db.insert(users).values(
        peers.map(({ userId, gradeId: _, score: __, ...fields }) => ({
          ...model,
          schoolGrade: 4,
          firstName: userId,
          lastName: 'Quill',
          ...fields,
          userId,
          userName: userId,
        })),
      )
      const sections: CourseSection[] = ['ae.la', 'ae.voc']
      await test.db.insert(userLearningInfo).values(
        peers.flatMap(({ userId, gradeId = 4 }) =>
          sections.map((sectionType) => ({
            userId,
            sectionType,
            startGrade: gradeId,
            currentGrade: gradeId,
            stopGrade: gradeId + 1,
            weeklyTime: 60,
            isSkillStatusInitialized: true,
          })),
        ),
      )
      await test.db.insert(gradeStandings).values(
        peers.flatMap(({ userId, gradeId = 4, score = 0 }) =>
          sections.map((sectionType) => ({
            userId,
            sectionType,
            gradeId,
            projectedScore: score,
            highestScore: score,
          })),
        ),
      )
      await addTokens(peers.map(({ userId }) => userId))
    },
    join: (userId: string) => test.call('offListPeerGroup', { userId, offList: false }, tokenOf(userId)),
    drop: (userId: string) => test.call('offListPeerGroup', { userId, offList: true }, tokenOf(userId)),
    group: (userId: string) => test.call('getPeerGroupId', { userId }, tokenOf(userId)),
    ranking: (userId: string, sectionType: CourseSection = 'ae.la', force = false) =>
      test.call('getPeerGroupRanking', { userId, sectionType, force }, tokenOf(userId)),
    board: (userId: string, gradeId = 4, sectionType: CourseSection = 'ae.la') =>
      test.call('getGradeProgress', { gradeId, sectionType }, tokenOf(userId)),
    news: (userId: string, userList: string[] | null = null) =>
      test.call('getNewPeerAchievement', { userId, userList }, tokenOf(userId)),
    achieve: (userId: string, achievement: Achievement, at: Date, gradeId = 4) =>
      test.db
        .insert(achievements)
        .values({ userId, achievement, sectionType: 'ae.la', gradeId, achievedAt: at }),
  }
}
