import type { Role } from '@wordstride/api'
import type { RosterFault } from './faults'

/** A person as the file tells it. Null: the file says nothing about it, and nothing is done about it. */
export interface RosterPerson {
  line: number
  /** In the school's own system. */
  sourceId: string | null
  userName: string | null
  firstName: string
  lastName: string
  /** The first is that of a new account; an account that has another one of them keeps it. */
  roles: readonly [Role, ...Role[]] | null
  schoolGrade: number | null
  email: string | null
  /** For a new account only. */
  password: string | null
  /** All classes of the file that the person is in. */
  memberships: readonly RosterMembership[] | null
  /** Who teaches these classes: user names, ids or names of people. */
  teachers: readonly string[]
}

export interface RosterMembership {
  classKey: string
  isTeacher: boolean
}

export interface RosterClass {
  /** Within the file. */
  key: string
  name: string
  sourceId: string | null
}

/** What a file says, whatever its format. */
export interface Roster {
  people: readonly RosterPerson[]
  classes: readonly RosterClass[]
  faults: readonly RosterFault[]
  /** Whether teachers leave the classes of the file that it does not name with them. */
  knowsTeachers: boolean
  /** What was not read, for people. */
  notices: readonly string[]
}

/** The rows of a file, or the bytes of an unpacked one, beyond which nothing is read. */
export const MAX_ROWS = 20_000
export const MAX_UNPACKED_BYTES = 50_000_000
