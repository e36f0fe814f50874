import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { parseCsvRoster } from './parseCsvRoster'

const told = async (text: string) =>
  (await parseCsvRoster(text)).faults.map(({ line, column, code }) => [line, column, code])

describe('parseCsvRoster', () => {
  it('reads every column', async () => {
    const { people, classes, faults } = await parseCsvRoster(
      [
        'source_id,username,first_name,last_name,role,school_grade,class,teacher,email,password',
        'S-1,maya.t,Maya,Torres,student,K,3A|Choir,gmiller,maya@school.example,river58',
      ].join('\n'),
    )
    expect(faults).toEqual([])
    expect(people).toEqual([
      {
        line: 2,
        sourceId: 'S-1',
        userName: 'maya.t',
        firstName: 'Maya',
        lastName: 'Torres',
        roles: ['student'],
        schoolGrade: 0,
        email: 'maya@school.example',
        password: 'river58',
        memberships: [
          { classKey: 'name:3a', isTeacher: false },
          { classKey: 'name:choir', isTeacher: false },
        ],
        teachers: ['gmiller'],
      },
    ])
    expect(classes.map(({ name }) => name)).toEqual(['3A', 'Choir'])
  })

  it('needs nothing but the names, and says nothing about the rest', async () => {
    const { people, faults } = await parseCsvRoster('first_name,last_name\nMaya,Torres\n')
    expect(faults).toEqual([])
    expect(people[0]).toMatchObject({
      sourceId: null,
      userName: null,
      roles: null,
      schoolGrade: null,
      email: null,
      password: null,
      memberships: null,
    })
  })

  it.each([
    ['a byte order mark, semicolons and CRLF', '\ufeffFirst Name;LAST_NAME;Grade\r\nMaya;Torres;3\r\n'],
    ['tabs, blank lines and spaces', '\n first name \tLast-Name\tgrade\n\n Maya \t Torres\t3rd\n\n'],
    ['quotes', '"first_name","last_name","school_grade"\n"Maya","Torres","Grade 3"'],
  ])('takes %s', async (_, text) => {
    const { people, faults } = await parseCsvRoster(text)
    expect(faults).toEqual([])
    expect(people).toMatchObject([{ firstName: 'Maya', lastName: 'Torres', schoolGrade: 3 }])
  })

  it('counts lines as an editor does, also after a line break in quotes and blank lines', async () => {
    const text = 'first_name,last_name,school_grade\n"Ma\nya",Torres,3\n\nOwen,Park,13\n'
    for (const file of [text, text.replaceAll('\n', '\r\n')])
      expect(await told(file)).toEqual([[5, 'school_grade', 'grade_wrong']])
  })

  it.each([
    ['K', 0],
    ['kg', 0],
    ['Kindergarten', 0],
    ['0', 0],
    ['01', 1],
    ['1st', 1],
    ['grade 12', 12],
    ['12', 12],
  ])('reads the grade %s', async (cell, grade) => {
    const { people } = await parseCsvRoster(`first_name,last_name,grade\nA,B,${cell}`)
    expect(people[0]?.schoolGrade).toBe(grade)
  })

  it('names line and column of every fault and leaves the line out', async () => {
    const { people, faults } = await parseCsvRoster(
      [
        'first_name,last_name,role,school_grade,email,username,password,class,teacher',
        'Ada,Ash,student,K1,,,,,',
        'Ben,Hill,wizard,3,,,,,',
        'Cleo,Day,student,13,not an address,,,,',
        'Dan,Orr,student,3,,has space,,,',
        'Finn,Gray,student,3,,,,,gmiller',
        'Gil,Good,student,3,,,,,',
      ].join('\n'),
    )
    expect(faults.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'school_grade', 'grade_wrong'],
      [3, 'role', 'role_unknown'],
      [4, 'school_grade', 'grade_wrong'],
      [4, 'email', 'email_wrong'],
      [5, 'username', 'username_wrong'],
      [6, 'teacher', 'teacher_without_class'],
    ])
    expect(faults[1]?.message).toBe(
      '"wizard" is no role. Use student, super-student, teacher, tutor or lcadmin.',
    )
    expect(people.map(({ firstName }) => firstName)).toEqual(['Gil'])
  })

  it('tells of missing, double and unread columns', async () => {
    expect(await told('first_name,email\nA,b@c.de')).toEqual([[1, 'last_name', 'column_missing']])
    expect(await told('first_name,last_name,grade,school_grade\nA,B,1,2')).toEqual([
      [1, 'school_grade', 'column_twice'],
    ])
    const { faults } = await parseCsvRoster('S-1,Owen,Park')
    expect(faults[0]?.message).toBe('The column first_name is missing. The first line names the columns.')
    const { notices } = await parseCsvRoster('first_name,last_name,Homeroom,Bus\nA,B,1,2')
    expect(notices).toEqual(['Columns that are not read: Homeroom, Bus.'])
  })

  it('rows that a stray quotation mark has swallowed are a fault with its line, never gone without a word', async () => {
    const header = 'first_name,last_name,school_grade,note'
    const swallowed = [
      header,
      'Ann,Gray,2,',
      'Maya,Torres,3,"plays',
      'Owen,Park,3,',
      'Zoe,Day,3,chess"',
      'Gil,Good,3,',
    ]
    for (const eol of ['\n', '\r\n']) {
      const { people, faults } = await parseCsvRoster(swallowed.join(eol))
      expect(people.map(({ firstName }) => firstName)).toEqual(['Ann', 'Gil'])
      expect(faults.map(({ line, code }) => [line, code])).toEqual([[3, 'quotes_open']])
    }
    const address = [header, 'Maya,Torres,3,"5 Elm St', 'Salem, OR"', 'Owen,Park,3,'].join('\n')
    expect((await parseCsvRoster(address)).people).toHaveLength(2)
    expect(await told(address)).toEqual([])
    expect(await told('first_name,last_name\n"Maya,Torres\nOwen,Park"\n')).toEqual(
      [[2, 'quotes_open']].map(([line, code]) => [line, null, code]),
    )
  })

  it('leaves their turns to other requests while a long file is read', async () => {
    let turns = 0
    let isReading = true
    const reading = parseCsvRoster(`first_name,last_name\n${'Maya Amelia,Torres\n'.repeat(20_000)}`)
    void reading.finally(() => {
      isReading = false
    })
    for (; isReading; turns++) await setImmediate()
    expect((await reading).people).toHaveLength(20_000)
    expect(turns).toBeGreaterThan(5)
  })

  it('reads every letter, wherever it stands in a long file', async () => {
    const line = 'Anna,Berg\n'
    const start = `first_name,last_name\n${line.repeat(6_550)}`
    for (const rest of [65_536 - start.length - 1, 65_536 - start.length - 3]) {
      const { people, faults } = await parseCsvRoster(`${start}${'x'.repeat(rest - 2)}A,\u{20BB7}da\n`)
      expect(faults).toEqual([])
      expect(people.at(-1)?.lastName).toBe('\u{20BB7}da')
    }
  })

  it('a name in decomposed letters is the name in composed ones', async () => {
    const text = 'first_name,last_name,class,teacher\nJosé,Núñez,Año,Zoë Day'
    const read = await parseCsvRoster(text.normalize('NFD'))
    expect(read).toEqual(await parseCsvRoster(text.normalize('NFC')))
    expect(read.people[0]?.firstName).toBe('José'.normalize('NFC'))
  })

  it('an empty file, an open quotation mark and text of another encoding are faults', async () => {
    expect(await told('first_name,last_name\n')).toEqual([[null, null, 'file_empty']])
    expect(await told('first_name,last_name\nA,B\nC,"D\n')).toContainEqual([
      expect.any(Number),
      null,
      'quotes_open',
    ])
    expect(await told('first_name,last_name\nJos\ufffd,B')).toEqual([[2, 'first_name', 'text_wrong']])
  })

  it('takes back the mark that keeps an exported cell from being a formula', async () => {
    const { people } = await parseCsvRoster("first_name,last_name\n'=SUM(A1),'-Dash")
    expect(people).toMatchObject([{ firstName: '=SUM(A1)', lastName: '-Dash' }])
  })

  it('reads no more than 20,000 lines', async () => {
    const text = `first_name,last_name\n${'A,B\n'.repeat(20_001)}`
    expect(await told(text)).toEqual([[20_002, null, 'file_too_long']])
  })
})
