import type { User } from '@wordstride/api'
import * as z from 'zod/mini'
import type { Selections } from './setupSteps'

const keptSchema = z.object({
  schoolGrade: z.nullable(z.int().check(z.gte(0), z.lte(12))),
  testName: z.nullable(z.enum(['diagnostic', 'notest'])),
})

type Kept = Pick<Selections, 'schoolGrade' | 'testName'>

const keyOf = (userId: string) => `ae-account-setup ${userId}`

/** What was told in this tab of the browser, before a test or a reload. */
function readKept(userId: string): Kept {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')
    return keptSchema.parse(found)
  } catch {
    return { schoolGrade: null, testName: null }
  }
}

export function keep(userId: string, { schoolGrade, testName }: Selections): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify({ schoolGrade, testName }))
  } catch {
    // The browser stores nothing: it lasts as long as the page.
  }
}

/** Names come from the account, grade and path from what was told before. */
export function firstSelections({
  userId,
  firstName,
  lastName,
  currentSchoolGrade,
}: Pick<User, 'userId' | 'firstName' | 'lastName' | 'currentSchoolGrade'>): Selections {
  const { schoolGrade, testName } = readKept(userId)
  return {
    firstName: firstName || null,
    lastName: lastName || null,
    schoolGrade: schoolGrade ?? (firstName ? currentSchoolGrade : null),
    testName,
  }
}
