import { createHash } from 'node:crypto'
import type { RosterFile } from '@wordstride/api'
import { localDate } from '../../calendar/localDate'
import type { Database } from '../../db/database'
import type { CallContext } from '../../dispatch/callContext'
import type { Manager } from '../rights'
import { readCenter } from './centerState'
import { baseUserName, makeUserNames } from './madeUserNames'
import { matchPeople } from './matchPeople'
import { parseOneRoster } from './oneRoster/parseOneRoster'
import { parseCsvRoster } from './parseCsvRoster'
import type { RosterPlan } from './plan'
import { planRoster } from './planRoster'
import { findTakenNames, findUserNames } from './takenNames'

const FORMATS = {
  csv: {
    parse: parseCsvRoster,
    columns: {
      file: null,
      sourceId: 'source_id',
      userName: 'username',
      firstName: 'first_name',
      lastName: 'last_name',
    },
  },
  oneroster: {
    parse: (content: string, today: string) => parseOneRoster(Buffer.from(content, 'base64'), today),
    columns: {
      file: 'users.csv',
      sourceId: 'sourcedId',
      userName: 'username',
      firstName: 'givenName',
      lastName: 'familyName',
    },
  },
} as const

export interface RosterRequest extends RosterFile {
  centerId: number
  endsMissing: boolean
}

export interface OpenedRoster {
  plan: RosterPlan
  /** Of the file and of what it means now: what is applied is what was seen. */
  digest: string
}

const digestOf = ({ format, content }: RosterRequest, { centerId, classes, steps }: RosterPlan): string =>
  createHash('sha256')
    .update(content)
    .update(JSON.stringify([format, centerId, [...classes.known], classes.added, classes.changed, steps]))
    .digest('hex')

/** Reads a file and works out what it means for a centre. Nothing is written. */
export async function openRoster(
  db: Database,
  request: RosterRequest,
  manager: Manager,
  { now, timeZone }: Pick<CallContext, 'now' | 'timeZone'>,
): Promise<OpenedRoster> {
  const { parse, columns } = FORMATS[request.format]
  const roster = await parse(request.content, localDate(now, timeZone))
  const state = await readCenter(db, request.centerId)
  const taken = await findTakenNames(db, roster)
  const { matches, faults } = matchPeople(roster, state, taken, columns, now)
  const nameless = matches.filter(({ person, account }) => account === null && person.userName === null)
  const given = roster.people.flatMap(({ userName }) => userName ?? [])
  const made = await makeUserNames(
    nameless.map(({ person }) => baseUserName(person)),
    given,
    (names) => findUserNames(db, names),
  )
  const plan = planRoster({
    roster,
    state,
    matches,
    faults,
    madeNames: new Map(nameless.map(({ person }, index) => [person.line, made[index] ?? ''])),
    manager,
    endsMissing: request.endsMissing,
    file: columns.file,
    now,
  })
  return { plan, digest: digestOf(request, plan) }
}
