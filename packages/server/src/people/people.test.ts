import { randomUUID } from 'node:crypto'
import type { AccountFields, BulkChange, NewPassword } from '@wordstride/api'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_PASSWORD } from '../accounts/passwords'
import { learningCenters, staffActions, tokens, userCenters, userNames, users } from '../db/schema'
import { beforeNextWriting } from '../testing/beforeNextWriting'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'
import { makeOneTimeLinks } from './oneTimeLinks'

const NOW = new Date('2026-03-10T12:00:00Z')
const DAY = 86_400_000

let test: TestApp
const token: Record<string, string> = {}
/** A class of centre 1 with the pupil `student` and the teacher `teacher`, and one of centre 3. */
let ownClass = ''
let otherClass = ''

beforeAll(async () => {
  test = await createTestApp({ now: NOW })
  for (const name of ['admin', 'lcadmin', 'tutor', 'teacher', 'student', 'superstudent', 'af100001'])
    token[name] = await test.login(name)
  ownClass = await makeClass('admin', 1, 'Room 1')
  otherClass = await makeClass('admin', 3, 'Room 3')
  await test.call(
    'changeClassMembers',
    { classId: ownClass, added: ['student', 'teacher'], removed: [] },
    token.admin,
  )
})
afterAll(() => test.close())

async function makeClass(by: string, centerId: number, name: string): Promise<string> {
  const made = await test.call('saveClass', { centerId, name }, token[by])
  if (!made.isSuccess) throw new Error(made.message)
  return made.classId
}

let counter = 0
const fields = (change: Partial<AccountFields> = {}): AccountFields => ({
  userName: `new.person${++counter}`,
  firstName: 'Ida',
  lastName: 'Berg',
  role: 'student',
  schoolGrade: 2,
  license: null,
  email: null,
  guardianName: null,
  guardianEmail: null,
  consentAt: null,
  sourceId: null,
  startsAt: NOW.getTime(),
  expiresAt: NOW.getTime() + 365 * DAY,
  toggleOverrides: {},
  centerIds: [1],
  classIds: [],
  ...change,
})

const create = (by: string, change: Partial<AccountFields> = {}) =>
  test.call('createAccount', { account: fields(change), newPassword: { kind: 'made' } }, token[by])

async function made(by: string, change: Partial<AccountFields> = {}) {
  const account = fields(change)
  const reply = await test.call('createAccount', { account, newPassword: { kind: 'made' } }, token[by])
  if (!reply.isSuccess) throw new Error(reply.message)
  return { userId: reply.userId, userName: account.userName, password: reply.handedOver.password ?? '' }
}

const outcome = (reply: { isSuccess: boolean; code?: string | undefined }) =>
  reply.isSuccess ? 'done' : reply.code

async function read(userId: string): Promise<{ fields: AccountFields; revision?: string | undefined }> {
  const reply = await test.call('getAccount', { userId }, token.admin)
  // Nobody manages the own account: then any fields will do.
  return reply.isSuccess ? reply : { fields: fields() }
}

const fieldsOf = async (userId: string) => (await read(userId)).fields

async function update(by: string, userId: string, change: Partial<AccountFields>) {
  const { fields, revision } = await read(userId)
  const account = { ...fields, ...change }
  return outcome(await test.call('updateAccount', { userId, revision, account }, token[by]))
}

const reset = (by: string, userId: string, password?: string) =>
  test.post(
    'people',
    {
      function: 'resetPassword',
      params: {
        user_id: userId,
        new_password: password === undefined ? { kind: 'made' } : { kind: 'typed', password },
      },
    },
    { token: token[by] ?? '' },
  )

const signIn = (username: string, password: string) => test.call('login', { username, password })
const isSignedIn = async (headers: { token: string }) =>
  (await test.post('userauth', { function: 'userByToken', params: {} }, headers)).status === 200

describe('createAccount', () => {
  it.each([
    ['admin', 'admin', 'done'],
    ['admin', 'lcadmin', 'done'],
    ['admin', 'student', 'done'],
    ['lcadmin', 'student', 'done'],
    ['lcadmin', 'super-student', 'done'],
    ['lcadmin', 'tutor', 'done'],
    ['lcadmin', 'school_teacher', 'done'],
    ['lcadmin', 'lcadmin', 'role_not_given'],
    ['lcadmin', 'admin', 'role_not_given'],
    ['tutor', 'student', 'role_not_given'],
    ['teacher', 'student', 'role_not_given'],
    ['student', 'student', 'not_allowed'],
    ['superstudent', 'student', 'not_allowed'],
    ['af100001', 'student', 'not_allowed'],
  ] as const)('[SR-04] %s makes a %s: %s', async (by, role, expected) => {
    expect(outcome(await create(by, { role }))).toBe(expected)
  })

  it('needs a center, which is the maker’s own; an administrator needs none', async () => {
    expect(outcome(await create('admin', { role: 'admin', centerIds: [] }))).toBe('done')
    expect(outcome(await create('admin', { centerIds: [] }))).toBe('center_missing')
    expect(outcome(await create('lcadmin', { centerIds: [] }))).toBe('center_missing')
    expect(outcome(await create('lcadmin', { centerIds: [3] }))).toBe('center_not_yours')
    expect(outcome(await create('lcadmin', { centerIds: [1, 3] }))).toBe('center_not_yours')
    expect(outcome(await create('lcadmin', { centerIds: [1], classIds: [otherClass] }))).toBe(
      'class_of_other_center',
    )
    expect(outcome(await create('lcadmin', { centerIds: [1], classIds: [ownClass] }))).toBe('done')
  })

  it('[SR-05] gives no toggle that the maker has not', async () => {
    expect(outcome(await create('lcadmin', { toggleOverrides: { secret: true } }))).toBe('toggle_not_given')
    expect(outcome(await create('lcadmin', { toggleOverrides: { start_a_test: true } }))).toBe('done')
    expect(outcome(await create('admin', { toggleOverrides: { secret: true } }))).toBe('done')
  })

  it('takes a user name and a school id once', async () => {
    const sourceId = 'school-17'
    const { userName } = await made('admin', { sourceId })
    expect(outcome(await create('admin', { userName }))).toBe('user_name_taken')
    expect(outcome(await create('admin', { sourceId }))).toBe('source_id_taken')
    // Nothing of the refused account has stayed.
    const names = await test.db.select().from(userNames)
    expect(names).toHaveLength(await test.db.$count(users))
  })

  it('makes a password that signs in, or a link that sets one', async () => {
    const { userName, password } = await made('lcadmin')
    expect(password).toMatch(/^[a-z]+-[a-z]+-\d\d$/)
    expect(await signIn(userName, password)).toMatchObject({ status: 'started' })

    const account = fields({ role: 'school_teacher' })
    const linked = await test.call('createAccount', { account, newPassword: { kind: 'link' } }, token.admin)
    if (!linked.isSuccess) throw new Error(linked.message)
    const [row] = await test.db.select().from(users).where(eq(users.userId, linked.userId))
    expect(row?.passwordHash).toBe(NO_PASSWORD)
    expect(await signIn(account.userName, NO_PASSWORD || 'x')).toMatchObject({ code: 'wrong_credentials' })
    const secret = linked.handedOver.linkSecret ?? ''
    expect(await test.call('readPasswordLink', { secret })).toMatchObject({ userName: account.userName })
    const set = (newPassword: string) => test.call('setPasswordByLink', { secret, newPassword })
    expect(outcome(await set('short'))).toBe('password_short_staff')
    expect(outcome(await set(account.userName.toUpperCase()))).toBe('password_is_name')
    expect(outcome(await set('long enough'))).toBe('done')
    expect(outcome(await set('another one'))).toBe('link_dead')
    expect(await signIn(account.userName, 'long enough')).toMatchObject({ status: 'started' })
  })
})

describe('createAccount, sent again after a lost reply', () => {
  const send = (newId: string, account: AccountFields, newPassword: NewPassword, by = 'lcadmin') =>
    test.call('createAccount', { newId, account, newPassword }, token[by])

  it('makes one account, as it was sent last, which the password opens that came last', async () => {
    const newId = randomUUID()
    const account = fields({ sourceId: `school-${newId}` })
    const before = await test.db.$count(users)
    const [first, second] = await Promise.all([
      send(newId, account, { kind: 'made' }),
      send(newId, account, { kind: 'made' }),
    ])
    const userIds = [succeeded(first), succeeded(second)].map(({ userId }) => userId)
    const renamed = fields({ firstName: 'Ada', centerIds: [1], classIds: [ownClass] })
    const last = succeeded(await send(newId, renamed, { kind: 'made' }))
    expect([...userIds, last.userId]).toEqual([newId, newId, newId])
    expect(await test.db.$count(users)).toBe(before + 1)
    expect(await fieldsOf(newId)).toMatchObject(renamed)
    const password = last.handedOver.password ?? ''
    expect(await signIn(renamed.userName, password)).toMatchObject({ status: 'started' })
    for (const reply of [first, second]) {
      const older = succeeded(reply).handedOver.password ?? ''
      expect(await signIn(renamed.userName, older)).toMatchObject({ code: 'wrong_credentials' })
    }
    // The name of the first try is free again.
    expect(outcome(await create('lcadmin', account))).toBe('done')
  })

  it('hands over the link that came last', async () => {
    const newId = randomUUID()
    const account = fields()
    const first = succeeded(await send(newId, account, { kind: 'link' })).handedOver.linkSecret ?? ''
    const second = succeeded(await send(newId, account, { kind: 'link' })).handedOver.linkSecret ?? ''
    expect(await test.call('readPasswordLink', { secret: first })).toMatchObject({ code: 'link_dead' })
    expect(await test.call('readPasswordLink', { secret: second })).toMatchObject({
      userName: account.userName,
    })
  })

  it('[SR-04] changes nobody whom another one has made or changed since, and brings nobody back who was deleted', async () => {
    const newId = randomUUID()
    const account = fields({ centerIds: [1] })
    succeeded(await send(newId, account, { kind: 'made' }, 'admin'))
    expect(outcome(await send(newId, account, { kind: 'made' }))).toBe('account_not_yours')
    const moved = randomUUID()
    succeeded(await send(moved, fields(), { kind: 'made' }))
    expect(await update('admin', moved, { centerIds: [3], role: 'tutor' })).toBe('done')
    expect(outcome(await send(moved, fields(), { kind: 'made' }))).toBe('account_changed')
    const gone = randomUUID()
    const person = fields()
    succeeded(await send(gone, person, { kind: 'made' }))
    const deletion = { userId: gone, userName: person.userName }
    const both = await Promise.all([1, 2].map(() => test.call('deletePerson', deletion, token.lcadmin)))
    const proofs = both.map((reply) => succeeded(reply).proof)
    expect(proofs[0]).toEqual(proofs[1])
    expect(proofs[0]?.rows).toMatchObject({ users: 1 })
    expect(outcome(await send(gone, person, { kind: 'made' }))).toBe('account_not_yours')
  })

  it('is told whose name is taken by somebody else', async () => {
    const newId = randomUUID()
    succeeded(await send(newId, fields(), { kind: 'made' }))
    expect(outcome(await send(newId, fields({ userName: 'student' }), { kind: 'made' }))).toBe(
      'user_name_taken',
    )
  })
})

describe('updateAccount', () => {
  it('[SR-04] reaches the accounts of own centers, below the own rank, and never the own account', async () => {
    const tutor = await made('admin', { role: 'tutor' })
    const tutorOfTwo = await made('admin', { role: 'tutor', centerIds: [1, 3] })
    const pupilOfTwo = await made('admin', { centerIds: [1, 3] })
    const lcadmin = await made('admin', { role: 'lcadmin' })
    const change = { firstName: 'Changed' }
    expect(await update('lcadmin', 'student', change)).toBe('done')
    expect(await update('lcadmin', tutor.userId, change)).toBe('done')
    expect(await update('lcadmin', pupilOfTwo.userId, change)).toBe('done')
    expect(await update('lcadmin', tutorOfTwo.userId, change)).toBe('account_not_yours')
    expect(await update('lcadmin', lcadmin.userId, change)).toBe('account_not_yours')
    expect(await update('lcadmin', 'lcadmin', change)).toBe('account_not_yours')
    await expect(update('lcadmin', 'student2', change)).rejects.toThrow('403')
    await expect(update('lcadmin', 'admin', change)).rejects.toThrow('403')
    expect(await update('tutor', 'student', change)).toBe('account_not_yours')
    expect(await update('teacher', 'student', change)).toBe('account_not_yours')
    expect(await update('student', 'student', change)).toBe('not_allowed')
    expect(await update('admin', 'student2', change)).toBe('done')
    expect(await update('admin', lcadmin.userId, change)).toBe('done')
  })

  it('that is sent again after a lost reply is told of no colleague', async () => {
    const { userId } = await made('lcadmin')
    const { fields, revision } = await read(userId)
    const send = (firstName: string) =>
      test.call('updateAccount', { userId, revision, account: { ...fields, firstName } }, token.lcadmin)
    succeeded(await send('Ada'))
    const lines = await test.db.$count(staffActions)
    succeeded(await send('Ada'))
    expect(await test.db.$count(staffActions)).toBe(lines)
    expect(outcome(await send('Eva'))).toBe('account_changed')
  })

  it('is the same with its toggles in whatever order, and leaves no line', async () => {
    const toggleOverrides = { chapter_view: true, reports: false }
    const { userId } = await made('admin', { toggleOverrides })
    const { fields, revision } = await read(userId)
    const lines = await test.db.$count(staffActions)
    for (const account of [{ ...fields, toggleOverrides }, fields])
      succeeded(await test.call('updateAccount', { userId, revision, account }, token.admin))
    expect(await test.db.$count(staffActions)).toBe(lines)
  })

  it('[SR-04] raises nobody beyond what the manager may give, and nobody oneself', async () => {
    const { userId } = await made('lcadmin')
    expect(await update('lcadmin', userId, { role: 'admin' })).toBe('role_not_given')
    expect(await update('lcadmin', userId, { role: 'lcadmin' })).toBe('role_not_given')
    expect(await update('lcadmin', userId, { toggleOverrides: { secret: true } })).toBe('toggle_not_given')
    expect(await update('lcadmin', userId, { role: 'tutor' })).toBe('done')
    for (const name of ['admin', 'lcadmin'])
      expect(await update(name, name, { role: 'super-student' })).toBe('account_not_yours')
  })

  it('[SR-04] a pupil of two schools does not become staff of the other one', async () => {
    const { userId } = await made('admin', { centerIds: [1, 3] })
    expect(await update('lcadmin', userId, { role: 'tutor' })).toBe('center_not_yours')
    expect(await update('lcadmin', userId, { centerIds: [1] })).toBe('center_not_yours')
    // Out of the own hands, into those of the other school: that is a move, and it is theirs.
    expect(await update('lcadmin', userId, { centerIds: [3] })).toBe('center_not_yours')
    expect(await update('admin', userId, { centerIds: [3] })).toBe('done')
  })

  it('[SR-05] who was granted more than the manager has is not the manager’s', async () => {
    const { userId } = await made('admin', { toggleOverrides: { secret: true } })
    expect(await update('lcadmin', userId, { toggleOverrides: {} })).toBe('account_not_yours')
    expect((await reset('lcadmin', userId)).body.code).toBe('account_not_yours')
  })

  it('moves between centers and classes', async () => {
    const { userId } = await made('admin', { classIds: [ownClass] })
    expect(await update('admin', userId, { centerIds: [3], classIds: [ownClass] })).toBe(
      'class_of_other_center',
    )
    expect(await update('admin', userId, { centerIds: [3], classIds: [otherClass] })).toBe('done')
    expect(await fieldsOf(userId)).toMatchObject({ centerIds: [3], classIds: [otherClass] })
    const reply = await test.call('listAccounts', { classId: otherClass }, token.admin)
    expect(reply.isSuccess && reply.accounts.map((row) => row.userId)).toContain(userId)
  })

  it('what a colleague has changed since the account was read is not written over', async () => {
    const { userId } = await made('admin', { role: 'tutor', startsAt: NOW.getTime() - DAY })
    const { fields: before, revision } = await read(userId)
    const account = { ...before, firstName: 'Ada' }
    const rename = () => test.call('updateAccount', { userId, revision, account }, token.lcadmin)
    expect(await update('admin', userId, { toggleOverrides: { reports: false } })).toBe('done')
    expect(outcome(await rename())).toBe('account_changed')
    const end = { userId, change: { change: 'end' } } as const
    expect(outcome(await test.call('changeAccountState', end, token.admin))).toBe('done')
    expect(outcome(await rename())).toBe('account_changed')
    const after = await fieldsOf(userId)
    expect(after).toEqual({ ...before, toggleOverrides: { reports: false }, expiresAt: after.expiresAt })
    expect(after.expiresAt).toBeLessThanOrEqual(test.now().getTime())
    expect(await update('lcadmin', userId, { firstName: 'Ada' })).toBe('done')
    expect(await fieldsOf(userId)).toEqual({ ...after, firstName: 'Ada' })
  })

  it('of several who move it at once one does; who moved it to the same place is told so', async () => {
    const { userId } = await made('admin', { classIds: [ownClass] })
    const { fields, revision } = await read(userId)
    const places = [
      { centerIds: [3], classIds: [otherClass] },
      { centerIds: [8], classIds: [] },
    ]
    const moves = [...places, ...places, ...places].map((place) =>
      test.call('updateAccount', { userId, revision, account: { ...fields, ...place } }, token.admin),
    )
    const outcomes = (await Promise.all(moves)).map(outcome)
    expect(outcomes.sort()).toEqual([...Array(3).fill('account_changed'), ...Array(3).fill('done')])
    const { centerIds, classIds } = await fieldsOf(userId)
    expect(places).toContainEqual({ centerIds, classIds })
    const actions = await test.db.select().from(staffActions).where(eq(staffActions.userId, userId))
    expect(actions.filter(({ action }) => action === 'account_changed')).toHaveLength(1)
  })

  it('renames: the old name is free again, and the new one signs in', async () => {
    const { userId, userName, password } = await made('admin')
    const other = await made('admin')
    expect(await update('admin', userId, { userName: other.userName })).toBe('user_name_taken')
    expect(await update('admin', userId, { userName: 'another.name' })).toBe('done')
    expect(await signIn('another.name', password)).toMatchObject({ status: 'started' })
    expect(await signIn(userName, password)).toMatchObject({ code: 'wrong_credentials' })
    expect(outcome(await create('admin', { userName }))).toBe('done')
  })

  it('another role ends what is open', async () => {
    const { userId, userName, password } = await made('admin')
    const headers = { token: (await signIn(userName, password)).data?.token ?? '' }
    expect(await update('admin', userId, { firstName: 'Ada' })).toBe('done')
    expect(await isSignedIn(headers)).toBe(true)
    expect(await update('admin', userId, { role: 'super-student' })).toBe('done')
    expect(await isSignedIn(headers)).toBe(false)
    expect(await signIn(userName, password)).toMatchObject({ status: 'started' })
  })

  it('ends a link for a password that went to the address of before, and no other change does', async () => {
    for (const field of ['email', 'guardianEmail'] as const) {
      const { userId } = await made('admin', { [field]: 'old@home.example' })
      const [link] = await makeOneTimeLinks(test.db, [userId], 'set_password', NOW)
      const read = () => test.call('readPasswordLink', { secret: link?.secret ?? '' })
      expect(await update('lcadmin', userId, { firstName: 'Changed' })).toBe('done')
      expect(outcome(await read())).toBe('done')
      expect(await update('lcadmin', userId, { [field]: 'new@home.example' })).toBe('done')
      expect(outcome(await read())).toBe('link_dead')
    }
  })

  it('[SR-02] [SR-03] an end ends the tokens, also when it is taken back', async () => {
    const { userId, userName, password } = await made('admin')
    const headers = { token: (await signIn(userName, password)).data?.token ?? '' }
    const expiresAt = NOW.getTime()
    expect(await update('lcadmin', userId, { startsAt: expiresAt - DAY, expiresAt })).toBe('done')
    expect(await update('lcadmin', userId, { expiresAt: expiresAt + DAY })).toBe('done')
    expect(await isSignedIn(headers)).toBe(false)
  })

  it('who becomes staff has neither the password nor the card of a pupil any more', async () => {
    const { userId, userName } = await made('admin')
    const cards = await test.call('makeLoginCards', { students: [userId], pictures: 'all' }, token.admin)
    const [card] = cards.isSuccess ? cards.cards : []
    if (!card) throw new Error('There is no card.')
    expect(await update('admin', userId, { role: 'tutor' })).toBe('done')
    expect(await test.call('signInByLink', { secret: card.linkSecret })).toMatchObject({ code: 'link_dead' })
    expect(await signIn(userName, card.password)).toMatchObject({ code: 'wrong_credentials' })
    const told = await test.call('getAccount', { userId }, token.admin)
    expect(told).toMatchObject({ hasPassword: false })
  })
})

describe('changeAccountState', () => {
  it.each([
    ['freeze', { change: 'freeze', until: NOW.getTime() + 7 * DAY }, 'in_freeze'],
    ['end', { change: 'end' }, 'expired'],
  ] as const)(
    '[SR-03] %s takes effect at once, also where somebody is signed in',
    async (_, change, status) => {
      const { userId, userName, password } = await made('admin')
      const headers = { token: (await signIn(userName, password)).data?.token ?? '' }
      expect(await isSignedIn(headers)).toBe(true)
      expect(outcome(await test.call('changeAccountState', { userId, change }, token.lcadmin))).toBe('done')
      expect(await test.db.$count(tokens, eq(tokens.userId, userId))).toBe(0)
      expect(await isSignedIn(headers)).toBe(false)
      expect(await signIn(userName, password)).toMatchObject({ status })
    },
  )

  it('[SR-03] takes a freeze and an end back', async () => {
    const { userId, userName, password } = await made('admin')
    const change = async (change: Parameters<typeof test.call<'changeAccountState'>>[1]['change']) =>
      outcome(await test.call('changeAccountState', { userId, change }, token.lcadmin))
    await change({ change: 'freeze', until: NOW.getTime() + DAY })
    expect(await change({ change: 'unfreeze' })).toBe('done')
    expect(await signIn(userName, password)).toMatchObject({ status: 'started' })
    await change({ change: 'end' })
    expect(await change({ change: 'reopen', expiresAt: NOW.getTime() })).toBe('until_past')
    expect(await change({ change: 'reopen', expiresAt: NOW.getTime() + DAY })).toBe('done')
    expect(await signIn(userName, password)).toMatchObject({ status: 'started' })
  })

  it('[SR-04] is for those who manage the account', async () => {
    const change = { change: 'end' } as const
    for (const [by, userId] of [
      ['lcadmin', 'lcadmin'],
      ['admin', 'admin'],
      ['tutor', 'student'],
      ['teacher', 'student'],
    ] as const)
      expect(outcome(await test.call('changeAccountState', { userId, change }, token[by]))).toBe(
        'account_not_yours',
      )
    await expect(
      test.call('changeAccountState', { userId: 'student2', change }, token.lcadmin),
    ).rejects.toThrow('403')
  })

  it('[SR-04] ends nobody who has become an administrator meanwhile', async () => {
    const { userId, userName, password } = await made('admin', { role: 'school_teacher' })
    beforeNextWriting(test.db, () => update('admin', userId, { role: 'admin' }))
    const end = { userId, change: { change: 'end' } } as const
    expect(outcome(await test.call('changeAccountState', end, token.lcadmin))).toBe('account_not_yours')
    expect(await signIn(userName, password)).toMatchObject({ status: 'started' })
  })
})

describe('changeAccounts', () => {
  const change = async (by: string, accounts: string[], change: BulkChange) => {
    const reply = await test.call('changeAccounts', { accounts, change }, token[by])
    if (!reply.isSuccess) return reply.code
    const { changed, unchanged, untouched } = reply
    return { changed, unchanged, untouched: untouched.map(({ userId, code }) => [userId, code]) }
  }
  const all = async (count: number) => {
    const ids: string[] = []
    while (ids.length < count) ids.push((await made('lcadmin')).userId)
    return ids
  }
  const actionsOf = async (userId: string) =>
    (
      await test.db
        .select()
        .from(staffActions)
        .where(eq(staffActions.userId, userId))
        .orderBy(asc(staffActions.actionId))
    ).map(({ action }) => action)

  it('[SR-03] freezes, unfreezes and ends many at once, signs them out, and writes it down for each', async () => {
    const ids = await all(3)
    const [first = ''] = ids
    const until = NOW.getTime() + DAY
    expect(await change('lcadmin', [...ids, first], { change: 'freeze', until })).toEqual({
      changed: 3,
      unchanged: 0,
      untouched: [],
    })
    expect(await change('lcadmin', ids, { change: 'unfreeze' })).toMatchObject({ changed: 3 })
    expect(await change('lcadmin', ids, { change: 'unfreeze' })).toMatchObject({ changed: 0, unchanged: 3 })
    expect(await change('lcadmin', ids, { change: 'end' })).toMatchObject({ changed: 3 })
    expect(await change('lcadmin', ids, { change: 'end' })).toMatchObject({ changed: 0, unchanged: 3 })
    for (const id of ids)
      expect(await actionsOf(id)).toEqual([
        'account_created',
        'account_frozen',
        'account_unfrozen',
        'account_ended',
      ])
    expect(await change('lcadmin', ids, { change: 'freeze', until: NOW.getTime() })).toBe('until_past')
  })

  it('[SR-04] leaves alone and names whoever is not the caller’s: other centers, administrators, oneself, nobody', async () => {
    const [own = ''] = await all(1)
    const others = ['admin', 'lcadmin', 'nobody', 'student2']
    expect(await change('lcadmin', [own, ...others], { change: 'end' })).toEqual({
      changed: 1,
      unchanged: 0,
      untouched: others.map((userId) => [userId, 'account_not_yours']),
    })
    for (const by of ['teacher', 'tutor'])
      expect(await change(by, ['student'], { change: 'end' })).toEqual({
        changed: 0,
        unchanged: 0,
        untouched: [['student', 'account_not_yours']],
      })
    expect(await change('student', ['superstudent'], { change: 'end' })).toBe('not_allowed')
  })

  it('moves learners out of the other classes of the center, and teachers nowhere but in', async () => {
    const from = await makeClass('lcadmin', 1, 'From')
    const to = await makeClass('lcadmin', 1, 'To')
    const pupil = await made('lcadmin', { classIds: [from] })
    const teacher = await made('lcadmin', { role: 'school_teacher', classIds: [from] })
    const elsewhere = await made('admin', { centerIds: [3] })
    const ids = [pupil.userId, teacher.userId, elsewhere.userId]
    const move = { change: 'move', classId: to } as const
    expect(await change('admin', ids, move)).toEqual({
      changed: 2,
      unchanged: 0,
      untouched: [[elsewhere.userId, 'class_of_other_center']],
    })
    expect((await fieldsOf(pupil.userId)).classIds).toEqual([to])
    expect((await fieldsOf(teacher.userId)).classIds.sort()).toEqual([from, to].sort())
    expect(await actionsOf(pupil.userId)).toEqual(['account_created', 'class_left', 'class_joined'])
    expect(await change('admin', [pupil.userId], move)).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await change('lcadmin', ids, { change: 'move', classId: otherClass })).toBe('center_not_yours')
    await test.call('saveClass', { classId: to, centerId: 1, name: 'To', isEnded: true }, token.lcadmin)
    expect(await change('lcadmin', ids, move)).toBe('class_ended')
  })

  it('[SR-04] leaves alone and names who has become an administrator meanwhile', async () => {
    const [pupil = ''] = await all(1)
    const { userId, userName, password } = await made('admin', { role: 'tutor' })
    beforeNextWriting(test.db, () => update('admin', userId, { role: 'admin' }))
    expect(await change('lcadmin', [pupil, userId], { change: 'end' })).toEqual({
      changed: 1,
      unchanged: 0,
      untouched: [[userId, 'account_not_yours']],
    })
    expect(await signIn(userName, password)).toMatchObject({ status: 'started' })
  })

  it('moves nobody into a class that has ended meanwhile', async () => {
    const from = await makeClass('lcadmin', 1, 'Still here')
    const classId = await makeClass('lcadmin', 1, 'Soon gone')
    const { userId } = await made('lcadmin', { classIds: [from] })
    const gone = { classId, centerId: 1, name: 'Soon gone', isEnded: true }
    beforeNextWriting(test.db, () => test.call('saveClass', gone, token.lcadmin))
    expect(await change('lcadmin', [userId], { change: 'move', classId })).toBe('class_ended')
    expect((await fieldsOf(userId)).classIds).toEqual([from])
  })

  it('takes 500 accounts and no more', async () => {
    const ids = Array.from({ length: 501 }, (_, i) => `nobody${i}`)
    expect(await change('lcadmin', ids.slice(1), { change: 'end' })).toMatchObject({ changed: 0 })
    await expect(change('lcadmin', ids, { change: 'end' })).rejects.toThrow('400')
  })
})

describe('resetPassword', () => {
  it('[SR-04] teachers for the pupils of their classes, tutors for those of their centers', async () => {
    const other = await made('admin')
    expect((await reset('teacher', 'student')).body.is_success).toBe(true)
    expect((await reset('teacher', other.userId)).body.code).toBe('account_not_yours')
    expect((await reset('tutor', other.userId)).body.is_success).toBe(true)
    for (const by of ['teacher', 'tutor']) {
      for (const foreign of ['student2', 'admin', 'lcadmin', 'nobody'])
        expect([foreign, (await reset(by, foreign)).status]).toEqual([foreign, 403])
      expect((await reset(by, 'af100001')).body.code).toBe('account_not_yours')
    }
    expect((await reset('tutor', 'tutor')).body.code).toBe('account_not_yours')
    expect((await reset('admin', 'admin')).body.code).toBe('account_not_yours')
    expect((await reset('superstudent', 'student')).status).toBe(403)
    expect((await reset('superstudent', 'superstudent')).body.code).toBe('not_allowed')
  })

  it('[SR-04] a teacher of a class that has ended teaches nobody there', async () => {
    const classId = await makeClass('lcadmin', 1, 'Room 9')
    const { userId } = await made('lcadmin', { classIds: [classId] })
    await test.call('changeClassMembers', { classId, added: ['teacher'], removed: [] }, token.lcadmin)
    expect((await reset('teacher', userId)).body.is_success).toBe(true)
    await test.call('saveClass', { classId, centerId: 1, name: 'Room 9', isEnded: true }, token.lcadmin)
    expect((await reset('teacher', userId)).body.code).toBe('account_not_yours')
  })

  it('[SR-04] opens nobody who has become an administrator while the password was hashed', async () => {
    const { userId, userName, password } = await made('admin', { role: 'school_teacher' })
    beforeNextWriting(test.db, () => update('admin', userId, { role: 'admin' }))
    expect((await reset('lcadmin', userId, 'what lcadmin knows')).body.code).toBe('account_not_yours')
    expect(await signIn(userName, 'what lcadmin knows')).toMatchObject({ code: 'wrong_credentials' })
    expect(await signIn(userName, password)).toMatchObject({ status: 'started' })
  })

  it('gives the password of a pupil to nobody who has become staff meanwhile', async () => {
    const { userId, userName } = await made('admin')
    beforeNextWriting(test.db, () => update('admin', userId, { role: 'school_teacher' }))
    expect((await reset('lcadmin', userId, 'my c')).body.code).toBe('password_short_staff')
    expect(await signIn(userName, 'my c')).toMatchObject({ code: 'wrong_credentials' })
    await update('admin', userId, { role: 'student' })
    beforeNextWriting(test.db, () => update('admin', userId, { role: 'school_teacher' }))
    const { body } = await reset('lcadmin', userId)
    expect(body.handed_over.password).toMatch(/^([a-z]+-){4}\d\d$/)
    expect(await signIn(userName, body.handed_over.password)).toMatchObject({ status: 'started' })
  })

  it('[SR-04] a pupil who has left the class meanwhile is not the teacher’s', async () => {
    const { userId } = await made('lcadmin', { classIds: [ownClass] })
    beforeNextWriting(test.db, () => update('lcadmin', userId, { classIds: [] }))
    expect((await reset('teacher', userId)).body.code).toBe('account_not_yours')
  })

  it('[SR-02] ends all tokens and lets the new password in at once, also after ten failures', async () => {
    const { userId, userName, password } = await made('admin')
    const headers = { token: (await signIn(userName, password)).data?.token ?? '' }
    for (let failure = 0; failure < 10; failure += 1) await signIn(userName, 'wrong')
    expect(await signIn(userName, password)).toMatchObject({ code: 'too_many_attempts' })
    test.advance(16 * 60_000)
    const { body } = await reset('lcadmin', userId)
    expect(await isSignedIn(headers)).toBe(false)
    expect(await signIn(userName, password)).toMatchObject({ code: 'wrong_credentials' })
    expect(await signIn(userName, body.handed_over.password)).toMatchObject({ status: 'started' })
  })

  it('asks four characters of a pupil and eight of staff', async () => {
    const pupil = await made('admin')
    const tutor = await made('admin', { role: 'tutor' })
    expect((await reset('lcadmin', pupil.userId, 'cat')).body.code).toBe('password_short')
    expect((await reset('lcadmin', pupil.userId, 'my c')).body.is_success).toBe(true)
    expect((await reset('lcadmin', tutor.userId, 'sevenly')).body.code).toBe('password_short_staff')
    expect((await reset('lcadmin', tutor.userId, tutor.userName)).body.code).toBe('password_is_name')
    expect((await reset('lcadmin', tutor.userId, 'eight ch')).body.is_success).toBe(true)
  })
})

describe('changeOwnPassword', () => {
  it('[SR-02] asks for the old one, ends every token, and goes on here with a new one', async () => {
    const { userName, password } = await made('admin')
    const here = (await signIn(userName, password)).data?.token ?? ''
    const there = (await signIn(userName, password)).data?.token ?? ''
    const change = (oldPassword: string, newPassword: string) =>
      test.call('changeOwnPassword', { oldPassword, newPassword }, here)
    expect(outcome(await change('wrong', 'my new hat'))).toBe('old_password_wrong')
    expect(outcome(await change(password, 'abc'))).toBe('password_short')
    const reply = await change(password, 'my new hat')
    const next = reply.isSuccess ? reply.data.token : ''
    const live = await Promise.all([here, there, next].map((one) => isSignedIn({ token: one })))
    expect(live).toEqual([false, false, true])
    expect(await signIn(userName, 'my new hat')).toMatchObject({ status: 'started' })
  })

  it('[SR-02] is no way to try passwords', async () => {
    const { userName, password } = await made('admin')
    const here = (await signIn(userName, password)).data?.token ?? ''
    const change = async (oldPassword: string) =>
      outcome(await test.call('changeOwnPassword', { oldPassword, newPassword: 'my new hat' }, here))
    for (let failure = 0; failure < 10; failure += 1) expect(await change('wrong')).toBe('old_password_wrong')
    expect(await change(password)).toBe('too_many_attempts')
    test.advance(16 * 60_000)
  })
})

describe('listAccounts', () => {
  const names = async (by: string, params: Parameters<typeof test.call<'listAccounts'>>[1] = {}) => {
    const reply = await test.call('listAccounts', { pageSize: 100, ...params }, token[by])
    if (!reply.isSuccess) throw new Error(reply.message)
    return reply.accounts.map((row) => row.userName)
  }

  it('[SR-04] shows an administrator all, others those of their centers, and teachers the learners of these', async () => {
    expect(await names('admin')).toEqual(expect.arrayContaining(['student', 'student2', 'admin', 'lcadmin']))
    const ofCenter = await names('lcadmin')
    expect(ofCenter).toEqual(expect.arrayContaining(['student', 'teacher', 'lcadmin']))
    for (const foreign of ['student2', 'admin']) expect(ofCenter).not.toContain(foreign)
    for (const by of ['teacher', 'tutor']) {
      const learners = await names(by)
      expect(learners).toEqual(expect.arrayContaining(['student', 'superstudent', 'af100001']))
      for (const foreign of ['student2', 'admin', 'lcadmin', 'teacher', 'tutor'])
        expect(learners).not.toContain(foreign)
    }
    await expect(names('superstudent')).rejects.toThrow('Your account may not use this.')
  })

  it('finds by the id of the school for whoever manages the account alone', async () => {
    const people: Partial<AccountFields>[] = [
      {},
      { centerIds: [1, 3] },
      { toggleOverrides: { secret: true } },
      { toggleOverrides: { secret: false } },
      { role: 'tutor' },
      { role: 'tutor', centerIds: [1, 3] },
      { role: 'lcadmin' },
    ]
    for (const [index, person] of people.entries()) {
      await made('admin', { sourceId: `SIS-9041${index}`, firstName: 'Sisley', ...person })
    }
    const rows = async (by: string, search: string) =>
      succeeded(await test.call('listAccounts', { search }, token[by])).accounts
    expect(await rows('admin', 'sis-904')).toHaveLength(people.length)
    const seen = await rows('lcadmin', 'sisley')
    expect(seen.map(({ isManaged }) => isManaged).sort()).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ])
    const found = await rows('lcadmin', 'sis-904')
    const idsOf = (accounts: typeof seen) => accounts.map(({ userId }) => userId).sort()
    expect(idsOf(found)).toEqual(idsOf(seen.filter(({ isManaged }) => isManaged)))
    for (const by of ['tutor', 'teacher']) {
      expect(await rows(by, 'sis-904')).toEqual([])
      expect(await rows(by, 'sisley')).toHaveLength(4)
    }
  })

  it('searches, filters, sorts and pages', async () => {
    expect(await names('admin', { search: 'torres' })).toEqual(['student'])
    expect(await names('admin', { search: 'may tor' })).toEqual([])
    expect(await names('admin', { search: '%' })).toEqual([])
    expect(await names('admin', { state: 'in_freeze' })).toEqual(expect.arrayContaining(['frozen']))
    expect(await names('admin', { state: 'not_started' })).toEqual(['notstarted'])
    expect(await names('admin', { role: 'tutor', centerId: 1 })).toContain('tutor')
    expect(await names('admin', { role: 'student', centerId: 3 })).toContain('student2')
    expect(await names('admin', { classId: ownClass, role: 'school_teacher' })).toEqual(['teacher'])
    const sorted = await names('admin', { sort: 'userName' })
    expect(await names('admin', { sort: 'userName', isDescending: true })).toEqual([...sorted].reverse())
    const paged = await test.call('listAccounts', { sort: 'userName', page: 2, pageSize: 5 }, token.admin)
    expect(paged.isSuccess && paged.total).toBe(sorted.length)
    expect(paged.isSuccess && paged.accounts.map((row) => row.userName)).toEqual(sorted.slice(5, 10))
  })

  it('counts, sorts and pages many as it does few', async () => {
    const many = 5_100
    await test.db.execute(sql`
      insert into users (user_id, user_name, password_hash, role, first_name, last_name, country, school_grade,
                         starts_at, expires_at, created_at)
      select 'many' || i, 'many' || i, 'none', 'student', 'Ann', chr(97 + i % 26) || 'Quist', 'US', i % 13,
             now(), now(), now()
      from generate_series(1, ${many}::int) i`)
    const sorted = (isDescending: boolean) =>
      Array.from({ length: many }, (_, i) => i + 1)
        .map((i) => ({ letter: i % 26, id: `many${i}` }))
        .sort((a, b) => (a.letter - b.letter || (a.id < b.id ? -1 : 1)) * (isDescending ? -1 : 1))
        .map(({ id }) => id)
    for (const isDescending of [false, true]) {
      const params = { search: 'quist', isDescending, page: 4, pageSize: 50 }
      const reply = succeeded(await test.call('listAccounts', params, token.admin))
      expect(reply.total).toBe(many)
      expect(reply.accounts.map(({ userId }) => userId)).toEqual(sorted(isDescending).slice(150, 200))
    }
    await test.db.execute(sql`delete from users where user_id like 'many%'`)
  })

  it('tells of each account what the caller may do', async () => {
    const reply = await test.call('listAccounts', { search: 'student', role: 'student' }, token.teacher)
    expect(reply.isSuccess && reply.accounts.find((row) => row.userId === 'student')).toMatchObject({
      isManaged: false,
      canResetPassword: true,
    })
    expect(await outcome(await test.call('getAccount', { userId: 'student' }, token.teacher))).toBe(
      'account_not_yours',
    )
  })
})

describe('centers and classes', () => {
  const center = { name: 'Gingko', address: '1 Sample Way', phone: '', email: '', ips: ['192.0.2.7'] }
  const save = async (by: string, centerId: number | null, change = {}) =>
    outcome(await test.call('saveCenter', { centerId, center: { ...center, ...change } }, token[by]))

  it('[SR-04] administrators make centers; those of a center change it', async () => {
    for (const by of ['lcadmin', 'tutor', 'teacher']) expect(await save(by, null)).toBe('center_not_yours')
    expect(await save('admin', null)).toBe('done')
    expect(await save('lcadmin', 1)).toBe('done')
    expect(await save('lcadmin', 3)).toBe('center_not_yours')
    expect(await save('tutor', 1)).toBe('center_not_yours')
  })

  it('several made at once are several', async () => {
    const before = await test.db.$count(learningCenters)
    expect(await Promise.all([1, 2, 3, 4].map(() => save('admin', null)))).toEqual(Array(4).fill('done'))
    expect(await test.db.$count(learningCenters)).toBe(before + 4)
  })

  it('[SR-39] keeps the addresses of the network of a center', async () => {
    expect(await save('lcadmin', 1, { ips: ['nonsense'] })).toBe('address_faulty')
    expect(await save('lcadmin', 1, { ips: ['192.0.2.7', '2001:db8::1'] })).toBe('done')
    const [row] = await test.db.select().from(learningCenters).where(eq(learningCenters.id, 1))
    expect(row?.ips).toEqual(['192.0.2.7', '2001:db8::1'])
  })

  it('[SR-04] classes are made, filled and seen by those whose center it is', async () => {
    const saveClass = async (by: string, centerId: number) =>
      outcome(await test.call('saveClass', { centerId, name: 'Room 7' }, token[by]))
    expect(await saveClass('lcadmin', 3)).toBe('center_not_yours')
    expect(await saveClass('teacher', 1)).toBe('center_not_yours')
    const change = async (by: string, classId: string, added: string[]) =>
      outcome(await test.call('changeClassMembers', { classId, added, removed: [] }, token[by]))
    expect(await change('teacher', ownClass, ['superstudent'])).toBe('center_not_yours')
    expect(await change('lcadmin', otherClass, ['student'])).toBe('center_not_yours')
    expect(await change('lcadmin', ownClass, ['student2'])).toBe('class_of_other_center')
    expect(await change('lcadmin', ownClass, ['lcadmin'])).toBe('class_of_other_center')
    expect(await change('lcadmin', ownClass, ['superstudent'])).toBe('done')
    const seen = async (by: string) => {
      const reply = await test.call('listClasses', {}, token[by])
      return reply.isSuccess ? reply.classes : []
    }
    const taught = (await seen('teacher')).map((one) => one.classId)
    expect([taught.includes(ownClass), taught.includes(otherClass)]).toEqual([true, false])
    expect((await seen('tutor')).length).toBe(0)
    expect((await seen('lcadmin')).every((one) => one.centerId === 1)).toBe(true)
    const own = (await seen('lcadmin')).find((one) => one.classId === ownClass)
    expect(own?.teachers).toEqual([{ userId: 'teacher', name: 'Grace Miller' }])
    expect((await seen('admin')).map((one) => one.classId)).toContain(otherClass)
  })
})

describe('the trail', () => {
  it('tells who did what, without passwords and without the contents of personal fields', async () => {
    const { userId } = await made('lcadmin', { guardianEmail: 'eva@wordstride.example' })
    await update('lcadmin', userId, { guardianEmail: 'otto@wordstride.example', schoolGrade: 4 })
    await test.call('changeAccountState', { userId, change: { change: 'end' } }, token.admin)
    await reset('admin', userId, 'top secret words')
    const reply = await test.call('getAccount', { userId }, token.lcadmin)
    if (!reply.isSuccess) throw new Error(reply.message)
    expect(reply.history.map(({ staffName, action }) => [staffName, action])).toEqual([
      ['Alex Morgan', 'password_reset'],
      ['Alex Morgan', 'account_ended'],
      ['Ruth Bennett', 'account_changed'],
      ['Ruth Bennett', 'account_created'],
    ])
    expect(reply.history[2]?.details).toEqual({
      changed: ['guardianEmail'],
      schoolGrade: { from: 2, to: 4 },
    })
    const stored = JSON.stringify(await test.db.select().from(staffActions))
    for (const told of ['top secret words', 'otto@', 'eva@', '$argon2']) expect(stored).not.toContain(told)
  })

  it('is written with the deed or not at all', async () => {
    const before = await test.db.$count(staffActions)
    await create('lcadmin', { userName: 'student' })
    await create('lcadmin', { role: 'admin' })
    expect(await test.db.$count(staffActions)).toBe(before)
    expect(await test.db.$count(userCenters, eq(userCenters.userId, ''))).toBe(0)
  })
})
