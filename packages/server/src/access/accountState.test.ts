import { describe, expect, it } from 'vitest'
import { accountStatus } from './accountState'

const at = (text: string) => new Date(`${text}Z`)
const account = {
  startsAt: at('2026-01-01T00:00:00'),
  expiresAt: at('2026-12-31T00:00:00'),
  freezeStartsAt: at('2026-06-01T00:00:00'),
  freezeEndsAt: at('2026-07-01T00:00:00'),
}

describe('accountStatus', () => {
  it.each([
    ['2025-12-31T23:59:59', 'not_started'],
    ['2026-01-01T00:00:00', 'started'],
    ['2026-05-31T23:59:59', 'started'],
    ['2026-06-01T00:00:00', 'in_freeze'],
    ['2026-06-30T23:59:59', 'in_freeze'],
    ['2026-07-01T00:00:00', 'started'],
    ['2026-12-30T23:59:59', 'started'],
    ['2026-12-31T00:00:00', 'expired'],
  ])('[SR-03] is at %s %s', (now, status) => {
    expect(accountStatus(account, at(now))).toBe(status)
  })

  it('[SR-03] tests the subscription before the freeze', () => {
    const frozenForEver = {
      ...account,
      freezeStartsAt: at('2000-01-01T00:00:00'),
      freezeEndsAt: at('2100-01-01T00:00:00'),
    }
    expect(accountStatus(frozenForEver, at('2025-01-01T00:00:00'))).toBe('not_started')
    expect(accountStatus(frozenForEver, at('2027-01-01T00:00:00'))).toBe('expired')
  })

  it('is never frozen without both ends of a freeze', () => {
    const now = at('2026-06-15T00:00:00')
    expect(accountStatus({ ...account, freezeEndsAt: null }, now)).toBe('started')
  })
})
