import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exportOneRoster } from './exportOneRoster'

describe('exportOneRoster', () => {
  it.each([
    ['the last evening of June', '2026-07-01T03:00:00Z', '2026'],
    ['the first moment of July', '2026-07-01T07:00:00Z', '2027'],
  ])('[SR-06] the school year is that of the region: %s', (_, now, year) => {
    const clock = { now: new Date(now), timeZone: 'America/Los_Angeles' }
    const zip = unzipSync(exportOneRoster({ centerId: 1, accounts: [], classes: [] }, { name: 'A' }, clock))
    const sessions = strFromU8(zip['academicSessions.csv'] ?? new Uint8Array())
    expect(sessions).toContain(`School year ${year}`)
    expect(sessions).toContain(`${year}-06-30`)
  })
})
