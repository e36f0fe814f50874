import { randomUUID } from 'node:crypto'
import { LONGEST, type RosterFormat, type RosterPreview } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountStatus } from '../../access/accountState'
import { menuAuthOf } from '../../access/toggles'
import {
  classes,
  classMembers,
  learningCenters,
  staffActions,
  tokens,
  userCenters,
  userNames,
  users,
} from '../../db/schema'
import { beforeNextWriting } from '../../testing/beforeNextWriting'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { snapshot } from '../../testing/snapshot'
import { AccountTakenError } from '../newAccount'
import { makeOneTimeLinks } from '../oneTimeLinks'
import { applyRoster } from './applyRoster'
import { openRoster } from './openRoster'

let test: TestApp
let lcadmin: string
let admin: string
beforeAll(async () => {
  test = await createTestApp()
  lcadmin = await test.login('lcadmin')
  admin = await test.login('admin')
})
afterAll(() => test.close())

interface Given {
  centerId?: number
  format?: RosterFormat
  endsMissing?: boolean
  token?: string
}

async function preview(content: string, given: Given = {}): Promise<RosterPreview> {
  const { centerId = 1, format = 'csv', endsMissing = false, token = lcadmin } = given
  const reply = await test.call('previewRoster', { centerId, format, endsMissing, content }, token)
  if (!reply.isSuccess) throw new Error(reply.message)
  return reply.preview
}

async function importAll(content: string, given: Given = {}) {
  const { centerId = 1, format = 'csv', endsMissing = false, token = lcadmin } = given
  const { digest } = await preview(content, given)
  const reply = await test.call('importRoster', { centerId, format, endsMissing, content, digest }, token)
  if (!reply.isSuccess) throw new Error(reply.message)
  return reply.counts
}

const csv = (header: string, ...lines: string[]): string => [header, ...lines].join('\n')
const account = async (userName: string) =>
  (await test.db.select().from(users).where(eq(users.userName, userName)))[0]
const faultsOf = ({ faults }: RosterPreview) => faults.map(({ line, column, code }) => [line, column, code])

const addCenter = async (id: number) => {
  await test.db
    .insert(learningCenters)
    .values({ id, name: `Center ${id}`, address: '', phone: '', email: '' })
}

describe('the import of a roster', () => {
  it('a preview writes nothing; what was seen is done, once', async () => {
    const file = csv(
      'source_id,first_name,last_name,role,school_grade,class,teacher,email,password',
      'T1,Ana,Silva,teacher,,,,ana@school.example,',
      'S1,Kim,Lee,student,3,3A,Ana Silva,,tulip99',
      'S2,Kim,Lee,student,3,3A,T1,,',
    )
    const before = await snapshot(test.db)
    const seen = await preview(file)
    expect(await snapshot(test.db)).toEqual(before)
    expect(seen.counts).toMatchObject({ added: 3, changed: 0, ended: 0, faults: 0 })
    expect(seen.newClasses).toEqual(['3A'])
    expect(seen.rows.filter(({ action }) => action === 'added')).toMatchObject([
      { line: 2, userName: 'ana.silva', role: 'school_teacher', classNames: ['3A'] },
      { line: 3, userName: 'kim.lee', role: 'student', schoolGrade: 3, classNames: ['3A'] },
      { line: 4, userName: 'kim.lee2', role: 'student', schoolGrade: 3, classNames: ['3A'] },
    ])
    await importAll(file)
    const [made] = await test.db.select().from(classes).where(eq(classes.name, '3A'))
    const members = await test.db
      .select()
      .from(classMembers)
      .where(eq(classMembers.classId, made?.classId ?? ''))
    const ana = await account('ana.silva')
    expect(members).toHaveLength(3)
    expect(members.find(({ userId }) => userId === ana?.userId)?.isTeacher).toBe(true)
    expect(await test.call('login', { username: 'kim.lee', password: 'tulip99' })).toMatchObject({
      isSuccess: true,
    })
    expect(await test.call('login', { username: 'kim.lee2', password: 'kim.lee2' })).toMatchObject({
      code: 'wrong_credentials',
    })
    const done = await test.db.select().from(staffActions)
    expect(done.filter(({ action }) => action === 'account_created')).toHaveLength(3)
    expect(JSON.stringify(done)).not.toContain('tulip99')

    const after = await snapshot(test.db)
    const again = await preview(file)
    expect(again.counts).toMatchObject({ added: 0, changed: 0, ended: 0, unchanged: 3, faults: 0 })
    expect(again.newClasses).toEqual([])
    expect(await snapshot(test.db)).toEqual(after)
  })

  it('shows changes field by field and makes them', async () => {
    await importAll(
      csv('source_id,username,first_name,last_name,school_grade,class', 'C1,cleo.d,Cleo,Day,2,2B'),
    )
    const file = csv(
      'source_id,username,first_name,last_name,school_grade,class,email',
      'C1,cleo.day,Cleo,Day-Hill,3,3B,cleo@school.example',
      'C2,dan.o,Dan,Orr,2,2B,',
    )
    const { rows } = await preview(file)
    expect(rows.find(({ line }) => line === 2)).toMatchObject({
      action: 'changed',
      userName: 'cleo.d',
      changes: [
        { field: 'userName', from: 'cleo.d', to: 'cleo.day' },
        { field: 'lastName', from: 'Day', to: 'Day-Hill' },
        { field: 'schoolGrade', from: '2', to: '3' },
        { field: 'email', from: '', to: 'cleo@school.example' },
        { field: 'class', from: '2B', to: '3B' },
      ],
    })
    await importAll(file)
    expect(await account('cleo.day')).toMatchObject({ lastName: 'Day-Hill', schoolGrade: 3 })
    const names = await test.db.select().from(userNames)
    expect(names.map(({ userName }) => userName)).not.toContain('cleo.d')
    expect((await preview(file)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  })

  it('leaves names, addresses and school ids out of the trail, and tells of the rest what it was', async () => {
    const header = 'username,first_name,last_name,school_grade,email'
    await importAll(csv(header, 'trail.a,Trail,Older,2,older@home.example'))
    await importAll(csv(`${header},source_id`, 'trail.a,Trail,Newer,3,newer@home.example,TR-2'))
    const rows = await test.db
      .select({ action: staffActions.action, details: staffActions.details })
      .from(staffActions)
      .where(eq(staffActions.userId, (await account('trail.a'))?.userId ?? ''))
    expect(rows.find(({ action }) => action === 'account_changed')?.details).toEqual({
      changed: ['lastName', 'email', 'sourceId'],
      schoolGrade: { from: '2', to: '3' },
    })
    expect(JSON.stringify(rows)).not.toMatch(/Older|Newer|home\.example|TR-/)
  })

  it('people without id and user name are known by their names, also two of one name', async () => {
    await addCenter(20)
    const file = csv('first_name,last_name,school_grade', 'Lu,Chen,4', 'Lu,Chen,5', 'Mo,Ali,4')
    expect(await importAll(file, { centerId: 20, token: admin })).toMatchObject({ added: 3 })
    const again = await preview(file, { centerId: 20, token: admin })
    expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
  })

  it('a teacher and a pupil of one name stay two people, whichever the file names', async () => {
    const header = 'first_name,last_name,role,class'
    await importAll(csv(header, 'Uma,Vale,student,1A'))
    const pupil = await account('uma.vale')
    expect(await importAll(csv(header, 'Uma,Vale,teacher,1A'))).toMatchObject({ added: 1, changed: 0 })
    expect(await account('uma.vale')).toEqual(pupil)
    const both = csv(header, 'Uma,Vale,teacher,1A', 'Uma,Vale,student,1A')
    expect(await importAll(both)).toMatchObject({ added: 0, changed: 0 })
  })

  it('tells what is twice or of somebody else, and does the rest', async () => {
    const file = csv(
      'source_id,username,first_name,last_name,role,class,teacher',
      'D1,dup.one,Eva,Fox,,,',
      'D1,dup.two,Eva,Fox,,,',
      'D3,Dup.One,Finn,Gray,,,',
      'D4,student2,Owen,Park,,,',
      'D5,gil.h,Gil,Hart,admin,,',
      'D6,hal.i,Hal,Ito,lcadmin,,',
      'D7,ida.j,Ida,Juarez,,5C,Nobody Known',
      'D8,lcadmin,Ruth,Bent,,,',
      'D9,jon.k,Jon,Kay,student,,',
    )
    const seen = await preview(file)
    expect(faultsOf(seen)).toEqual([
      [3, 'source_id', 'source_id_twice'],
      [4, 'username', 'username_twice'],
      [5, 'username', 'username_taken'],
      [6, 'role', 'role_not_allowed'],
      [7, 'role', 'role_not_allowed'],
      [8, 'teacher', 'teacher_unknown'],
    ])
    expect(seen.counts).toMatchObject({ added: 2, faults: 6 })
    await importAll(file)
    expect(await account('jon.k')).toMatchObject({ role: 'student' })
    expect(await account('gil.h')).toBeUndefined()
    expect(await account('lcadmin')).toMatchObject({ lastName: 'Bennett', role: 'lcadmin' })
  })

  it('nobody gives a file the rights that a form would refuse: staff of a center that is not theirs', async () => {
    await addCenter(77)
    await test.db.insert(userCenters).values({ userId: 'student', centerId: 77 })
    const { firstName, lastName } = (await account('student')) ?? {}
    const file = csv('username,first_name,last_name,role', `student,${firstName},${lastName},tutor`)
    expect(faultsOf(await preview(file))).toEqual([[2, 'role', 'account_not_yours']])
    await test.db.delete(userCenters).where(eq(userCenters.centerId, 77))
    expect(faultsOf(await preview(file))).toEqual([])
  })

  it('nobody changes an account above their own by a file', async () => {
    await test.db.insert(userCenters).values({ userId: 'admin', centerId: 1 })
    const file = csv('username,first_name,last_name,role', 'admin,Alex,Mallory,student')
    expect(faultsOf(await preview(file))).toEqual([[2, null, 'account_not_yours']])
    await test.db.delete(userCenters).where(eq(userCenters.userId, 'admin'))
  })

  it('a file or accounts that changed since the preview are not imported', async () => {
    const file = csv('username,first_name,last_name,school_grade', 'kay.l,Kay,Lund,3')
    const { digest } = await preview(file)
    const request = { centerId: 1, format: 'csv', content: file, digest } as const
    const other = { ...request, content: file.replace('Lund', 'Lunt') }
    const before = await snapshot(test.db)
    expect(await test.call('importRoster', other, lcadmin)).toMatchObject({ code: 'roster_changed' })
    expect(await test.call('importRoster', { ...request, endsMissing: true }, lcadmin)).toMatchObject({
      code: 'roster_changed',
    })
    expect(await snapshot(test.db)).toEqual(before)
    await test.db.insert(userNames).values({ userName: 'kay.l', userId: 'somebody' })
    expect(await test.call('importRoster', request, lcadmin)).toMatchObject({ code: 'roster_changed' })
    await test.db.delete(userNames).where(eq(userNames.userName, 'kay.l'))
    expect(await test.call('importRoster', request, lcadmin)).toMatchObject({ isSuccess: true })
    expect(await test.call('importRoster', request, lcadmin)).toMatchObject({ code: 'roster_changed' })
  })

  describe('while its passwords are hashed', () => {
    const importing = async (content: string, endsMissing = false) => {
      const { digest } = await preview(content, { endsMissing, centerId: 37 })
      return (meanwhile: () => Promise<unknown>) => {
        beforeNextWriting(test.db, meanwhile)
        const request = { centerId: 37, format: 'csv', endsMissing, content, digest } as const
        return test.call('importRoster', request, lcadmin)
      }
    }
    const change = (userName: string, given: Partial<typeof users.$inferSelect>) =>
      test.db.update(users).set(given).where(eq(users.userName, userName))

    beforeAll(async () => {
      await addCenter(37)
      await test.db.insert(userCenters).values({ userId: 'lcadmin', centerId: 37 })
      await importAll(
        csv(
          'username,first_name,last_name,role,school_grade,class,password',
          'zoe.t,Zoe,Tan,teacher,,,',
          'yan.t,Yan,Tan,teacher,,,',
          'xia.p,Xia,Poe,student,2,37A,tulip99',
        ),
        { centerId: 37 },
      )
    })

    it('[SR-04] somebody becomes an administrator: no file changes or ends that account', async () => {
      const file = csv('username,first_name,last_name,email', 'zoe.t,Zoe,Tan,lcadmin@school.example')
      const importNow = await importing(file)
      const reply = await importNow(() => change('zoe.t', { role: 'admin' }))
      expect(reply).toMatchObject({ code: 'roster_changed' })
      expect(await account('zoe.t')).toMatchObject({ email: null })
      await change('zoe.t', { role: 'school_teacher' })

      const without = csv('username,first_name,last_name,role', 'yan.t,Yan,Tan,teacher')
      const endNow = await importing(without, true)
      expect(await endNow(() => change('zoe.t', { role: 'admin' }))).toMatchObject({ code: 'roster_changed' })
      const zoe = await account('zoe.t')
      expect(zoe && accountStatus(zoe, test.now())).toBe('started')
    })

    it('a colleague renames somebody: one user name is left', async () => {
      const yan = await account('yan.t')
      const userId = yan?.userId ?? ''
      const byId = csv('source_id,username,first_name,last_name', `${userId},yan.tan,Yan,Tan`)
      const importNow = await importing(byId)
      const reply = await importNow(async () => {
        const told = await test.call('getAccount', { userId }, admin)
        if (!told.isSuccess) throw new Error(told.message)
        const { revision, fields } = told
        const renamed = { ...fields, userName: 'y.tan' }
        await test.call('updateAccount', { userId, revision, account: renamed }, admin)
      })
      expect(reply).toMatchObject({ isSuccess: true })
      const names = await test.db.select().from(userNames).where(eq(userNames.userId, userId))
      expect(names.map(({ userName }) => userName)).toEqual(['yan.tan'])
    })

    it('a class ends: nobody joins it', async () => {
      const group = { centerId: 37, name: '37B' }
      const made = await test.call('saveClass', { ...group, newId: randomUUID() }, admin)
      if (!made.isSuccess) throw new Error(made.message)
      const { classId } = made
      const importNow = await importing(
        csv('username,first_name,last_name,class', 'xia.p,Xia,Poe,37B', 'wil.p,Wil,Poe,37B'),
      )
      const reply = await importNow(() => test.call('saveClass', { ...group, classId, isEnded: true }, admin))
      expect(reply).toMatchObject({ code: 'roster_changed' })
      expect(await test.db.$count(classMembers, eq(classMembers.classId, classId))).toBe(0)
      expect(await account('wil.p')).toBeUndefined()
    })
  })

  it('who is not in the file is left, or ended when that is asked for, and begins again with the file', async () => {
    await addCenter(21)
    const at = { centerId: 21, token: admin }
    const all = csv(
      'username,first_name,last_name,role',
      'mia.n,Mia,Nash,student',
      'ned.o,Ned,Ortiz,student',
      'ola.p,Ola,Penn,teacher',
    )
    await importAll(all, at)
    const one = csv('username,first_name,last_name,role', 'mia.n,Mia,Nash,student')
    expect((await preview(one, at)).counts).toMatchObject({ left: 1, ended: 0, unchanged: 1 })
    await importAll(one, at)
    expect((await account('ned.o'))?.expiresAt.getTime()).toBeGreaterThan(test.now().getTime())

    const ending = { ...at, endsMissing: true }
    const faulty = `${one}\nned o,Ned,Ortiz,student`
    expect((await preview(faulty, ending)).counts).toMatchObject({ ended: 0, faults: 1 })
    const seen = await preview(one, ending)
    expect(seen.rows.filter(({ action }) => action === 'ended')).toMatchObject([{ userName: 'ned.o' }])
    await importAll(one, ending)
    expect((await account('ned.o'))?.expiresAt.getTime()).toBe(test.now().getTime())
    expect((await account('ola.p'))?.expiresAt.getTime()).toBeGreaterThan(test.now().getTime())

    const back = await preview(all, at)
    expect(back.rows.find(({ userName }) => userName === 'ned.o')?.changes).toEqual([
      { field: 'status', from: 'ended', to: 'active' },
    ])
    await importAll(all, at)
    expect((await account('ned.o'))?.expiresAt.getTime()).toBeGreaterThan(test.now().getTime())
  })

  it('who is ended before the account has begun has ended all the same', async () => {
    await addCenter(26)
    const at = { centerId: 26, token: admin }
    const head = 'username,first_name,last_name,role'
    const [stays, goes] = ['abe.q,Abe,Quist,student', 'bea.r,Bea,Rowe,student']
    await importAll(csv(head, stays ?? '', goes ?? ''), at)
    const startsAt = new Date(test.now().getTime() + 30 * 86_400_000)
    await test.db.update(users).set({ startsAt }).where(eq(users.userName, 'bea.r'))
    expect(await importAll(csv(head, stays ?? ''), { ...at, endsMissing: true })).toMatchObject({ ended: 1 })
    const ended = await account('bea.r')
    expect(ended && accountStatus(ended, test.now())).toBe('expired')
  })

  it('who becomes staff by a file has no password of a pupil any more', async () => {
    await addCenter(32)
    const at = { centerId: 32, token: admin }
    const as = (role: string) =>
      csv('username,first_name,last_name,role,password', `ole.v,Ole,Vik,${role},tulip99`)
    await importAll(as('student'), at)
    const ole = { username: 'ole.v', password: 'tulip99' }
    expect(await test.call('login', ole)).toMatchObject({ isSuccess: true })
    await importAll(as('teacher'), at)
    expect(await test.call('login', ole)).toMatchObject({ code: 'wrong_credentials' })
  })

  it('a student changes classes of the file and keeps those it does not name', async () => {
    await addCenter(22)
    const at = { centerId: 22, token: admin }
    const file = (own: string) =>
      csv(
        'username,first_name,last_name,class',
        `pia.q,Pia,Quinn,${own}`,
        'rob.s,Rob,Stone,4A',
        'tia.u,Tia,Urban,4B',
      )
    await importAll(csv('username,first_name,last_name,class', 'pia.q,Pia,Quinn,Chess'), at)
    await importAll(file('4A|Chess').replace('4A|Chess', '4A'), at)
    await importAll(file('4B'), at)
    const pia = await account('pia.q')
    const own = await test.db
      .select({ name: classes.name })
      .from(classMembers)
      .innerJoin(classes, eq(classes.classId, classMembers.classId))
      .where(eq(classMembers.userId, pia?.userId ?? ''))
    expect(own.map(({ name }) => name).sort()).toEqual(['4B', 'Chess'])
  })

  it('an export can be imported again and changes nothing; no cell is a formula, no password leaves', async () => {
    await addCenter(23)
    const at = { centerId: 23, token: admin }
    await importAll(
      csv(
        'source_id,username,first_name,last_name,role,school_grade,class,teacher,email,password',
        'X1,xia.y,=HYPERLINK(1),Young,student,K,1A|1B,zed.a,,tulip77',
        'X2,zed.a,Zed,Abel,tutor,,,,zed@school.example,',
        ',uma.b,"Uma, the second",-Berg,super-student,12,1B,zed.a,,',
      ),
      at,
    )
    for (const format of ['csv', 'oneroster'] as const) {
      const reply = await test.call('exportRoster', { centerId: 23, format }, admin)
      if (!reply.isSuccess) throw new Error(reply.message)
      const seen = await preview(reply.content, { ...at, format })
      expect(seen, format).toMatchObject({
        counts: { added: 0, changed: 0, ended: 0, left: 0, unchanged: 3, faults: 0 },
        faults: [],
        newClasses: [],
      })
      if (format === 'oneroster') continue
      expect(reply.content).not.toContain('tulip77')
      expect(reply.content).toContain("'=HYPERLINK(1)")
      const cells = reply.content.split(/[\r\n,]+/)
      expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([])
    }
  })

  it('an export knows its classes, whatever they are called', async () => {
    await addCenter(25)
    const names = ['Math | English', 'Room  7 ', 'A\\B', '|']
    for (const name of names) await test.call('saveClass', { centerId: 25, name, isEnded: false }, admin)
    const at = { centerId: 25, token: admin }
    await importAll(csv('username,first_name,last_name,role', 'ida.f,Ida,Flint,student'), at)
    const [ida] = await test.db.select().from(users).where(eq(users.userName, 'ida.f'))
    const made = await test.db.select().from(classes).where(eq(classes.centerId, 25))
    await test.db
      .insert(classMembers)
      .values(made.map(({ classId }) => ({ classId, userId: ida?.userId ?? '' })))
    const reply = await test.call('exportRoster', { centerId: 25, format: 'csv' }, admin)
    if (!reply.isSuccess) throw new Error(reply.message)
    const seen = await preview(reply.content, at)
    expect(seen).toMatchObject({ counts: { changed: 0, unchanged: 1, faults: 0 }, newClasses: [] })
  })

  it('an export has no line that is too long: the forms take no more', async () => {
    await addCenter(31)
    const at = { centerId: 31, token: admin }
    await importAll(csv('source_id,username,first_name,last_name', 'L1,lou.g,Lou,Gray'), at)
    const [lou] = await test.db.select().from(users).where(eq(users.userName, 'lou.g'))
    const name = 'n'.repeat(LONGEST.className)
    await test.call('saveClass', { centerId: 31, name, isEnded: false }, admin)
    const [made] = await test.db.select().from(classes).where(eq(classes.centerId, 31))
    const userId = lou?.userId ?? ''
    await test.db.insert(classMembers).values({ classId: made?.classId ?? '', userId })
    const email = `lou@${'school.'.repeat(40)}`.slice(0, LONGEST.email - 8).replace(/\.?$/, '.example')
    await test.db
      .update(users)
      .set({ email, sourceId: 's'.repeat(LONGEST.sourceId) })
      .where(eq(users.userId, userId))
    for (const format of ['csv', 'oneroster'] as const) {
      const reply = await test.call('exportRoster', { centerId: 31, format }, admin)
      if (!reply.isSuccess) throw new Error(reply.message)
      const seen = await preview(reply.content, { ...at, format })
      expect(seen, format).toMatchObject({ counts: { unchanged: 1, faults: 0 }, newClasses: [] })
    }
    const longer = csv('first_name,last_name,class', `Lou,Gray,${name}n`)
    expect(faultsOf(await preview(longer, at))).toEqual([[2, 'class', 'text_too_long']])
  })

  it('an export of a center with ended and test accounts has no fault and begins nothing again', async () => {
    for (const format of ['csv', 'oneroster'] as const) {
      const reply = await test.call('exportRoster', { centerId: 1, format }, lcadmin)
      if (!reply.isSuccess) throw new Error(reply.message)
      const seen = await preview(reply.content, { format })
      expect(seen.counts, format).toMatchObject({ added: 0, changed: 0, ended: 0, faults: 0 })
      expect(seen.counts.unchanged).toBeGreaterThan(3)
    }
  })

  it('a plan that was carried out makes its classes once, those with the ids of the school, too', async () => {
    await addCenter(27)
    await importAll(csv('source_id,username,first_name,last_name', 'TW1,two.w,Tove,Wills'), {
      centerId: 27,
      token: admin,
    })
    const files = {
      'manifest.csv':
        'propertyName,value\noneroster.version,1.2\nfile.users,bulk\nfile.roles,bulk\nfile.classes,bulk\nfile.enrollments,bulk',
      'users.csv': 'sourcedId,enabledUser,username,givenName,familyName\nTW1,true,two.w,Tove,Wills',
      'roles.csv': 'userSourcedId,roleType,role\nTW1,primary,student',
      'classes.csv': 'sourcedId,title\nCL1,Room 27',
      'enrollments.csv': 'classSourcedId,userSourcedId,role\nCL1,TW1,student',
    }
    const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
    const content = Buffer.from(zipSync(Object.fromEntries(entries))).toString('base64')
    const [user] = await test.db.select().from(users).where(eq(users.userId, 'admin'))
    if (!user) throw new Error('There is an admin.')
    const manager = { userId: user.userId, role: user.role, centerIds: [], menuAuth: menuAuthOf(user) }
    const request = { centerId: 27, format: 'oneroster', endsMissing: false, content } as const
    const { plan } = await openRoster(test.db, request, manager, {
      now: test.now(),
      timeZone: 'America/Los_Angeles',
    })
    const [signIn] = await test.db.select().from(tokens).where(eq(tokens.userId, 'admin'))
    if (!signIn) throw new Error('The admin is signed in.')
    const actor = { caller: { user, tokenHash: signIn.tokenHash }, now: test.now() }
    await applyRoster(test.db, plan, actor)
    await expect(applyRoster(test.db, plan, actor)).rejects.toThrow(AccountTakenError)
    const made = await test.db.select().from(classes).where(eq(classes.centerId, 27))
    expect(made.map(({ name }) => name)).toEqual(['Room 27'])
  })

  it('ends a link for a password that went to the address of before', async () => {
    await addCenter(29)
    const head = 'username,first_name,last_name,email'
    const given = { centerId: 29, token: admin }
    await importAll(csv(head, 'addr.a,Ada,A,old@home.example'), given)
    const userId = (await account('addr.a'))?.userId ?? ''
    const [link] = await makeOneTimeLinks(test.db, [userId], 'set_password', test.now())
    await importAll(csv(head, 'addr.a,Ada,A,new@home.example'), given)
    const reply = await test.call('readPasswordLink', { secret: link?.secret ?? '' })
    expect(reply).toMatchObject({ code: 'link_dead' })
  })

  it('[SR-02] [SR-03] whoever is ended is signed out, also when the end is taken back', async () => {
    await addCenter(28)
    const head = 'username,first_name,last_name,password'
    const given = { centerId: 28, token: admin }
    await importAll(csv(head, 'tok.a,Tok,A,tulip99x', 'tok.b,Tok,B,'), given)
    const { data } = await test.call('login', { username: 'tok.a', password: 'tulip99x' })
    expect(await importAll(csv(head, 'tok.b,Tok,B,'), { ...given, endsMissing: true })).toMatchObject({
      ended: 1,
    })
    const change = { change: 'reopen', expiresAt: test.now().getTime() + 86_400_000 } as const
    const userId = (await account('tok.a'))?.userId ?? ''
    expect(await test.call('changeAccountState', { userId, change }, admin)).toMatchObject({
      isSuccess: true,
    })
    await expect(test.call('userByToken', {}, data?.token)).rejects.toThrow('403')
  })

  it('an export of OneRoster makes the same people elsewhere', async () => {
    await addCenter(24)
    const reply = await test.call('exportRoster', { centerId: 23, format: 'oneroster' }, admin)
    if (!reply.isSuccess) throw new Error(reply.message)
    await test.db.delete(userNames)
    await test.db.execute('delete from user_source_ids')
    const seen = await preview(reply.content, { centerId: 24, format: 'oneroster', token: admin })
    expect(seen.counts).toMatchObject({ added: 3, faults: 0 })
    expect(seen.newClasses.sort()).toEqual(['1A', '1B'])
    expect(seen.rows).toMatchObject([
      {
        userName: 'uma.b',
        firstName: 'Uma, the second',
        lastName: '-Berg',
        schoolGrade: 12,
        classNames: ['1B'],
      },
      { userName: 'xia.y', firstName: '=HYPERLINK(1)', schoolGrade: 0, classNames: ['1A', '1B'] },
      { userName: 'zed.a', role: 'tutor', classNames: ['1A', '1B'] },
    ])
  })
})
