import { isLearner } from '@wordstride/api'
import { groupBy } from '../../lists/groupBy'
import type { CenterAccount, CenterState } from './centerState'
import { type FaultCode, faultAt, type RosterFault } from './faults'
import { nameForm, plainText } from './plainText'
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
  nameForm(`${firstName} ${lastName}`)

const kindKey = (named: Parameters<typeof nameKey>[0], isPupil: boolean): string =>
  `${isPupil ? 'pupil' : 'staff'} ${nameKey(named)}`

const kindKeyOf = (account: CenterAccount): string => kindKey(account, isLearner(account.role))

const hasAccount = (match: Match): match is Match & { account: CenterAccount } => match.account !== null

/** What an import has made comes after what was there before, in the order of its lines: ids rise with time. */
const byAge = (a: CenterAccount, b: CenterAccount): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.userId < b.userId ? -1 : 1)

/** The column a format calls a field by, for faults. */
interface Columns {
  file: string | null
  sourceId: string
  userName: string
  firstName: string
  lastName: string
}

class Matcher {
  readonly faults: RosterFault[] = []
  readonly #columns: Columns
  readonly #taken: TakenNames
  readonly #byUserName: ReadonlyMap<string, CenterAccount>
  readonly #bySourceId: ReadonlyMap<string, CenterAccount>
  /** Learners and staff apart, those who have ended after all others; each goes on where the last look for the name ended. */
  readonly #byName: ReadonlyMap<string, Iterable<CenterAccount>>
  readonly #sourceIdLines = new Map<string, number>()
  readonly #userNameLines = new Map<string, { userName: string; line: number }>()
  readonly #accountLines = new Map<string, number>()

  constructor({ accounts }: CenterState, taken: TakenNames, columns: Columns, now: Date) {
    this.#taken = taken
    this.#columns = columns
    const inTurn = accounts.toSorted(
      (a, b) => Number(a.expiresAt <= now) - Number(b.expiresAt <= now) || byAge(a, b),
    )
    this.#byName = new Map([...groupBy(inTurn, kindKeyOf)].map(([name, ofName]) => [name, ofName.values()]))
    this.#byUserName = new Map(accounts.map((account) => [plainText(account.userName), account]))
    // An account without an id, or with one that is not told, goes by its own in an export.
    this.#bySourceId = new Map([
      ...accounts.map((account) => [account.userId, account] as const),
      ...accounts.flatMap((account) =>
        account.sourceId === null ? [] : [[plainText(account.sourceId), account] as const],
      ),
    ])
  }

  #fault(person: RosterPerson, column: string | null, code: FaultCode, value?: string | number): 'fault' {
    this.faults.push(faultAt({ file: this.#columns.file, line: person.line, column }, code, value))
    return 'fault'
  }

  #isTwice(person: RosterPerson): boolean {
    const { sourceId, userName, line } = person
    const idLine = sourceId === null ? undefined : this.#sourceIdLines.get(sourceId)
    const nameLine = userName === null ? undefined : this.#lineOf(userName)
    if (idLine !== undefined) this.#fault(person, this.#columns.sourceId, 'source_id_twice', idLine)
    if (nameLine !== undefined) this.#fault(person, this.#columns.userName, 'username_twice', nameLine)
    if (sourceId !== null && idLine === undefined) this.#sourceIdLines.set(sourceId, line)
    if (userName !== null && nameLine === undefined) {
      this.#userNameLines.set(userName.toLowerCase(), { userName, line })
    }
    return idLine !== undefined || nameLine !== undefined
  }

  /** The line with this user name. One that differs in case alone is a slip, unless there are accounts of both. */
  #lineOf(userName: string): number | undefined {
    const other = this.#userNameLines.get(userName.toLowerCase())
    const areBoth = [userName, other?.userName ?? ''].every((name) => this.#byUserName.has(name))
    return areBoth && other?.userName !== userName ? undefined : other?.line
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
    if (account === null) return this.#newPerson(person)
    const line = this.#accountLines.get(account.userId)
    if (line !== undefined) {
      this.#fault(person, null, 'person_twice', line)
      return null
    }
    this.#accountLines.set(account.userId, person.line)
    return { person, account }
  }

  /** An account that is there keeps what the line leaves empty; a new one needs its names. Null for a fault. */
  #newPerson(person: RosterPerson): Match | null {
    const { firstName, lastName } = this.#columns
    if (person.firstName === '') this.#fault(person, firstName, 'name_missing')
    if (person.lastName === '') this.#fault(person, lastName, 'name_missing')
    return person.firstName === '' || person.lastName === '' ? null : { person, account: null }
  }

  /** The next account of this name that no other line is about. */
  #ofName(person: RosterPerson): CenterAccount | null {
    // A pupil and a teacher may have one name: a role that is told is the one of the account.
    const kinds = person.roles === null ? [true, false] : [isLearner(person.roles[0])]
    for (const kind of kinds)
      for (const account of this.#byName.get(kindKey(person, kind)) ?? []) {
        if (this.#accountLines.has(account.userId)) continue
        this.#accountLines.set(account.userId, person.line)
        return account
      }
    return null
  }

  /**
   * Those without an id and a user name, after all with a key. Of several of one name each line takes the next by age,
   * whether it begins again by this file or not: so the same file twice means the same.
   */
  byName(people: readonly RosterPerson[]): Match[] {
    const found = people.map((person) => ({ person, account: this.#ofName(person) }))
    const known = [...groupBy(found.filter(hasAccount), ({ account }) => kindKeyOf(account)).values()]
    return [
      ...found.flatMap((match) => (hasAccount(match) ? [] : (this.#newPerson(match.person) ?? []))),
      ...known.flatMap((ofName) => {
        const accounts = ofName.map(({ account }) => account).sort(byAge)
        return ofName.map(({ person }, index) => ({ person, account: accounts[index] ?? null }))
      }),
    ]
  }
}

/** Finds the account of each person of the file. Lines with faults are left out. */
export function matchPeople(
  { people }: Roster,
  state: CenterState,
  taken: TakenNames,
  columns: Columns,
  now: Date,
): Matching {
  const matcher = new Matcher(state, taken, columns, now)
  const hasKey = ({ sourceId, userName }: RosterPerson) => sourceId !== null || userName !== null
  const byKey = people.filter(hasKey).flatMap((person) => matcher.byKey(person) ?? [])
  const byName = matcher.byName(people.filter((person) => !hasKey(person)))
  const matches = [...byKey, ...byName].sort((a, b) => a.person.line - b.person.line)
  return { matches, faults: matcher.faults }
}
