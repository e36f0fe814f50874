import type { Role } from '@wordstride/api'
import { strToU8, zipSync } from 'fflate'
import { schoolYearOf } from '../../../calendar/schoolYear'
import type { CenterAccount, CenterState } from '../centerState'
import { writeCsv } from '../writeCsv'
import { ABSENT_FILES, FILE_COLUMNS, type FileName, gradeCode, manifestProperty } from './files'

const ROLE_CODES: Partial<Record<Role, string>> = {
  student: 'student',
  'super-student': 'student',
  school_teacher: 'teacher',
  'afterschool-teacher': 'teacher',
  tutor: 'aide',
}

type Row = Readonly<Record<string, string>>

const idOf = ({ sourceId, userId }: CenterAccount): string => sourceId ?? userId

interface Clock {
  now: Date
  timeZone: string
}

function rowsOf(
  state: CenterState,
  center: { name: string },
  { now, timeZone }: Clock,
): Record<FileName, Row[]> {
  const org = `center-${state.centerId}`
  const course = `${org}-english`
  const year = schoolYearOf(now, timeZone)
  const session = `${org}-${year}`
  const classId = new Map(state.classes.map((known) => [known.classId, known.sourceId ?? known.classId]))
  const people = state.accounts.filter(({ role, expiresAt }) => ROLE_CODES[role] && expiresAt > now)
  return {
    'orgs.csv': [{ sourcedId: org, name: center.name, type: 'school' }],
    'academicSessions.csv': [
      {
        sourcedId: session,
        title: `School year ${year}`,
        type: 'schoolYear',
        startDate: `${year - 1}-07-01`,
        endDate: `${year}-06-30`,
        schoolYear: String(year),
      },
    ],
    'courses.csv': [
      {
        sourcedId: course,
        schoolYearSourcedId: session,
        title: 'English',
        orgSourcedId: org,
        subjects: 'English',
      },
    ],
    'classes.csv': state.classes.map((known) => ({
      sourcedId: classId.get(known.classId) ?? '',
      title: known.name,
      courseSourcedId: course,
      classType: 'scheduled',
      schoolSourcedId: org,
      termSourcedIds: session,
    })),
    'users.csv': people.map((account) => ({
      sourcedId: idOf(account),
      enabledUser: 'true',
      username: account.userName,
      givenName: account.firstName,
      familyName: account.lastName,
      email: account.email ?? '',
      grades: gradeCode(account.schoolGrade),
      primaryOrgSourcedId: org,
    })),
    'roles.csv': people.map((account) => ({
      sourcedId: `${idOf(account)}-role`,
      userSourcedId: idOf(account),
      roleType: 'primary',
      role: ROLE_CODES[account.role] ?? '',
      orgSourcedId: org,
    })),
    'enrollments.csv': people.flatMap((account) =>
      account.memberships.map((membership) => ({
        sourcedId: `${idOf(account)}-${membership.classId}`,
        classSourcedId: classId.get(membership.classId) ?? '',
        schoolSourcedId: org,
        userSourcedId: idOf(account),
        role: membership.isTeacher ? 'teacher' : 'student',
        primary: String(membership.isTeacher),
      })),
    ),
  }
}

function manifestRows(): string[][] {
  return [
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...Object.keys(FILE_COLUMNS).map((file) => [manifestProperty(file), 'bulk']),
    ...ABSENT_FILES.map((file) => [`file.${file}`, 'absent']),
    ['source.systemName', 'Wordstride'],
    ['source.systemCode', 'wordstride'],
  ]
}

/** The students, teachers and tutors of a centre with their classes as a zip of OneRoster 1.2. */
export function exportOneRoster(state: CenterState, center: { name: string }, clock: Clock): Uint8Array {
  const rows = rowsOf(state, center, clock)
  const files = Object.entries(FILE_COLUMNS).map(([file, columns]) => [
    file,
    strToU8(
      writeCsv(
        columns,
        rows[file as FileName].map((row) => columns.map((column) => row[column] ?? '')),
      ),
    ),
  ])
  return zipSync({
    'manifest.csv': strToU8(writeCsv(['propertyName', 'value'], manifestRows())),
    ...Object.fromEntries(files),
  })
}
