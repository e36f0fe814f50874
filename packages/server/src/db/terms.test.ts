import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/testDatabase'
import { firstIdAt, newSessionId, timeOfId } from './sessionIds'
import { addTerm, hasTable, idsBeside, partitionOf, TABLES_BY_TERM, termOf } from './terms'

const at = (text: string) => new Date(text)

describe('terms', () => {
  it.each([
    ['2026-08-01T00:00:00.000Z', '2026_08', '2027-02-01T00:00:00.000Z'],
    ['2027-01-31T23:59:59.999Z', '2026_08', '2027-02-01T00:00:00.000Z'],
    ['2027-02-01T00:00:00.000Z', '2027_02', '2027-08-01T00:00:00.000Z'],
    ['2027-07-31T12:00:00.000Z', '2027_02', '2027-08-01T00:00:00.000Z'],
    ['2027-12-31T12:00:00.000Z', '2027_08', '2028-02-01T00:00:00.000Z'],
  ])('%s lies in %s, which ends at %s', (moment, name, end) => {
    const term = termOf(at(moment))
    expect([term.name, term.end.toISOString()]).toEqual([name, end])
    expect(term.begin <= at(moment)).toBe(true)
  })

  it('get their tables once, whoever makes them at the same time', async () => {
    const database = await openTestDatabase()
    const term = termOf(at('2031-03-01'))
    await Promise.all([addTerm(database.db, term), addTerm(database.patient, term)])
    for (const table of TABLES_BY_TERM)
      expect(await hasTable(database.db, partitionOf(table, term)), table).toBe(true)
    await database.close()
  })
})

describe('the id of a session', () => {
  const now = at('2026-11-22T10:20:30.456Z')

  it('tells when it began, and follows those that began before', () => {
    const id = newSessionId(now)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(timeOfId(id)).toEqual(now)
    expect(id > firstIdAt(now)).toBe(true)
    expect(id < firstIdAt(new Date(now.getTime() + 1))).toBe(true)
    expect(newSessionId(now)).not.toBe(id)
  })

  it('lies beside those of its term', () => {
    const { firstId, lastId } = idsBeside(newSessionId(now))
    expect([firstId, lastId]).toEqual([firstIdAt(at('2026-08-01')), firstIdAt(at('2027-02-01'))])
  })

  it('that is random tells no time and lies beside other random ones', () => {
    const id = '7b9c3c56-9a2b-4d1e-8f3a-2c1d0e9f8a7b'
    expect(timeOfId(id)).toBeNull()
    const { firstId, lastId } = idsBeside(id)
    expect(id >= firstId && id < lastId).toBe(true)
    expect(firstIdAt(at('2100-01-01')) < firstId).toBe(true)
  })
})
