import type { User } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { useAuth } from '../api/authStore'

/** Of a page that is drawn while nobody is signed in (CONST-32). */
const NOBODYS: User['currentGrade'] = { 'ae.la': 2, 'ae.voc': 2 }

/** The grades the user works in: every page asks here. */
export const useCurrentGrades = (): Record<CourseSection, number> =>
  useAuth((state) => state.user?.currentGrade) ?? NOBODYS
