import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { MAX_UNPACKED_BYTES } from '../roster'
import { parseOneRoster } from './parseOneRoster'
import { unpackZip } from './unpackZip'

const TODAY = '2026-03-10'

const MANIFEST = `propertyName,value
manifest.version,1.0
oneroster.version,1.2
file.academicSessions,absent
file.classes,bulk
file.courses,absent
file.demographics,bulk
file.enrollments,bulk
file.orgs,absent
file.roles,bulk
file.users,bulk
`
const FILES: Record<string, string> = {
  'manifest.csv': MANIFEST,
  'users.csv': `sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,email,grades
u1,,,true,mtorres,,Maya,Torres,,03
u2,,,true,opark,,Owen,Park,owen@school.example,KG
u3,,,true,gmiller,,Grace,Miller,,
u4,,,true,pwhite,,Paul,White,,
u5,,,false,old,,Old,Pupil,,04
`,
  'roles.csv': `sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId
r1,,,u1,primary,student,,,o1
r2,,,u2,primary,student,,,o1
r3,,,u3,secondary,principal,,,o1
r4,,,u3,primary,teacher,,,o1
r5,,,u4,primary,guardian,,,o1
r6,,,u5,primary,student,,,o1
`,
  'classes.csv': `sourcedId,status,dateLastModified,title,courseSourcedId,schoolSourcedId
c1,,,Grade 3 A,,o1
c2,tobedeleted,,Gone,,o1
`,
  'enrollments.csv': `sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role
e1,,,c1,o1,u1,student
e2,,,c1,o1,u3,teacher
`,
  'demographics.csv': 'sourcedId,birthDate\nu1,2017-01-01\n',
}

const zip = (changes: Record<string, string | null> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ ...FILES, ...changes }).flatMap(([name, text]) =>
        text === null ? [] : [[name, strToU8(text)]],
      ),
    ),
  )

describe('parseOneRoster', () => {
  it('reads users, roles, classes and enrollments; demographics are not looked at', async () => {
    const { people, classes, faults, notices, knowsTeachers } = await parseOneRoster(zip(), TODAY)
    expect(faults).toEqual([])
    expect(classes).toEqual([{ key: 'id:c1', name: 'Grade 3 A', sourceId: 'c1' }])
    expect(people).toMatchObject([
      {
        sourceId: 'u1',
        userName: 'mtorres',
        roles: ['student', 'super-student'],
        schoolGrade: 3,
        memberships: [{ classKey: 'id:c1', isTeacher: false }],
      },
      { sourceId: 'u2', schoolGrade: 0, email: 'owen@school.example', memberships: [] },
      {
        sourceId: 'u3',
        roles: ['school_teacher', 'afterschool-teacher'],
        memberships: [{ classKey: 'id:c1', isTeacher: true }],
      },
    ])
    expect(knowsTeachers).toBe(true)
    expect(notices).toEqual([
      'People of other roles (guardians, principals) are not read: 1.',
      'Users that are not enabled count as not in the file: 1.',
    ])
  })

  it('files in a folder are found, and absent ones leave classes as they are', async () => {
    const inFolder = zipSync(
      Object.fromEntries(
        Object.entries({
          ...FILES,
          'manifest.csv': MANIFEST.replace('classes,bulk', 'classes,absent').replace(
            'enrollments,bulk',
            'enrollments,absent',
          ),
        }).map(([name, text]) => [`export/${name}`, strToU8(text)]),
      ),
    )
    const { people, classes, faults, knowsTeachers } = await parseOneRoster(inFolder, TODAY)
    expect(faults).toEqual([])
    expect(classes).toEqual([])
    expect(people.every(({ memberships }) => memberships === null)).toBe(true)
    expect(knowsTeachers).toBe(false)
  })

  it.each([
    ['without a manifest', { 'manifest.csv': null }, ['manifest.csv', null, 'file_missing']],
    [
      'of version 1.1',
      { 'manifest.csv': MANIFEST.replace('version,1.2', 'version,1.1') },
      ['manifest.csv', null, 'version_unknown'],
    ],
    [
      'of changes',
      { 'manifest.csv': MANIFEST.replace('users,bulk', 'users,delta') },
      ['users.csv', null, 'delta_file'],
    ],
    ['without the users it names', { 'users.csv': null }, ['users.csv', null, 'file_missing']],
    [
      'with an enrollment in no class',
      { 'enrollments.csv': `${FILES['enrollments.csv']}e3,,,c9,o1,u1,student\n` },
      ['enrollments.csv', 4, 'reference_unknown'],
    ],
    [
      'with an enrollment of nobody',
      { 'enrollments.csv': `${FILES['enrollments.csv']}e3,,,c1,o1,u9,student\n` },
      ['enrollments.csv', 4, 'reference_unknown'],
    ],
    [
      'with a class id twice',
      { 'classes.csv': `${FILES['classes.csv']}c1,,,Grade 3 A,,o1\n` },
      ['classes.csv', 4, 'source_id_twice'],
    ],
    [
      'with a grade that is none',
      { 'users.csv': FILES['users.csv']?.replace(',03', ',PS') ?? '' },
      ['users.csv', 2, 'grade_wrong'],
    ],
  ])('a zip %s has a fault', async (_, changes, fault) => {
    const { faults } = await parseOneRoster(zip(changes), TODAY)
    expect(faults.map(({ file, line, code }) => [file, line, code])).toContainEqual(fault)
  })

  it('a class whose id stands there twice is one class', async () => {
    const { classes } = await parseOneRoster(
      zip({ 'classes.csv': `${FILES['classes.csv']}c1,,,Grade 3 B,,o1\n` }),
      TODAY,
    )
    expect(classes).toEqual([{ key: 'id:c1', name: 'Grade 3 A', sourceId: 'c1' }])
  })

  it('an enrollment and a role that are over do not count; a last day that is today and a begin that is to come do', async () => {
    const enrollment = (id: string, begin: string, end: string) => `${id},c${id},u1,student,${begin},${end}`
    const { people, faults, notices } = await parseOneRoster(
      zip({
        'classes.csv': 'sourcedId,title\nc1,Past\nc2,Yesterday\nc3,Today\nc4,Open\nc5,To come\nc6,Unclear',
        'enrollments.csv': [
          'sourcedId,classSourcedId,userSourcedId,role,beginDate,endDate',
          enrollment('1', '2020-08-01', '2020-12-20'),
          enrollment('2', '2025-08-01', '2026-03-09'),
          enrollment('3', '2025-08-01', '2026-03-10'),
          enrollment('4', '', ''),
          enrollment('5', '2026-04-01', '2026-06-30'),
          enrollment('6', '', 'June'),
        ].join('\n'),
        'roles.csv': [
          'userSourcedId,roleType,role,beginDate,endDate',
          'u1,primary,student,,',
          'u2,primary,student,2024-08-01,2025-06-30',
          'u3,primary,aide,2024-08-01,2025-06-30',
          'u3,secondary,teacher,2025-08-01,2026-06-30',
        ].join('\n'),
      }),
      TODAY,
    )
    expect(faults).toEqual([])
    expect(people.map(({ sourceId, roles }) => [sourceId, roles?.[0]])).toEqual([
      ['u1', 'student'],
      ['u3', 'school_teacher'],
    ])
    expect(people[0]?.memberships?.map(({ classKey }) => classKey)).toEqual([
      'id:c3',
      'id:c4',
      'id:c5',
      'id:c6',
    ])
    expect(notices).toContain('Roles and enrollments that are over are not read: 4.')
  })

  it.each([
    ['no zip', strToU8('first_name,last_name\n')],
    ['half a zip', zip().subarray(0, 400)],
    ['an empty zip', zipSync({})],
  ])('%s is a fault', async (_, bytes) => {
    const { faults } = await parseOneRoster(bytes, TODAY)
    expect(faults.length).toBeGreaterThan(0)
  })
})

describe('unpackZip', () => {
  it('stops at what no roster is: a small zip of much text, and one of many files', () => {
    const much = zipSync({ 'users.csv': new Uint8Array(MAX_UNPACKED_BYTES + 1_000_000) }, { level: 9 })
    expect(much.length).toBeLessThan(100_000)
    expect(unpackZip(much)).toBeNull()
    const many = zipSync(Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`${i}.csv`, strToU8('a')])))
    expect(unpackZip(many)).toBeNull()
  })

  it('does not unpack what it does not read', () => {
    const files = unpackZip(zipSync({ 'a.csv': strToU8('x'), 'b.bin': new Uint8Array(80_000_000) }))
    expect(files && [...files.keys()]).toEqual(['a.csv'])
  })
})
