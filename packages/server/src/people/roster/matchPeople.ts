import { isLearner } from '@wordstride/api'
import { groupBy } from '../../lists/groupBy'
import type { CenterAccount, CenterState } from './centerState'
import { type FaultCode, faultAt, type RosterFault } from './faults'
import type { Roster, RosterPerson } from './roster'
import type { TakenNames } from './takenNames'

/** A person of the file and the account that is meant; null for somebody new. */
export interface Match {
  person: RosterPerson
  account: CenterAccount | null
}

export interface Matching {
  matches: readonly Match[]
  faults: readonly RosterFault[]
}

/** By which a person without a key is found. */
export const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.toLowerCase()

const kindKey = (named: Parameters<typeof nameKey>[0], isPupil: boolean): string =>
  `${isPupil ? 'pupil' : 'staff'} ${nameKey(named)}`

/** The column a format calls a field by, for faults. */
interface Columns {
  file: string | null
  sourceId: string
  userName: string
}

class Matcher {
  readonly faults: RosterFault[] = []
  readonly #columns: Columns
  readonly #taken: TakenNames
  readonly #byUserName: ReadonlyMap<string, CenterAccount>
  readonly #bySourceId: ReadonlyMap<string, CenterAccount>
  /** Learners and staff apart, in the order of their user names; each goes on where the last look for the name ended. */
  readonly #byName: ReadonlyMap<string, Iterable<CenterAccount>>
  readonly #sourceIdLines = new Map<string, number>()
  readonly #userNameLines = new Map<string, number>()
  readonly #accountLines = new Map<string, number>()

  constructor(state: CenterState, taken: TakenNames, columns: Columns) {
    this.#taken = taken
    this.#columns = columns
    const named = [...groupBy(state.accounts, (account) => kindKey(account, isLearner(account.role)))]
    this.#byName = new Map(named.map(([name, accounts]) => [name, accounts.values()]))
    this.#byUserName = new Map(state.accounts.map((account) => [account.userName, account]))
    // An account without an id goes by its own in an export.
    this.#bySourceId = new Map(state.accounts.map((account) => [account.sourceId ?? account.userId, account]))
  }

  #fault(person: RosterPerson, column: string | null, code: FaultCode, value?: string | number): 'fault' {
    this.faults.push(faultAt({ file: this.#columns.file, line: person.line, column }, code, value))
    return 'fault'
  }

  #isTwice(person: RosterPerson): boolean {
    const { sourceId, userName, line } = person
    const idLine = sourceId === null ? undefined : this.#sourceIdLines.get(sourceId)
    const nameLine = userName === null ? undefined : this.#userNameLines.get(userName.toLowerCase())
    if (idLine !== undefined) this.#fault(person, this.#columns.sourceId, 'source_id_twice', idLine)
    if (nameLine !== undefined) this.#fault(person, this.#columns.userName, 'username_twice', nameLine)
    if (sourceId !== null && idLine === undefined) this.#sourceIdLines.set(sourceId, line)
    if (userName !== null && nameLine === undefined) this.#userNameLines.set(userName.toLowerCase(), line)
    return idLine !== undefined || nameLine !== undefined
  }

  /** By the school's id, else by the user name; each may be somebody else's. */
  #find(person: RosterPerson): CenterAccount | null | 'fault' {
    const { sourceId, userName } = person
    const { sourceId: idColumn, userName: nameColumn } = this.#columns
    const byId = sourceId === null ? undefined : this.#bySourceId.get(sourceId)
    if (sourceId !== null && byId === undefined && this.#taken.sourceIds.has(sourceId)) {
      return this.#fault(person, idColumn, 'source_id_taken', sourceId)
    }
    const byName = userName === null ? undefined : this.#byUserName.get(userName)
    if (userName !== null && byName === undefined && this.#taken.userNames.has(userName)) {
      return this.#fault(person, nameColumn, 'username_taken', userName)
    }
    const isOther =
      byName !== undefined &&
      (byId === undefined ? sourceId !== null && byName.sourceId !== null : byId !== byName)
    if (isOther) return this.#fault(person, nameColumn, 'username_of_other', userName ?? '')
    return byId ?? byName ?? null
  }

  /** Null for a fault. */
  byKey(person: RosterPerson): Match | null {
    if (this.#isTwice(person)) return null
    const account = this.#find(person)
    if (account === 'fault') return null
    if (account === null) return { person, account }
    const line = this.#accountLines.get(account.userId)
    if (line !== undefined) {
      this.#fault(person, null, 'person_twice', line)
      return null
    }
    this.#accountLines.set(account.userId, person.line)
    return { person, account }
  }

  /**
   * Somebody without an id and a user name: the next of this name whom no other line is about. After all with a key. A
   * pupil and a teacher may have one name: a role that is told is the one of the account.
   */
  byName(person: RosterPerson): Match {
    const kinds = person.roles === null ? [true, false] : [isLearner(person.roles[0])]
    for (const kind of kinds)
      for (const account of this.#byName.get(kindKey(person, kind)) ?? []) {
        if (this.#accountLines.has(account.userId)) continue
        this.#accountLines.set(account.userId, person.line)
        return { person, account }
      }
    return { person, account: null }
  }
}

/** Finds the account of each person of the file. Lines with faults are left out. */
export function matchPeople(
  { people }: Roster,
  state: CenterState,
  taken: TakenNames,
  columns: Columns,
): Matching {
  const matcher = new Matcher(state, taken, columns)
  const hasKey = ({ sourceId, userName }: RosterPerson) => sourceId !== null || userName !== null
  const byKey = people.filter(hasKey).flatMap((person) => matcher.byKey(person) ?? [])
  const byName = people.filter((person) => !hasKey(person)).map((person) => matcher.byName(person))
  const matches = [...byKey, ...byName].sort((a, b) => a.person.line - b.person.line)
  return { matches, faults: matcher.faults }
}
