import type { ClassStudent } from '@wordstride/api'

/** A completed week (SR-21). */
const FULL_WEEK = 100
/** Names in one sentence; the others are a number. */
const NAMED = 3

export interface NextStep {
  key: 'setUp' | 'stuck' | 'absent' | 'praise' | 'account'
  text: string
}

const hasWorked = ({ minutes, points }: ClassStudent): boolean => minutes > 0 || points > 0

function listNames(students: readonly ClassStudent[]): string {
  const names = students.slice(0, NAMED).map(({ name }) => name)
  const others = students.length - names.length
  if (others > 0) return `${names.join(', ')} and ${others} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const verb = (students: readonly ClassStudent[], one: string, many: string): string =>
  students.length === 1 ? one : many

/** What a teacher can do next, the most urgent first; nothing where nothing is to be done. */
export function nextSteps(students: readonly ClassStudent[]): NextStep[] {
  const active = students.filter(({ status }) => status === 'started')
  const closed = students.filter(({ status }) => status !== 'started')
  const notSetUp = active.filter(({ isSetUp }) => !isSetUp)
  const stuck = active.filter(({ stuckOn }) => stuckOn.length > 0)
  const absent = active.filter((student) => student.isSetUp && !hasWorked(student))
  const full = active.filter(({ points }) => points >= FULL_WEEK)
  const steps: (NextStep & { of: readonly ClassStudent[] })[] = [
    {
      key: 'setUp',
      of: notSetUp,
      text: `${listNames(notSetUp)} ${verb(notSetUp, 'has', 'have')} no plan yet. Ask them to sign in and press Set up my account; it takes about half an hour.`,
    },
    {
      key: 'stuck',
      of: stuck,
      text: `Sit down with ${listNames(stuck)}: the skills are listed below. Reading the hints of one problem together often helps most.`,
    },
    {
      key: 'absent',
      of: absent,
      text: `${listNames(absent)} ${verb(absent, 'has', 'have')} not worked this week. A short reminder is enough.`,
    },
    {
      key: 'account',
      of: closed,
      text: `${listNames(closed)} cannot sign in: the account is frozen, has ended or has not begun. The administrator of your center can mend it.`,
    },
    {
      key: 'praise',
      of: full,
      text: `${listNames(full)} reached 100 points. Tell them that you saw it!`,
    },
  ]
  return steps.filter(({ of }) => of.length > 0).map(({ key, text }) => ({ key, text }))
}
