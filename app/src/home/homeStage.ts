import type { User } from '@wordstride/api'
import { workGrade } from '../accounts/workGrade'

/** Kindergarten to grade 5 (elementary school) have a home of three blocks. */
const LAST_EARLY_GRADE = 5

/** Who learns to read has larger letters of known forms. */
const LAST_LARGE_GRADE = 2

export const hasEarlyHome = (user: Pick<User, 'currentGrade'>): boolean => workGrade(user) <= LAST_EARLY_GRADE

export const hasLargeType = (user: Pick<User, 'currentGrade'>): boolean => workGrade(user) <= LAST_LARGE_GRADE
