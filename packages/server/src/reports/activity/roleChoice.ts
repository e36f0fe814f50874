import { LISTED_ROLES, PUPILS, ROLES } from '@wordstride/api'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { users } from '../../db/schema'

const arePupils = () => inArray(users.role, [...PUPILS])

/** SR-39: whom a choice means; null when it is none. A letter means the students whose user name begins with it. */
export function isChosen(choice: string): SQL | undefined | null {
  if (choice === 'all') return arePupils()
  const role = ROLES.find((one) => one === choice)
  if (role && LISTED_ROLES.some((one) => one === role)) return eq(users.role, role)
  if (/^[a-z]$/.test(choice)) return and(arePupils(), eq(sql`lower(left(${users.userName}, 1))`, choice))
  return null
}
