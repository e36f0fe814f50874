import type { Role } from '@wordstride/api'
import { faultAt, type RosterFault } from '../faults'
import { PersonFields } from '../personFields'
import { plainText } from '../plainText'
import type { Roster, RosterClass, RosterMembership, RosterPerson } from '../roster'
import { readTable, type Table, type TableRow } from '../table'
import { manifestProperty } from './files'
import { unpackZip } from './unpackZip'

/** Roles of OneRoster that have one here; people of others (guardian, principal) are not ours. */
const ROLES: Readonly<Record<string, readonly [Role, ...Role[]]>> = {
  student: ['student', 'super-student'],
  teacher: ['school_teacher', 'afterschool-teacher'],
  aide: ['tutor'],
}

/** The names of columns, which have no other case or spelling in this format. */
const REQUIRED = {
  'manifest.csv': ['propertyName', 'value'],
  'users.csv': ['sourcedId', 'enabledUser', 'username', 'givenName', 'familyName'],
  'roles.csv': ['userSourcedId', 'roleType', 'role'],
  'classes.csv': ['sourcedId', 'title'],
  'enrollments.csv': ['classSourcedId', 'userSourcedId', 'role'],
} as const
type ReadFile = keyof typeof REQUIRED

const whole = (file: string) => ({ file, line: null, column: null })

const isThere = (row: TableRow): boolean => row.get('status').toLowerCase() !== 'tobedeleted'

/** A role or an enrollment; one that begins later counts, because a list may come before its year. */
const isOver = (row: TableRow, today: string): boolean => {
  const [day = today] = /^\d{4}-\d{2}-\d{2}/.exec(row.get('endDate')) ?? []
  return day < today
}

class Reading {
  readonly faults: RosterFault[] = []
  readonly #files: ReadonlyMap<string, string>
  readonly #today: string
  #manifest: ReadonlyMap<string, string> = new Map()
  /** Rows that are left out because they are over. */
  over = 0

  constructor(files: ReadonlyMap<string, string>, today: string) {
    this.#files = files
    this.#today = today
  }

  /** Null for a file that is not there, although it must, or that has a wrong header. */
  async #table(file: ReadFile): Promise<Table | null> {
    const text = this.#files.get(file)
    if (text === undefined) {
      this.faults.push(faultAt(whole(file), 'file_missing', file))
      return null
    }
    const columnOf = (header: string) => (header === '' ? null : header)
    const table = await readTable(text, { file, columnOf, required: REQUIRED[file] })
    this.faults.push(...table.faults)
    return table
  }

  async manifest(): Promise<boolean> {
    const table = await this.#table('manifest.csv')
    this.#manifest = new Map(table?.rows.map((row) => [row.get('propertyName'), row.get('value')]))
    const version = this.#manifest.get('oneroster.version')
    if (version !== undefined && version !== '1.2') {
      this.faults.push(faultAt(whole('manifest.csv'), 'version_unknown', version))
    }
    return this.faults.length === 0
  }

  /** The rows of a file that the manifest says is there; null for an absent one. */
  async rows(file: ReadFile, isNeeded: boolean): Promise<readonly TableRow[] | null> {
    const mode = this.#manifest.get(manifestProperty(file))?.toLowerCase() ?? 'absent'
    if (mode === 'delta') this.faults.push(faultAt(whole(file), 'delta_file', file))
    if (mode === 'bulk') {
      const rows = (await this.#table(file))?.rows.filter(isThere)
      const current = rows?.filter((row) => !isOver(row, this.#today))
      this.over += (rows?.length ?? 0) - (current?.length ?? 0)
      return current ?? null
    }
    if (isNeeded && mode === 'absent') this.faults.push(faultAt(whole(file), 'file_missing', file))
    return null
  }
}

/** The role of each user: the primary one, if it is of ours, else another of ours. */
function rolesByUser(rows: readonly TableRow[]): Map<string, readonly [Role, ...Role[]]> {
  const found = new Map<string, readonly [Role, ...Role[]]>()
  for (const row of rows) {
    const roles = ROLES[row.get('role').toLowerCase()]
    const userId = row.get('userSourcedId')
    if (roles && (!found.has(userId) || row.get('roleType').toLowerCase() === 'primary')) {
      found.set(userId, roles)
    }
  }
  return found
}

const classKeyOf = (sourcedId: string): string => `id:${plainText(sourcedId)}`

function readClasses(rows: readonly TableRow[], faults: RosterFault[]): RosterClass[] {
  const lines = new Map<string, number>()
  return rows.flatMap((row) => {
    const fields = new PersonFields({ file: 'classes.csv', line: row.line })
    const sourceId = fields.sourceId('sourcedId', row.get('sourcedId'))
    const name = fields.className('title', row.get('title'))
    const other = lines.get(sourceId ?? '')
    if (other !== undefined) fields.fault('sourcedId', 'source_id_twice', other)
    else if (sourceId !== null) lines.set(sourceId, row.line)
    faults.push(...fields.faults)
    return sourceId && name && other === undefined ? [{ key: classKeyOf(sourceId), name, sourceId }] : []
  })
}

function membershipsByUser(
  rows: readonly TableRow[],
  classKeys: ReadonlySet<string>,
  users: ReadonlySet<string>,
  faults: RosterFault[],
): Map<string, RosterMembership[]> {
  const found = new Map<string, RosterMembership[]>()
  for (const row of rows) {
    const role = row.get('role').toLowerCase()
    if (role !== 'student' && role !== 'teacher') continue
    const place = { file: 'enrollments.csv', line: row.line }
    const userId = row.get('userSourcedId')
    const classKey = classKeyOf(row.get('classSourcedId'))
    if (!classKeys.has(classKey)) {
      const column = 'classSourcedId'
      faults.push(faultAt({ ...place, column }, 'reference_unknown', row.get(column)))
    } else if (!users.has(userId)) {
      faults.push(faultAt({ ...place, column: 'userSourcedId' }, 'reference_unknown', userId))
    } else {
      const ofUser = found.get(userId) ?? []
      found.set(userId, ofUser)
      ofUser.push({ classKey, isTeacher: role === 'teacher' })
    }
  }
  return found
}

function readPerson(
  row: TableRow,
  roles: readonly [Role, ...Role[]],
  memberships: readonly RosterMembership[] | null,
  faults: RosterFault[],
): RosterPerson[] {
  const fields = new PersonFields({ file: 'users.csv', line: row.line })
  const [grade = ''] = row.get('grades').split(',')
  const person: RosterPerson = {
    line: row.line,
    sourceId: fields.sourceId('sourcedId', row.get('sourcedId')),
    userName: fields.userName('username', row.get('username')),
    firstName: fields.name('givenName', row.get('givenName')),
    lastName: fields.name('familyName', row.get('familyName')),
    roles,
    schoolGrade: fields.grade('grades', grade.trim()),
    email: fields.email('email', row.get('email')),
    password: fields.password('password', row.get('password')),
    memberships,
    teachers: [],
  }
  faults.push(...fields.faults)
  return fields.faults.length === 0 ? [person] : []
}

const withFaults = (faults: readonly RosterFault[]): Roster => ({
  people: [],
  classes: [],
  faults,
  knowsTeachers: true,
  notices: [],
})

const noticesOf = ({ others, disabled, over }: Record<'others' | 'disabled' | 'over', number>): string[] => [
  ...(others > 0 ? [`People of other roles (guardians, principals) are not read: ${others}.`] : []),
  ...(disabled > 0 ? [`Users that are not enabled count as not in the file: ${disabled}.`] : []),
  ...(over > 0 ? [`Roles and enrollments that are over are not read: ${over}.`] : []),
]

/** Reads a roster from a zip of OneRoster 1.2 with bulk files; `today` is the date at the school, such as '2026-03-10'. */
export async function parseOneRoster(zip: Uint8Array, today: string): Promise<Roster> {
  const files = unpackZip(zip)
  if (files === null)
    return withFaults([faultAt({ file: null, line: null, column: null }, 'file_unreadable')])
  const reading = new Reading(files, today)
  if (!(await reading.manifest())) return withFaults(reading.faults)
  const users = await reading.rows('users.csv', true)
  const roles = await reading.rows('roles.csv', true)
  const classRows = await reading.rows('classes.csv', false)
  const enrollments = await reading.rows('enrollments.csv', false)
  const { faults } = reading
  if (users === null || roles === null) return withFaults(faults)

  const roleOf = rolesByUser(roles)
  const enabled = users.filter((row) => row.get('enabledUser').toLowerCase() !== 'false')
  const ours = enabled.flatMap((row) => {
    const found = roleOf.get(row.get('sourcedId'))
    return found ? [{ row, roles: found }] : []
  })
  const classes = readClasses(classRows ?? [], faults)
  const memberships = enrollments
    ? membershipsByUser(
        enrollments,
        new Set(classes.map(({ key }) => key)),
        new Set(users.map((row) => row.get('sourcedId'))),
        faults,
      )
    : null
  const people = ours.flatMap(({ row, roles: found }) =>
    readPerson(row, found, memberships && (memberships.get(row.get('sourcedId')) ?? []), faults),
  )
  if (people.length === 0 && faults.length === 0) faults.push(faultAt(whole('users.csv'), 'file_empty'))
  return {
    people,
    classes,
    faults,
    knowsTeachers: enrollments !== null,
    notices: noticesOf({
      others: enabled.length - ours.length,
      disabled: users.length - enabled.length,
      over: reading.over,
    }),
  }
}
