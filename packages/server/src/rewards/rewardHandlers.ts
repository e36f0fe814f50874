import { succeed } from '@wordstride/api'
import type { Handlers } from '../dispatch/callContext'
import { findNewHonorStudents } from './honors/newHonorStudents'

export const rewardHandlers = {
  /** Changes of the last 7 days (SR-25). */
  async getNewHonorStudents({ userId }, { db, now }) {
    return succeed({ newHonorStudents: await findNewHonorStudents(db, userId, now) })
  },
} satisfies Partial<Handlers>
