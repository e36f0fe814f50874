import { isLearner, type Role } from '@wordstride/api'
import { passwordFault } from '../passwordRules'
import { canManage, isRoleGivenBy, type ManagedAccount, type Manager } from '../rights'
import type { CenterAccount, CenterState } from './centerState'
import { type FaultCode, faultAt, type RosterFault } from './faults'
import { findTeachers } from './findTeachers'
import type { Match } from './matchPeople'
import { plainText } from './plainText'
import type { AccountFields, AddStep, ChangeStep, FieldChange, RosterPlan, RosterStep } from './plan'
import { planClasses } from './planClasses'
import type { Roster, RosterMembership, RosterPerson } from './roster'

/** Hashing takes 25 ms each, and an import should take less than a minute. */
const MAX_PASSWORDS = 1_000
/** Until somebody says otherwise. */
const UNKNOWN_SCHOOL_GRADE = 2
/** Whose accounts a file can end. */
const ENDED_ROLES: readonly Role[] = [
  'student',
  'super-student',
  'school_teacher',
  'afterschool-teacher',
  'tutor',
]

/** Whom the file of a center can end, if it is the manager's: nobody of another center, and no administrator. */
export const canBeMissing = ({ role, centerIds }: ManagedAccount): boolean =>
  ENDED_ROLES.includes(role) && centerIds.length === 1

export interface PlanInput {
  roster: Roster
  state: CenterState
  matches: readonly Match[]
  /** Of `matchPeople`. */
  faults: readonly RosterFault[]
  /** By line, of new people whom the file gives no user name. */
  madeNames: ReadonlyMap<number, string>
  manager: Manager
  /** Ends the accounts that are not in the file. */
  endsMissing: boolean
  /** In a zip, the name of the file with the people. */
  file: string | null
  now: Date
}

/** A person of the file, somebody whom only other lines name as their teacher, or both. */
interface Subject {
  person: RosterPerson | null
  account: CenterAccount | null
  taught: readonly RosterMembership[]
}

class Planner {
  readonly faults: RosterFault[] = []
  readonly steps: RosterStep[] = []
  readonly #input: PlanInput
  readonly classes: ReturnType<typeof planClasses>
  readonly #nameOfClass: ReadonlyMap<string, string>
  /** Classes that are there and in the file. */
  readonly #idsInFile: ReadonlySet<string>
  #passwords = 0

  constructor(input: PlanInput) {
    this.#input = input
    const { roster, state } = input
    this.classes = planClasses(roster, state)
    this.#idsInFile = new Set(this.classes.known.values())
    this.#nameOfClass = new Map([
      ...state.classes.map(({ classId, name }) => [classId, name] as const),
      ...roster.classes.map(({ key, name }) => [key, name] as const),
    ])
  }

  #fault(line: number | null, column: string | null, code: FaultCode, value?: string | number): void {
    this.faults.push(faultAt({ file: this.#input.file, line, column }, code, value))
  }

  #namesOf(keys: readonly string[]): string[] {
    return [...new Set(keys.map((key) => this.#nameOfClass.get(key) ?? key))].sort()
  }

  #passwordCode(owner: { role: Role; userName: string }, password: string): FaultCode | null {
    if (++this.#passwords > MAX_PASSWORDS) return 'too_many_passwords'
    const fault = passwordFault(owner, password)
    if (fault === null || fault === 'password_guessable') return fault
    return isLearner(owner.role) ? 'password_short' : 'password_wrong'
  }

  #add(person: RosterPerson, taught: readonly RosterMembership[]): void {
    const { line, password } = person
    const role = person.roles?.[0] ?? 'student'
    if (!isRoleGivenBy(this.#input.manager, role)) {
      this.#fault(line, 'role', 'role_not_allowed', role)
      return
    }
    const userName = person.userName ?? this.#input.madeNames.get(line) ?? ''
    const passwordCode = password === null ? null : this.#passwordCode({ role, userName }, password)
    if (passwordCode !== null) {
      this.#fault(line, 'password', passwordCode, MAX_PASSWORDS)
      return
    }
    const memberships = byClass([...(person.memberships ?? []), ...taught])
    this.steps.push({
      action: 'added',
      line,
      userName,
      firstName: person.firstName,
      lastName: person.lastName,
      role,
      schoolGrade: person.schoolGrade ?? UNKNOWN_SCHOOL_GRADE,
      classNames: this.#namesOf(memberships.map(({ classKey }) => classKey)),
      email: person.email,
      sourceId: person.sourceId,
      password,
      memberships,
    } satisfies AddStep)
  }

  /** Which classes an account joins and leaves. */
  #moves({ person, account, taught }: Subject): Pick<ChangeStep, 'joins' | 'leaves'> {
    const has = new Map(account?.memberships.map(({ classId, isTeacher }) => [classId, isTeacher]))
    const isStaff = account !== null && !isLearner(account.role)
    // Without a role in the file, staff teach the classes that stand beside them.
    const told = (person?.memberships ?? []).map((membership) =>
      person?.roles === null && isStaff ? { ...membership, isTeacher: true } : membership,
    )
    const wanted = byClass([...told, ...taught])
    const joins = wanted.filter(({ classKey, isTeacher }) => {
      const classId = this.classes.known.get(classKey)
      return classId === undefined || has.get(classId) !== isTeacher
    })
    const stays = new Set(wanted.map(({ classKey }) => this.classes.known.get(classKey)))
    const isTold = person !== null && person.memberships !== null
    const leaves = [...has].flatMap(([classId, isTeacher]) => {
      const isMoved = isTold && (this.#input.roster.knowsTeachers || !isTeacher)
      return isMoved && this.#idsInFile.has(classId) && !stays.has(classId) ? [classId] : []
    })
    return { joins, leaves }
  }

  #change(subject: Subject & { account: CenterAccount }): void {
    const { person, account } = subject
    const { manager, now } = this.#input
    const line = person?.line ?? null
    const set = person ? changedFields(person, account) : {}
    const isRenewed = person !== null && account.expiresAt <= now
    const { joins, leaves } = this.#moves(subject)
    const isOwnAccount = account.userId === manager.userId
    const touchesAccount = (Object.keys(set).length > 0 || isRenewed) && !isOwnAccount
    const classIds = account.memberships.map(({ classId }) => classId)
    const after = [
      ...classIds.filter((classId) => !leaves.includes(classId)),
      ...joins.map(({ classKey }) => this.classes.known.get(classKey) ?? classKey),
    ]
    const step = {
      line,
      userName: account.userName,
      firstName: person?.firstName || account.firstName,
      lastName: person?.lastName || account.lastName,
      role: set.role ?? account.role,
      schoolGrade: set.schoolGrade ?? account.schoolGrade,
      classNames: this.#namesOf(after),
    }
    if (!touchesAccount && joins.length + leaves.length === 0) {
      if (person) this.steps.push({ ...step, action: 'unchanged' })
      return
    }
    if (touchesAccount && !canManage(manager, account)) {
      this.#fault(line, null, 'account_not_yours')
      return
    }
    if (set.role !== undefined && !isRoleGivenBy(manager, set.role)) {
      this.#fault(line, 'role', 'role_not_allowed', set.role)
      return
    }
    // Nobody lets an account slip out of his hands into those of more than he has himself.
    if (set.role !== undefined && !canManage(manager, { ...account, role: set.role })) {
      this.#fault(line, 'role', 'account_not_yours')
      return
    }
    const allowed = touchesAccount ? set : {}
    const changes: FieldChange[] = Object.entries(allowed).map(([field, to]) => ({
      field: field as keyof AccountFields,
      from: String(account[field as keyof AccountFields] ?? ''),
      to: String(to),
    }))
    if (isRenewed && touchesAccount) changes.push({ field: 'status', from: 'ended', to: 'active' })
    if (joins.length + leaves.length > 0) {
      const from = this.#namesOf(classIds).join(', ')
      changes.push({ field: 'class', from, to: step.classNames.join(', ') })
    }
    this.steps.push({
      ...step,
      action: 'changed',
      userId: account.userId,
      set: allowed,
      isRenewed: isRenewed && touchesAccount,
      joins,
      leaves,
      changes,
    })
  }

  /** Whose role does not come up in the file is not missing from it. */
  #rest(seen: ReadonlySet<string>, mayEnd: boolean): void {
    const { state, manager, now } = this.#input
    const rolesInFile = new Set(this.steps.filter(({ line }) => line !== null).map(({ role }) => role))
    for (const account of state.accounts) {
      if (seen.has(account.userId) || account.expiresAt <= now) continue
      const step = {
        line: null,
        userName: account.userName,
        firstName: account.firstName,
        lastName: account.lastName,
        role: account.role,
        schoolGrade: account.schoolGrade,
        classNames: this.#namesOf(account.memberships.map(({ classId }) => classId)),
      }
      const isMissing = rolesInFile.has(account.role) && canBeMissing(account)
      if (mayEnd && isMissing && canManage(manager, account)) {
        this.steps.push({ ...step, action: 'ended', userId: account.userId })
      } else if (isMissing) this.steps.push({ ...step, action: 'left' })
    }
  }

  run(): void {
    const { matches, state, endsMissing, roster, faults, now } = this.#input
    const teaching = findTeachers(matches, state, now)
    const withFault = new Set(teaching.faults.map(({ line }) => line))
    this.faults.push(...roster.faults, ...faults, ...teaching.faults)
    const seen = new Set<string>()
    for (const { person, account } of matches) {
      if (account) seen.add(account.userId)
      if (withFault.has(person.line)) continue
      const taught = teaching.byTeacher.get(account?.userId ?? person.line) ?? []
      if (account) this.#change({ person, account, taught })
      else this.#add(person, taught)
    }
    for (const account of state.accounts) {
      const taught = seen.has(account.userId) ? undefined : teaching.byTeacher.get(account.userId)
      if (taught) this.#change({ person: null, account, taught })
    }
    // A line with a fault is somebody, too: who is missing is known without faults only.
    this.#rest(seen, endsMissing && this.faults.length === 0)
  }
}

/** Each class once; who teaches it is no student of it. */
function byClass(memberships: readonly RosterMembership[]): RosterMembership[] {
  const found = new Map<string, RosterMembership>()
  for (const membership of memberships) {
    if (membership.isTeacher || !found.has(membership.classKey)) found.set(membership.classKey, membership)
  }
  return [...found.values()]
}

/** What the file says otherwise than the account. */
function changedFields(person: RosterPerson, account: CenterAccount): Partial<AccountFields> {
  const [role] = person.roles ?? []
  const isOtherRole = role !== undefined && !person.roles?.includes(account.role)
  const isOwnId = person.sourceId === account.userId
  const told = {
    userName: person.userName ?? undefined,
    firstName: person.firstName || undefined,
    lastName: person.lastName || undefined,
    role: isOtherRole ? role : undefined,
    schoolGrade: person.schoolGrade ?? undefined,
    email: person.email ?? undefined,
    sourceId: isOwnId ? undefined : (person.sourceId ?? undefined),
  }
  const isOther = (field: string, value: string | number): boolean => {
    const stored = account[field as keyof AccountFields]
    return typeof value === 'string' && typeof stored === 'string'
      ? plainText(value) !== plainText(stored)
      : value !== stored
  }
  return Object.fromEntries(
    Object.entries(told).filter(([field, value]) => value !== undefined && isOther(field, value)),
  )
}

/** What a file means for a centre. Pure: the same file and the same accounts give the same plan. */
export function planRoster(input: PlanInput): RosterPlan {
  const planner = new Planner(input)
  planner.run()
  return {
    centerId: input.state.centerId,
    classes: planner.classes,
    steps: planner.steps,
    faults: planner.faults,
    notices: input.roster.notices,
  }
}
