import { ROLES } from '@wordstride/api'
import { IDLE_LIMIT_MS, IDLE_WARNING_MS } from '@wordstride/learning'
import { describe, expect, it } from 'vitest'
import { isIdleLimited } from './isIdleLimited'

describe('isIdleLimited', () => {
  it('holds in production alone, and for every role but admin and lcadmin', () => {
    const limited = (environment: string | undefined) =>
      ROLES.filter((role) => isIdleLimited(role, environment))
    expect(limited('production')).toEqual(ROLES.filter((role) => role !== 'admin' && role !== 'lcadmin'))
    for (const environment of ['qa', 'development', undefined]) expect(limited(environment)).toEqual([])
  })

  it('[CONST-46] the limit is 1,200,000 ms and the warning comes at half of it', () => {
    expect([IDLE_LIMIT_MS, IDLE_WARNING_MS]).toEqual([1_200_000, 600_000])
  })
})
