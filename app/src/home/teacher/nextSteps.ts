import type { ClassStudent } from '@wordstride/api'

/** A completed week (SR-21). */
const FULL_WEEK = 100
/** Names in one sentence; the others are a number. */
const NAMED = 3

/** Words, and those that they are about. */
type Sentence = readonly (string | ClassStudent)[]

export interface NextStep {
  key: 'setUp' | 'stuck' | 'absent' | 'praise' | 'account'
  text: Sentence
}

const hasWorked = ({ minutes, points }: ClassStudent): boolean => minutes > 0 || points > 0

/** 'Ann, Ben and Cai' or 'Ann, Ben, Cai and 2 more'. */
function listNames(students: readonly ClassStudent[]): Sentence {
  const others = students.length - NAMED
  const named: Sentence = others > 0 ? [...students.slice(0, NAMED), `${others} more`] : students
  return named.flatMap((one, i) => (i === 0 ? [one] : [i === named.length - 1 ? ' and ' : ', ', one]))
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
      text: [
        ...listNames(notSetUp),
        ` ${verb(notSetUp, 'has', 'have')} no plan yet. Ask them to sign in and press Set up my account; it takes about half an hour.`,
      ],
    },
    {
      key: 'stuck',
      of: stuck,
      text: [
        'Sit down with ',
        ...listNames(stuck),
        ': the skills are listed below. Reading the hints of one problem together often helps most.',
      ],
    },
    {
      key: 'absent',
      of: absent,
      text: [
        ...listNames(absent),
        ` ${verb(absent, 'has', 'have')} not worked this week. A short reminder is enough.`,
      ],
    },
    {
      key: 'account',
      of: closed,
      text: [
        ...listNames(closed),
        ' cannot sign in: the account is frozen, has ended or has not begun. The administrator of your center can mend it.',
      ],
    },
    {
      key: 'praise',
      of: full,
      text: [...listNames(full), ' reached 100 points. Tell them that you saw it!'],
    },
  ]
  return steps.filter(({ of }) => of.length > 0).map(({ key, text }) => ({ key, text }))
}
