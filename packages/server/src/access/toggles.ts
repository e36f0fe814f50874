import { isLearner, type MenuAuth, type Role, TOGGLES, type Toggle } from '@wordstride/api'

/** ROLE-06: on for everybody. */
const DEFAULTS = [
  'home',
  'course',
  'reports',
  'grade_view',
  'chapter_view',
  'proficiency_report',
  'your_activity',
  'honors_chart',
] as const satisfies Toggle[]

const STUDENT = [
  ...DEFAULTS,
  'user_progress_chart',
  'my_position',
  'test',
  'my_test_record',
  'support',
] as const satisfies Toggle[]

const TEACHER = [
  ...DEFAULTS,
  'user_activity_report',
  'user_progress_chart',
  'my_position',
  'all_users',
] as const satisfies Toggle[]

const TUTOR = [
  ...DEFAULTS,
  'user_activity_report',
  'user_progress_chart',
  'my_position',
  'problem_rendering',
  'management',
  'skill_management',
  'test',
  'start_a_test',
  'my_test_record',
  'get_test_account',
  'all_users',
  'show_problem_id',
  'support',
] as const satisfies Toggle[]

/** The rights a new account begins with; each user can get others (SR-05). */
const TOGGLES_OF_ROLE: Record<Role, readonly Toggle[]> = {
  student: STUDENT,
  'super-student': [...STUDENT, 'start_a_test', 'account_setup'],
  test: [...DEFAULTS, 'test', 'start_a_test', 'my_test_record', 'account_setup'],
  school_teacher: TEACHER,
  'afterschool-teacher': TEACHER,
  tutor: TUTOR,
  lcadmin: [...TUTOR, 'mini_setup', 'account_setup'],
  admin: TOGGLES,
}

/** What tells keys, or decides what everybody learns: no override gives it to who learns here (C-18, PROB-15, SR-04). */
const OF_STAFF: readonly Toggle[] = ['problem_rendering', 'show_problem_id', 'skill_management']

/** ROLE-05, SR-05: the overrides of the user go before the toggles of the role; China has no support (C-20). */
export function menuAuthOf(user: {
  role: Role
  country: 'US' | 'CN'
  toggleOverrides: Partial<MenuAuth>
}): MenuAuth {
  const isOn = (toggle: Toggle) =>
    !(toggle === 'support' && user.country === 'CN') &&
    !(isLearner(user.role) && OF_STAFF.includes(toggle)) &&
    (user.toggleOverrides[toggle] ?? TOGGLES_OF_ROLE[user.role].includes(toggle))
  return Object.fromEntries(TOGGLES.map((toggle) => [toggle, isOn(toggle)])) as MenuAuth
}
