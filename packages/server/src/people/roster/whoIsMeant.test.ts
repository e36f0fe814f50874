import type { AccountFields, RosterFormat, RosterPreview } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classes, classMembers, learningCenters, users } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { succeeded } from '../../testing/gradedPupil'

const NOW = new Date('2026-03-10T12:00:00Z')
const DAY = 86_400_000

let test: TestApp
let admin: string
let centerId = 50
beforeAll(async () => {
  test = await createTestApp({ now: NOW })
  admin = await test.login('admin')
})
afterAll(() => test.close())

async function newCenter(): Promise<void> {
  centerId++
  await test.db
    .insert(learningCenters)
    .values({ id: centerId, name: `Center ${centerId}`, address: '', phone: '', email: '' })
}

const csv = (...lines: string[]): string => lines.join('\n')

async function preview(
  content: string,
  { format = 'csv', endsMissing = false }: { format?: RosterFormat; endsMissing?: boolean } = {},
): Promise<RosterPreview> {
  const request = { centerId, format, endsMissing, content } as const
  return succeeded(await test.call('previewRoster', request, admin)).preview
}

async function importAll(content: string) {
  const { digest } = await preview(content)
  const request = { centerId, format: 'csv', endsMissing: false, content, digest } as const
  return succeeded(await test.call('importRoster', request, admin)).counts
}

const endYesterday = (userName: string) =>
  test.db
    .update(users)
    .set({ expiresAt: new Date(NOW.getTime() - DAY) })
    .where(eq(users.userName, userName))

const told = ({ rows }: RosterPreview) => rows.map(({ action, userName }) => `${action} ${userName}`).sort()

async function make(change: Partial<AccountFields>): Promise<string> {
  const account: AccountFields = {
    userName: 'ida.berg',
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
    expiresAt: NOW.getTime() + DAY,
    toggleOverrides: {},
    centerIds: [centerId],
    classIds: [],
    ...change,
  }
  const reply = await test.call('createAccount', { account, newPassword: { kind: 'link' } }, admin)
  return succeeded(reply).userId
}

async function exported(format: RosterFormat): Promise<string> {
  return succeeded(await test.call('exportRoster', { centerId, format }, admin)).content
}

describe('a line with a name alone', () => {
  it('is of the account that runs, not of an older one that has ended', async () => {
    await newCenter()
    await importAll(csv('username,first_name,last_name', 'maya.a,Maya,Ruiz', 'maya.b,Maya,Ruiz'))
    await endYesterday('maya.a')
    const file = csv('first_name,last_name', 'Maya,Ruiz')
    expect(told(await preview(file, { endsMissing: true }))).toEqual(['unchanged maya.b'])
  })

  it('begins an ended account again where the file has one more of the name; the same file twice changes nothing', async () => {
    await newCenter()
    await importAll(csv('username,first_name,last_name', 'lu.a,Lu,Chen', 'lu.b,Lu,Chen'))
    await endYesterday('lu.a')
    const file = csv('first_name,last_name,school_grade', 'Lu,Chen,3', 'Lu,Chen,4')
    await importAll(file)
    expect((await preview(file)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  })

  it('that adds somebody is of that account the next time, whatever the user names are', async () => {
    await newCenter()
    await importAll(csv('username,first_name,last_name', 'zz.top,Mo,Ali'))
    const file = csv('first_name,last_name,school_grade', 'Mo,Ali,3', 'Mo,Ali,4')
    expect(await importAll(file)).toMatchObject({ added: 1, changed: 1 })
    expect((await preview(file)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  })

  it('is of the same person in composed and in decomposed letters, and so are class and teacher', async () => {
    await newCenter()
    const file = csv(
      'first_name,last_name,role,class,teacher',
      'Zoë,Peña,teacher,,',
      'José,Núñez,student,Año,Zoë Peña',
    )
    await importAll(file.normalize('NFC'))
    const again = await preview(file.normalize('NFD'), { endsMissing: true })
    expect(again).toMatchObject({ counts: { added: 0, changed: 0, ended: 0, unchanged: 2 }, newClasses: [] })
    await test.db
      .update(users)
      .set({ lastName: 'Núñez'.normalize('NFD') })
      .where(eq(users.userName, 'jose.nunez'))
    expect((await preview(file)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  })
})

describe('a teacher beside a class', () => {
  it('is one whose account runs', async () => {
    await newCenter()
    await importAll(
      csv(
        'username,first_name,last_name,role',
        'ana.old,Ana,Silva,teacher',
        'ana.new,Ana,Silva,teacher',
        'bo.old,Bo,Gone,teacher',
      ),
    )
    await endYesterday('ana.old')
    await endYesterday('bo.old')
    const seen = await preview(
      csv('first_name,last_name,class,teacher', 'Kim,Lee,3A,Ana Silva', 'Kay,Lund,3B,Bo Gone'),
    )
    expect(seen.faults.map(({ line, code }) => [line, code])).toEqual([[3, 'teacher_unknown']])
    expect(seen.rows.find(({ userName }) => userName === 'ana.new')?.classNames).toEqual(['3A'])
  })
})

describe('names', () => {
  it('are needed of who is new; whoever is there keeps what a line leaves empty', async () => {
    await newCenter()
    await importAll(csv('username,first_name,last_name', 'ada.b,Ada,Byron'))
    const seen = await preview(
      csv('username,first_name,last_name', 'ada.b,,', 'ben.h,Ben,', ',,Hill', 'cleo.d,Cleo,Day'),
    )
    expect(seen.faults.map(({ line, column, code }) => [line, column, code])).toEqual([
      [3, 'last_name', 'name_missing'],
      [4, 'first_name', 'name_missing'],
    ])
    expect(told(seen)).toEqual(['added cleo.d', 'unchanged ada.b'])
  })

  it('of one letter make an account that its export and the form take', async () => {
    await newCenter()
    await importAll(csv('first_name,last_name', '伟,K'))
    const [made] = await test.db.select().from(users).where(eq(users.firstName, '伟'))
    const userId = made?.userId ?? ''
    expect(await preview(await exported('csv'))).toMatchObject({ faults: [], counts: { unchanged: 1 } })
    const { fields, revision } = succeeded(await test.call('getAccount', { userId }, admin))
    const account = { ...fields, lastName: 'Ko' } as AccountFields
    expect(await test.call('updateAccount', { userId, revision, account }, admin)).toMatchObject({
      isSuccess: true,
    })
  })
})

describe('an import of an export changes nothing', () => {
  it.each<[string, Partial<AccountFields>[]]>([
    ['nobody has a last name', [{ lastName: '' }]],
    ['a name has two spaces', [{ firstName: 'Anna  Maria' }]],
    ['a name ends with a space', [{ lastName: 'Berg ' }]],
    ['a name has decomposed letters', [{ firstName: 'José'.normalize('NFD') }]],
    ['a user name has decomposed letters', [{ userName: '한국'.normalize('NFD') }]],
    ['an id has two spaces', [{ sourceId: 'S  1' }]],
    ['user names differ in case alone', [{ userName: 'case.x' }, { userName: 'Case.x' }]],
  ])('where %s', async (_, people) => {
    await newCenter()
    for (const [index, person] of people.entries()) {
      await make({ userName: `export${centerId}.${index}`, ...person })
    }
    for (const format of ['csv', 'oneroster'] as const) {
      const seen = await preview(await exported(format), { format, endsMissing: true })
      expect.soft(seen.faults.map(({ line, code }) => [line, code])).toEqual([])
      expect.soft(seen.counts).toMatchObject({ added: 0, changed: 0, ended: 0, unchanged: people.length })
    }
  })

  it('where names of classes have backslashes at their end, before a bar and within', async () => {
    await newCenter()
    const userId = await make({ userName: 'bea.one' })
    const names = ['Gr\\', 'Zz', 'A\\|B', 'C\\\\', 'D\\E']
    for (const name of names) await test.call('saveClass', { centerId, name, isEnded: false }, admin)
    const made = await test.db.select().from(classes).where(eq(classes.centerId, centerId))
    expect(made).toHaveLength(names.length)
    await test.db.insert(classMembers).values(made.map(({ classId }) => ({ classId, userId })))
    const seen = await preview(await exported('csv'))
    expect(seen).toMatchObject({ newClasses: [], counts: { changed: 0, unchanged: 1, faults: 0 } })
  })
})
