import { type LoginCard, PASSWORD_PICTURES, picturePassword } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../accounts/passwords'
import { classes, learningCenters, staffActions, users } from '../../db/schema'
import { beforeNextWriting } from '../../testing/beforeNextWriting'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { snapshot } from '../../testing/snapshot'

const DAY = 86_400_000
const ROSTER = `username,first_name,last_name,role,school_grade,class,teacher
amy.k,Amy,King,student,K,1A,teacher
ben.l,Ben,Lowe,student,2,1A,teacher
cal.m,Cal,Moss,super-student,3,1A,teacher
dee.n,Dee,Nye,student,4,4D,tutor
`

let test: TestApp
let classId = ''
let otherClassId = ''
const tokens: Record<string, string> = {}

beforeAll(async () => {
  test = await createTestApp()
  for (const name of ['lcadmin', 'admin', 'teacher', 'tutor', 'student'])
    tokens[name] = await test.login(name)
  const request = { centerId: 1, format: 'csv', content: ROSTER } as const
  const seen = await test.call('previewRoster', request, tokens.lcadmin)
  if (!seen.isSuccess) throw new Error(seen.message)
  expect(seen.preview.faults).toEqual([])
  await test.call('importRoster', { ...request, digest: seen.preview.digest }, tokens.lcadmin)
  const made = await test.db.select().from(classes)
  classId = made.find(({ name }) => name === '1A')?.classId ?? ''
  otherClassId = made.find(({ name }) => name === '4D')?.classId ?? ''
}, 60_000)
afterAll(() => test.close())

async function cardsBy(who: string, given: { students?: string[]; pictures?: 'all' | 'none' } = {}) {
  const reply = await test.call('makeLoginCards', { classId, ...given }, tokens[who])
  if (!reply.isSuccess) throw new Error(reply.message)
  return reply.cards
}

const signIn = ({ userName, password }: LoginCard) => test.call('login', { username: userName, password })

describe('login cards', () => {
  it('have a password in pictures to grade 2 and in words above, and a link; all of them work', async () => {
    const cards = await cardsBy('teacher')
    expect(cards.map(({ firstName, userName }) => [firstName, userName])).toEqual([
      ['Amy', 'amy.k'],
      ['Ben', 'ben.l'],
      ['Cal', 'cal.m'],
    ])
    const [amy, ben, cal] = cards as [LoginCard, LoginCard, LoginCard]
    for (const { pictures, password } of [amy, ben]) {
      expect(new Set(pictures).size).toBe(4)
      expect(PASSWORD_PICTURES).toEqual(expect.arrayContaining(pictures ?? []))
      expect(password).toBe(picturePassword(pictures ?? []))
    }
    expect(cal.pictures).toBeNull()
    expect(cal.password).toMatch(/^[a-z]+-[a-z]+-\d\d$/)
    for (const card of cards) expect(await signIn(card)).toMatchObject({ isSuccess: true })
    expect(await test.call('signInByLink', { secret: amy.linkSecret })).toMatchObject({
      isSuccess: true,
      data: { token: expect.any(String) },
    })
    expect(await test.call('signInByLink', { secret: amy.linkSecret })).toMatchObject({ code: 'link_dead' })
  })

  it('new cards end the old ones: password, link and whoever is signed in', async () => {
    const [old] = await cardsBy('lcadmin', { pictures: 'none' })
    if (!old) throw new Error('no card')
    const signedIn = await signIn(old)
    const before = await test.call('userByToken', {}, signedIn.data?.token ?? '')
    expect(before).toMatchObject({ isSuccess: true })
    const [card] = await cardsBy('admin', { students: [old.userId], pictures: 'all' })
    expect(card?.pictures).toHaveLength(4)
    expect(await signIn(old)).toMatchObject({ code: 'wrong_credentials' })
    expect(await test.call('signInByLink', { secret: old.linkSecret })).toMatchObject({ code: 'link_dead' })
    await expect(test.call('userByToken', {}, signedIn.data?.token ?? '')).rejects.toThrow('403')
    expect(await signIn(card as LoginCard)).toMatchObject({ isSuccess: true })
  })

  it('are made for the students that are named, and are written down without a secret', async () => {
    const all = await cardsBy('teacher')
    const before = (await test.db.select().from(staffActions)).length
    const [, ben] = all
    const cards = await cardsBy('teacher', { students: [ben?.userId ?? '', 'student', 'admin'] })
    expect(cards.map(({ userName }) => userName)).toEqual(['ben.l'])
    expect(await signIn(all[0] as LoginCard)).toMatchObject({ isSuccess: true })
    const actions = await test.db.select().from(staffActions)
    expect(actions.length).toBe(before + 1)
    const told = JSON.stringify(actions)
    for (const { password, linkSecret } of [...all, ...cards]) {
      expect(told).not.toContain(password)
      expect(told).not.toContain(linkSecret)
    }
    expect(actions.filter(({ action }) => action === 'login_card_made').at(-1)).toMatchObject({
      staffId: 'teacher',
      userId: ben?.userId,
      details: { classId },
    })
  })

  it('[SR-04] are for the teachers of the class and who looks after its center, and for nobody else', async () => {
    await test.db
      .insert(learningCenters)
      .values({ id: 30, name: 'Elsewhere', address: '', phone: '', email: '' })
    const passwordHash = await hashPassword('elsewhere')
    const [model] = await test.db.select().from(users).where(eq(users.userId, 'lcadmin'))
    if (!model) throw new Error('no account')
    await test.db.insert(users).values({ ...model, userId: 'elsewhere', userName: 'elsewhere', passwordHash })
    await test.db.execute(`insert into user_names values ('elsewhere', 'elsewhere')`)
    await test.db.execute(`insert into user_centers values ('elsewhere', 30)`)
    tokens.elsewhere = await test.login('elsewhere')
    const before = await snapshot(test.db)
    for (const who of ['tutor', 'student', 'elsewhere']) {
      expect(await test.call('makeLoginCards', { classId }, tokens[who]), who).toMatchObject({
        code: 'not_allowed',
      })
    }
    expect(await test.call('makeLoginCards', { classId: otherClassId }, tokens.teacher)).toMatchObject({
      code: 'not_allowed',
    })
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await test.call('makeLoginCards', { classId: unknown }, tokens.admin)).toMatchObject({
      code: 'not_allowed',
    })
    expect(await snapshot(test.db)).toEqual(before)
    const tutors = await test.call('makeLoginCards', { classId: otherClassId }, tokens.tutor)
    expect(tutors).toMatchObject({ isSuccess: true, cards: [{ userName: 'dee.n' }] })
  })

  it('[SR-04] are made for students by name of any class, but only for whom one may', async () => {
    const idOf = async (userName: string) =>
      (await test.db.select().from(users).where(eq(users.userName, userName)))[0]?.userId ?? ''
    const students = [await idOf('dee.n'), await idOf('amy.k'), 'student2', 'teacher', 'admin']
    const reply = await test.call('makeLoginCards', { students }, tokens.lcadmin)
    expect(reply).toMatchObject({
      isSuccess: true,
      className: null,
      cards: [{ userName: 'amy.k' }, { userName: 'dee.n' }],
    })
    const none = { isSuccess: false, code: 'no_pupils_for_cards' }
    expect(await test.call('makeLoginCards', {}, tokens.admin)).toMatchObject(none)
    expect(await test.call('makeLoginCards', { students }, tokens.student)).toMatchObject({
      isSuccess: false,
    })
  })

  it('[SR-04] are for nobody who has become staff, or whose account has ended, while passwords were hashed', async () => {
    const cards = await cardsBy('teacher')
    const [amy, ben, cal] = cards as [LoginCard, LoginCard, LoginCard]
    const become = async ({ userId }: LoginCard, role: 'school_teacher' | 'student') => {
      const told = await test.call('getAccount', { userId }, tokens.admin)
      if (!told.isSuccess) throw new Error(told.message)
      const account = { ...told.fields, role }
      await test.call('updateAccount', { userId, revision: told.revision, account }, tokens.admin)
    }
    const end = { userId: ben.userId, change: { change: 'end' } } as const
    beforeNextWriting(test.db, async () => {
      await become(amy, 'school_teacher')
      await test.call('changeAccountState', end, tokens.admin)
    })
    const left = await cardsBy('lcadmin')
    expect(left.map(({ userName }) => userName)).toEqual(['cal.m'])
    expect(await test.call('getAccount', { userId: amy.userId }, tokens.admin)).toMatchObject({
      hasPassword: false,
    })
    expect(await signIn(left[0] ?? cal)).toMatchObject({ isSuccess: true })
    const expiresAt = test.now().getTime() + DAY
    const reopen = { userId: ben.userId, change: { change: 'reopen', expiresAt } } as const
    await test.call('changeAccountState', reopen, tokens.admin)
    await become(amy, 'student')
  })

  it('are for no class that has ended while passwords were hashed', async () => {
    const before = await cardsBy('lcadmin')
    const save = (isEnded: boolean) =>
      test.call('saveClass', { classId, centerId: 1, name: '1A', isEnded }, tokens.admin)
    beforeNextWriting(test.db, () => save(true))
    expect(await test.call('makeLoginCards', { classId }, tokens.lcadmin)).toMatchObject({
      code: 'not_allowed',
    })
    await save(false)
    expect(await signIn(before[0] as LoginCard)).toMatchObject({ isSuccess: true })
  })

  it('a link waits sixty days, no longer', async () => {
    const [card] = await cardsBy('admin')
    expect(card?.linkExpiresAt).toBe(test.now().getTime() + 60 * DAY)
    test.advance(60 * DAY)
    expect(await test.call('signInByLink', { secret: card?.linkSecret ?? '' })).toMatchObject({
      code: 'link_dead',
    })
  })
})
