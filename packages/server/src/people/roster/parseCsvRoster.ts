import { PUPILS } from '@wordstride/api'
import { faultAt, type RosterFault } from './faults'
import { PersonFields } from './personFields'
import { nameForm } from './plainText'
import type { Roster, RosterClass, RosterPerson } from './roster'
import { readTable, type TableRow } from './table'

/** The columns of a roster, in the order in which it is exported. */
export const CSV_COLUMNS = [
  'source_id',
  'username',
  'first_name',
  'last_name',
  'role',
  'school_grade',
  'class',
  'teacher',
  'email',
  'password',
] as const
type CsvColumn = (typeof CSV_COLUMNS)[number]

/** Other names that the columns have in the lists of schools. */
const OTHER_NAMES: Readonly<Record<string, CsvColumn>> = {
  id: 'source_id',
  sourced_id: 'source_id',
  student_id: 'source_id',
  user_name: 'username',
  firstname: 'first_name',
  given_name: 'first_name',
  lastname: 'last_name',
  family_name: 'last_name',
  surname: 'last_name',
  grade: 'school_grade',
  class_name: 'class',
  e_mail: 'email',
}

const isColumn = (name: string): name is CsvColumn => (CSV_COLUMNS as readonly string[]).includes(name)

function columnOf(header: string): CsvColumn | null {
  const name = header
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '')
  return isColumn(name) ? name : (OTHER_NAMES[name] ?? null)
}

/** As one of several in a cell: a backslash goes before each sign that would be read as another one. */
export const inList = (part: string): string => part.replace(/[\\|]/g, '\\$&')

/** Several of one cell. */
const listOf = (cell: string): string[] =>
  (cell.match(/(?:\\[\\|]|[^|])+/g) ?? [])
    .map((part) => part.replace(/\\([\\|])/g, '$1').trim())
    .filter((part) => part !== '')

/** Classes have no ids here: their name is one, whatever its case. */
const classKeyOf = (name: string): string => `name:${nameForm(name)}`

interface Line {
  person: RosterPerson | null
  classNames: readonly string[]
  faults: readonly RosterFault[]
}

function readLine(row: TableRow): Line {
  const { line } = row
  const fields = new PersonFields({ file: null, line })
  const roles = fields.roles('role', row.get('role'))
  const isTeacher = roles !== null && !PUPILS.includes(roles[0])
  const classNames = listOf(row.get('class')).flatMap((name) => fields.className('class', name) ?? [])
  const teachers = listOf(row.get('teacher'))
  if (teachers.length > 0 && classNames.length === 0) fields.fault('teacher', 'teacher_without_class')
  const person: RosterPerson = {
    line,
    sourceId: fields.sourceId('source_id', row.get('source_id')),
    userName: fields.userName('username', row.get('username')),
    firstName: fields.name('first_name', row.get('first_name')),
    lastName: fields.name('last_name', row.get('last_name')),
    roles,
    schoolGrade: fields.grade('school_grade', row.get('school_grade')),
    email: fields.email('email', row.get('email')),
    password: fields.password('password', row.get('password')),
    memberships:
      classNames.length === 0 ? null : classNames.map((name) => ({ classKey: classKeyOf(name), isTeacher })),
    teachers,
  }
  return { person: fields.faults.length === 0 ? person : null, classNames, faults: fields.faults }
}

/** Reads a roster in one CSV file. */
export async function parseCsvRoster(text: string): Promise<Roster> {
  const table = await readTable(text, { file: null, columnOf, required: ['first_name', 'last_name'] })
  const people: RosterPerson[] = []
  const classes = new Map<string, RosterClass>()
  const faults: RosterFault[] = [...table.faults]
  for (const row of table.rows) {
    const { person, classNames, faults: found } = readLine(row)
    faults.push(...found)
    if (person === null) continue
    people.push(person)
    for (const name of classNames) {
      const key = classKeyOf(name)
      if (!classes.has(key)) classes.set(key, { key, name, sourceId: null })
    }
  }
  if (table.rows.length === 0 && faults.length === 0) {
    faults.push(faultAt({ file: null, line: null, column: null }, 'file_empty'))
  }
  const { ignored } = table
  return {
    people,
    classes: [...classes.values()],
    faults,
    knowsTeachers: false,
    notices: ignored.length === 0 ? [] : [`Columns that are not read: ${ignored.join(', ')}.`],
  }
}
