import { isLearner } from '@wordstride/api'
import { groupBy } from '../../lists/groupBy'
import type { CenterState } from './centerState'
import { faultAt, type RosterFault } from './faults'
import { type Match, nameKey } from './matchPeople'
import { nameForm, plainText } from './plainText'
import type { RosterMembership } from './roster'

/** Somebody of the file by the line, or of the centre by the account. */
type TeacherKey = number | string

interface Candidate {
  key: TeacherKey
  userName: string | null
  sourceId: string | null
  email: string | null
  name: string
}

interface Teaching {
  /** The classes a teacher gets by the lines of the students. */
  byTeacher: ReadonlyMap<TeacherKey, readonly RosterMembership[]>
  faults: readonly RosterFault[]
}

function candidatesOf(matches: readonly Match[], state: CenterState, now: Date): Candidate[] {
  const inFile = new Set(matches.flatMap(({ account }) => account?.userId ?? []))
  const ofFile = matches.filter(
    ({ person, account }) => !isLearner(person.roles?.[0] ?? account?.role ?? 'student'),
  )
  const ofCenter = state.accounts.filter(
    ({ userId, role, expiresAt }) => !isLearner(role) && !inFile.has(userId) && expiresAt > now,
  )
  return [
    ...ofFile.map(({ person, account }) => ({
      key: account?.userId ?? person.line,
      userName: person.userName ?? account?.userName ?? null,
      sourceId: person.sourceId ?? account?.sourceId ?? null,
      email: person.email ?? account?.email ?? null,
      name: nameKey({
        firstName: person.firstName || (account?.firstName ?? ''),
        lastName: person.lastName || (account?.lastName ?? ''),
      }),
    })),
    ...ofCenter.map((account) => ({
      key: account.userId,
      userName: account.userName,
      sourceId: account.sourceId,
      email: account.email,
      name: nameKey(account),
    })),
  ]
}

/** Finds who teaches the classes of the lines that name a teacher. */
export function findTeachers(matches: readonly Match[], state: CenterState, now: Date): Teaching {
  const candidates = candidatesOf(matches, state, now)
  const keysOf = ({ userName, sourceId, email }: Candidate) => [
    ...new Set([userName, sourceId, email].flatMap((key) => (key === null ? [] : plainText(key)))),
  ]
  const named = candidates.flatMap((candidate) => keysOf(candidate).map((key) => ({ key, candidate })))
  const byKey = groupBy(named, ({ key }) => key)
  const byName = groupBy(candidates, ({ name }) => name)
  const find = (text: string): readonly Candidate[] =>
    byKey.get(plainText(text))?.map(({ candidate }) => candidate) ?? byName.get(nameForm(text)) ?? []
  const byTeacher = new Map<TeacherKey, Map<string, RosterMembership>>()
  const faults: RosterFault[] = []
  for (const { person } of matches) {
    for (const text of person.teachers) {
      const [teacher, other] = find(text)
      if (teacher === undefined || other !== undefined) {
        const code = teacher === undefined ? 'teacher_unknown' : 'teacher_unclear'
        faults.push(faultAt({ file: null, line: person.line, column: 'teacher' }, code, text))
        continue
      }
      const taught = byTeacher.get(teacher.key) ?? new Map<string, RosterMembership>()
      byTeacher.set(teacher.key, taught)
      for (const { classKey } of person.memberships ?? []) taught.set(classKey, { classKey, isTeacher: true })
    }
  }
  return {
    byTeacher: new Map([...byTeacher].map(([key, taught]) => [key, [...taught.values()]])),
    faults,
  }
}
