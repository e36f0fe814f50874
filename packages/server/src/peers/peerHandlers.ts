import { refuse, succeed } from '@wordstride/api'
import { schoolYearOf } from '../calendar/schoolYear'
import type { Handlers } from '../dispatch/callContext'
import { addCongratulationMessage } from './congratulate'
import { getGradeProgress } from './gradeProgress'
import { tellNews } from './newAchievements'
import { dropOut, findOwnGroup, joinGroup } from './ownGroup'
import { getPeerGroupRanking } from './ranking'
import { readGroup } from './readGroup'

export const peerHandlers = {
  async getPeerGroupId({ userId }, { db, now, timeZone }) {
    const { isValid, groupId } = await findOwnGroup(db, userId, schoolYearOf(now, timeZone), now)
    return succeed({ groupId, isValidGroup: isValid, inPeerGroup: groupId !== null })
  },

  getPeerGroupRanking,

  /** Only of the own group: who is named besides has achieved nothing here. */
  async getNewPeerAchievement({ userId, userList, sectionType }, { db, now, timeZone }) {
    const schoolYear = schoolYearOf(now, timeZone)
    const { groupId } = await findOwnGroup(db, userId, schoolYear, now)
    if (groupId === null) return succeed({ achievements: [], achievement: [] })
    const group = await readGroup(db, groupId, schoolYear, now)
    const all = tellNews(group, { sectionType: sectionType ?? null, viewerId: userId })
    const found = userList ? all.filter((one) => userList.includes(one.userId)) : all
    return succeed({ achievements: found, achievement: found })
  },

  /** Dropping out (PEER-09) and joining (G-14). */
  async offListPeerGroup({ userId, offList }, { db, now, timeZone }) {
    if (offList) {
      await dropOut(db, userId, now)
      return succeed({ result: true, inPeerGroup: false })
    }
    const groupId = await joinGroup(db, userId, schoolYearOf(now, timeZone), now)
    return groupId === null ? refuse('peer_group_invalid') : succeed({ result: true, inPeerGroup: true })
  },

  addCongratulationMessage,
  getGradeProgress,
} satisfies Partial<Handlers>
