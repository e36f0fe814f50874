import { refuse, succeed } from '@wordstride/api'
import { managedCenters, readsStudents } from '../../access/reach'
import { weekOf } from '../../calendar/week'
import type { Handlers } from '../../dispatch/callContext'
import { findCenterHome } from './centerHome'
import { findTeacherHome } from './teacherHome'

export const staffHomeHandlers = {
  /** SR-04: what a teacher reads is of students in reach, so a student has nothing to ask. */
  async getTeacherHome(_params, { db, caller, now, timeZone }) {
    if (!readsStudents(caller.user.role)) return refuse('not_allowed')
    return succeed(await findTeacherHome(db, caller, weekOf(now, timeZone), now))
  },

  async getCenterHome(_params, { db, caller, now, timeZone }) {
    const reach = managedCenters(caller.user.role)
    if (reach === null) return refuse('not_allowed')
    return succeed(await findCenterHome(db, caller, reach, weekOf(now, timeZone), now))
  },
} satisfies Pick<Handlers, 'getTeacherHome' | 'getCenterHome'>
