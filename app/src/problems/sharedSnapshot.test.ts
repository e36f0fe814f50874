import { describe, expect, it } from 'vitest'
import { latestOf, parseShared } from './sharedSnapshot'
import type { StoredSession } from './snapshots'

const until = (at: number): StoredSession => ({
  events: [{ type: 'left', at }],
  responses: {},
  presentations: {},
})

describe('a session left at another device', () => {
  it('[SES-25] goes on from the later of the two copies', () => {
    expect(latestOf(until(5), until(9))).toEqual(until(9))
    expect(latestOf(until(9), until(5))).toEqual(until(9))
    expect(latestOf(null, until(5))).toEqual(until(5))
    expect(latestOf(until(5), null)).toEqual(until(5))
    expect(latestOf(null, null)).toBeNull()
  })

  it('ignores what is no session', () => {
    expect(parseShared(JSON.stringify(until(3)))).toEqual(until(3))
    for (const text of ['', 'null', '[]', '{"events":{}}', 'half a {']) expect(parseShared(text)).toBeNull()
  })
})
