import type { Role } from '@wordstride/api'
import type { RosterFault } from './faults'
import type { RosterClass, RosterMembership } from './roster'

/** Fields of an account that a roster changes. */
export interface AccountFields {
  userName: string
  firstName: string
  lastName: string
  role: Role
  schoolGrade: number
  email: string
  sourceId: string
}

/** One change, as people read it. */
export interface FieldChange {
  field: keyof AccountFields | 'status' | 'class'
  from: string
  to: string
}

interface PersonStep {
  /** Null for somebody whom another line names, or none. */
  line: number | null
  userName: string
  firstName: string
  lastName: string
  role: Role
  schoolGrade: number
  classNames: readonly string[]
}

export interface AddStep extends PersonStep {
  action: 'added'
  email: string | null
  sourceId: string | null
  password: string | null
  memberships: readonly RosterMembership[]
}

export interface ChangeStep extends PersonStep {
  action: 'changed'
  userId: string
  set: Partial<AccountFields>
  /** The account had ended and begins again. */
  isRenewed: boolean
  joins: readonly RosterMembership[]
  /** Ids of classes. */
  leaves: readonly string[]
  changes: readonly FieldChange[]
}

export interface EndStep extends PersonStep {
  action: 'ended'
  userId: string
}

/** Not in the file, or as in the file: nothing is done. */
export interface KeepStep extends PersonStep {
  action: 'left' | 'unchanged'
}

export type RosterStep = AddStep | ChangeStep | EndStep | KeepStep

export interface ClassPlan {
  /** The id of a class that is there, by the key of the file. */
  known: ReadonlyMap<string, string>
  added: readonly RosterClass[]
  /** Renamed, or known by the school's id from now on. */
  changed: readonly { classId: string; name: string; sourceId: string | null }[]
}

/** What is done for a file, and for whom it is not. */
export interface RosterPlan {
  centerId: number
  classes: ClassPlan
  steps: readonly RosterStep[]
  faults: readonly RosterFault[]
  notices: readonly string[]
}
