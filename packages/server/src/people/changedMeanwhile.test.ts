import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classes, learningCenters, staffActions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'

let test: TestApp
const token: Record<string, string> = {}
beforeAll(async () => {
  test = await createTestApp()
  for (const name of ['admin', 'lcadmin']) token[name] = await test.login(name)
})
afterAll(() => test.close())

const refused = { isSuccess: false, code: 'changed_meanwhile' }

describe('a class', () => {
  const make = async (name: string) =>
    succeeded(await test.call('saveClass', { centerId: 1, name }, token.admin)).classId
  async function read(classId: string) {
    const listed = succeeded(await test.call('listClasses', {}, token.admin)).classes
    const found = listed.find((one) => one.classId === classId)
    if (!found) throw new Error('The class is not listed.')
    const { centerId, name, isEnded, hasPeers, revision } = found
    return { classId, centerId, name, isEnded, hasPeers, revision }
  }
  const stored = async (classId: string) =>
    (await test.db.select().from(classes).where(eq(classes.classId, classId)))[0]

  it('[SR-04] that a colleague has ended, renamed and taken from the peers is not brought back by another name', async () => {
    const classId = await make('Room 8')
    const seen = await read(classId)
    const ended = { ...seen, name: 'Room 9', isEnded: true, hasPeers: false }
    succeeded(await test.call('saveClass', ended, token.admin))
    expect(await test.call('saveClass', { ...seen, name: 'Room 8b' }, token.lcadmin)).toMatchObject(refused)
    expect(await stored(classId)).toMatchObject({
      ...{ name: 'Room 9', hasPeers: false },
      endedAt: expect.any(Date),
    })
    const again = await read(classId)
    succeeded(await test.call('saveClass', { ...again, name: 'Room 9b' }, token.lcadmin))
    expect(await stored(classId)).toMatchObject({ name: 'Room 9b', endedAt: expect.any(Date) })
  })

  it('of two who save at once the second is told; the same once more, after a lost reply, is no fault', async () => {
    const seen = await read(await make('Room 10'))
    const rename = (name: string) => test.call('saveClass', { ...seen, name }, token.admin)
    const outcomes = await Promise.all([rename('Room 10a'), rename('Room 10b')])
    expect(outcomes.filter(({ isSuccess }) => isSuccess)).toHaveLength(1)
    succeeded(await rename((await stored(seen.classId))?.name ?? ''))
  })

  it('is saved by pages of the version before, which send no revision', async () => {
    const { revision: _, ...seen } = await read(await make('Room 11'))
    succeeded(await test.call('saveClass', { ...seen, name: 'Room 11a' }, token.admin))
    succeeded(await test.call('saveClass', { ...seen, name: 'Room 11b' }, token.admin))
  })
})

it('[SR-04] [SR-39] a center keeps the network address that a colleague has entered meanwhile', async () => {
  async function read() {
    const listed = succeeded(await test.call('listCenters', {}, token.admin)).centers
    const found = listed.find(({ centerId }) => centerId === 1)
    if (!found) throw new Error('The center is not listed.')
    const { name, address, phone, email, ips, revision } = found
    return { revision, center: { name, address, phone, email, ips } }
  }
  const { revision, center } = await read()
  const save = (change: object, seen = revision, by = 'lcadmin') =>
    test.call('saveCenter', { centerId: 1, revision: seen, center: { ...center, ...change } }, token[by])
  succeeded(await save({ ips: ['192.0.2.7'] }, revision, 'admin'))
  expect(await save({ phone: '555 0100' })).toMatchObject(refused)
  // The same once more, after a lost reply.
  succeeded(await save({ ips: ['192.0.2.7'] }, revision, 'admin'))
  const [row] = await test.db.select().from(learningCenters).where(eq(learningCenters.id, 1))
  expect(row).toMatchObject({ ips: ['192.0.2.7'], phone: center.phone })
  const now = await read()
  succeeded(await save({ ...now.center, phone: '555 0100' }, now.revision))
  const [after] = await test.db.select().from(learningCenters).where(eq(learningCenters.id, 1))
  expect(after).toMatchObject({ ips: ['192.0.2.7'], phone: '555 0100' })
  const trail = await test.db.select().from(staffActions).where(eq(staffActions.action, 'center_changed'))
  expect(trail).toHaveLength(2)
})

it('of two who save a center at once the second is told', async () => {
  const seen = succeeded(await test.call('listCenters', {}, token.admin)).centers.find(
    ({ centerId }) => centerId === 3,
  )
  if (!seen) throw new Error('The center is not listed.')
  const { name, address, phone, email, ips, revision } = seen
  const save = (change: object) =>
    test.call(
      'saveCenter',
      { centerId: 3, revision, center: { name, address, phone, email, ips, ...change } },
      token.admin,
    )
  const outcomes = await Promise.all([save({ phone: '1' }), save({ phone: '2' }), save({ phone: '3' })])
  expect(outcomes.filter(({ isSuccess }) => isSuccess)).toHaveLength(1)
})
