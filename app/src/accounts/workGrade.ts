import type { User } from '@wordstride/api'

/** The higher of the two grades: nobody who works in middle school is taken for a small one. */
export const workGrade = ({ currentGrade }: Pick<User, 'currentGrade'>): number =>
  Math.max(currentGrade['ae.la'], currentGrade['ae.voc'])
