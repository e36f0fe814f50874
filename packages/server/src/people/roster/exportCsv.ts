import { isLearner } from '@wordstride/api'
import { shortGradeName } from '@wordstride/learning'
import type { CenterAccount, CenterState } from './centerState'
import { CSV_COLUMNS, inList } from './parseCsvRoster'
import { writeCsv } from './writeCsv'

/**
 * The people of a centre by the columns of an import. Classes stand beside their students and, beside a teacher, those
 * that he or she teaches, so that the import of an export changes nothing. Passwords are never exported.
 */
export function exportCsv({ accounts, classes }: CenterState, now: Date): string {
  const nameOf = new Map(classes.map(({ classId, name }) => [classId, name]))
  const row = (account: CenterAccount): string[] => {
    const classNames = account.memberships
      .filter(({ isTeacher }) => isTeacher !== isLearner(account.role))
      .map(({ classId }) => nameOf.get(classId) ?? '')
    const cells: Record<(typeof CSV_COLUMNS)[number], string> = {
      source_id: account.sourceId ?? '',
      username: account.userName,
      first_name: account.firstName,
      last_name: account.lastName,
      role: account.role,
      school_grade: shortGradeName(account.schoolGrade),
      class: classNames.sort().map(inList).join('|'),
      teacher: '',
      email: account.email ?? '',
      password: '',
    }
    return CSV_COLUMNS.map((column) => cells[column])
  }
  // An import would begin again what has ended, and makes no test accounts.
  const people = accounts.filter(({ role, expiresAt }) => role !== 'test' && expiresAt > now)
  return writeCsv(CSV_COLUMNS, people.map(row))
}
