import { TZDate } from '@date-fns/tz'
import type { TestResult } from '@wordstride/api'
import { gradeName, sectionName, speedLabel, testMailMessage } from '@wordstride/learning'
import { format } from 'date-fns'
import type { TestSessionRow } from '../../db/schema'
import type { Mail } from '../../mail/queueMail'

interface Student {
  userName: string
  schoolGrade: number
}

type TestMail = Pick<Mail, 'kind' | 'subject' | 'view'>

const nameOf = ({ firstName, lastName }: TestSessionRow): string => `${firstName} ${lastName}`

const momentText = (moment: Date, timeZone: string): string =>
  format(new TZDate(moment, timeZone), "EEEE, MMMM d, h:mm a 'local time'")

const percent = (fraction: number | null): string =>
  fraction === null ? '–' : `${(fraction * 100).toFixed(2)}%`

/** Who began which test, and when (TEST-31). */
export const startMail = (test: TestSessionRow, student: Student, timeZone: string): TestMail => ({
  kind: 'test_started',
  subject: `${nameOf(test)} has started a test`,
  view: {
    studentName: nameOf(test),
    schoolGrade: gradeName(student.schoolGrade),
    testSubject: sectionName(test.sectionType),
    testGrade: gradeName(test.gradeId),
    startedAt: momentText(test.startedAt, timeZone),
  },
})

/** TEST-32: progress while another part follows, else completion. */
export function resultMail(test: TestSessionRow, student: Student, parts: readonly TestResult[]): TestMail {
  const last = parts.at(-1) as TestResult
  const subject = last.nextGrade === null ? 'Test completed by' : 'Test progress of'
  return {
    kind: 'test_result',
    subject: `${subject} ${nameOf(test)}`,
    view: {
      studentName: nameOf(test),
      studentUserName: student.userName,
      testSubject: sectionName(test.sectionType),
      message: testMailMessage(last),
      parts: parts.map(({ part, testGrade, accuracy, speed, region, numberOfProblems }) => ({
        part,
        testGrade: gradeName(testGrade),
        accuracy: percent(accuracy),
        speed: speed === null ? '–' : speedLabel(speed),
        region: region ?? '–',
        numberOfProblem: numberOfProblems,
      })),
    },
  }
}

/** That a test is over (TEST-32). */
export const endMail = (test: TestSessionRow, timeZone: string): TestMail => ({
  kind: 'test_ended',
  subject: 'End of Test Notification',
  view: {
    studentName: nameOf(test),
    testSubject: sectionName(test.sectionType),
    part: test.part,
    endedAt: momentText(test.endedAt ?? test.lastActivityAt, timeZone),
  },
})
