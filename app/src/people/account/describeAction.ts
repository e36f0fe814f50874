import type { StaffActionEntry } from '@wordstride/api'

const NAMES: Record<string, string> = {
  account_created: 'Account made',
  account_changed: 'Account changed',
  account_frozen: 'Frozen',
  account_unfrozen: 'Freeze taken back',
  account_ended: 'Ended',
  account_reopened: 'Opened again',
  password_reset: 'Password reset',
  password_set_by_link: 'Password set by a link',
  own_password_changed: 'Own password changed',
  school_grade_told: 'School grade told by the student',
  account_set_up: 'Set up by staff',
  second_factor_set_up: 'Second step set up',
  second_factor_ended: 'Second step ended',
  second_factor_removed: 'Second step removed',
  signed_out: 'Signed out everywhere',
  login_card_made: 'Login card made',
  goal_set: 'Goal set',
  goal_changed: 'Goal changed',
  goal_ended: 'Goal taken back',
  reward_granted: 'Reward granted',
  reward_declined: 'Reward declined',
  work_given: 'Work given',
  family_digest_begun: 'Weekly mail to the family begun',
  family_digest_ended: 'Weekly mail to the family ended',
  class_joined: 'Into a class',
  class_left: 'Out of a class',
}

/** The names of fields as the form has them. */
const FIELDS: Record<string, string> = {
  firstName: 'first name',
  lastName: 'last name',
  userName: 'username',
  role: 'role',
  schoolGrade: 'school grade',
  license: 'license',
  email: 'e-mail',
  guardianName: 'guardian',
  guardianEmail: 'e-mail of the guardian',
  consentAt: 'consent',
  sourceId: 'school id',
  startsAt: 'begin',
  expiresAt: 'end',
  toggleOverrides: 'rights',
  centerIds: 'centers',
  classIds: 'classes',
  class: 'classes',
  status: 'state',
}

/** An action by its name; one that is not known here is told as it was written. */
export const actionName = ({ action }: Pick<StaffActionEntry, 'action'>): string =>
  NAMES[action] ?? action.replaceAll('_', ' ')

/** What an account_changed was about; empty for other actions. */
export function changedFields({ action, details }: Pick<StaffActionEntry, 'action' | 'details'>): string {
  if (action !== 'account_changed') return ''
  const quiet = Array.isArray(details.changed) ? details.changed.map(String) : []
  return [...Object.keys(details).filter((key) => key !== 'changed'), ...quiet]
    .map((key) => FIELDS[key] ?? key)
    .join(', ')
}
