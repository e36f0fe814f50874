import { TZDate } from '@date-fns/tz'
import { fullName } from '@wordstride/api'
import { addDays, format } from 'date-fns'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { accountStatus } from '../../access/accountState'
import type { Week } from '../../calendar/week'
import type { Database } from '../../db/database'
import { classes, classMembers, type DigestWishRow, type UserRow, users } from '../../db/schema'
import type { MailKind } from '../../mail/mailKinds'
import type { Mail } from '../../mail/queueMail'
import { findPupils } from '../classMembersOf'
import { findStudentWeeks, type StudentWeek } from './weekDigest'

type DigestMail = Pick<Mail, 'kind' | 'subject' | 'view'>

export const digestKind = {
  staff: 'weekly_class',
  family: 'weekly_child',
} as const satisfies Record<DigestWishRow['audience'], MailKind>

/** 'November 16 to 22', or over the end of a month 'November 30 to December 6'. */
export function weekText({ startsAt }: Week, timeZone: string): string {
  const monday = new TZDate(startsAt, timeZone)
  const sunday = addDays(monday, 6)
  const isOneMonth = monday.getMonth() === sunday.getMonth()
  return `${format(monday, 'MMMM d')} to ${format(sunday, isOneMonth ? 'd' : 'MMMM d')}`
}

const stuckNames = ({ stuckOn }: StudentWeek): string => stuckOn.map(({ skillName }) => skillName).join(', ')

/** 'learned 2 skills, stuck on Past tense'; empty when there is nothing of it. */
function detailsOf(done: StudentWeek): string {
  const { length } = done.learned
  const learned = length === 0 ? [] : [`learned ${length === 1 ? '1 skill' : `${length} skills`}`]
  const stuck = stuckNames(done)
  return [...learned, ...(stuck === '' ? [] : [`stuck on ${stuck}`])].join(', ')
}

interface Digest {
  week: Week
  now: Date
  timeZone: string
  publicUrl: string
}

/** About the classes that somebody teaches; null when there is nobody in them. */
async function classDigest(
  db: Database,
  teacher: UserRow,
  { week, now, timeZone, publicUrl }: Digest,
): Promise<DigestMail | null> {
  const taught = await db
    .select({ schoolClass: classes })
    .from(classMembers)
    .innerJoin(classes, eq(classes.classId, classMembers.classId))
    .where(
      and(eq(classMembers.userId, teacher.userId), eq(classMembers.isTeacher, true), isNull(classes.endedAt)),
    )
    .orderBy(asc(classes.name))
  const told = []
  for (const { schoolClass } of taught) {
    // Whom the mail names is not deleted before it is there to be deleted, too.
    const found = await findPupils(db, schoolClass).for('key share', { of: users })
    const pupils = found.filter((pupil) => accountStatus(pupil, now) === 'started')
    if (pupils.length === 0) continue
    const weekOfStudent = await findStudentWeeks(
      db,
      pupils.map(({ userId }) => userId),
      week,
      now,
    )
    const students = pupils.map((pupil) => {
      const done = weekOfStudent(pupil.userId)
      return {
        name: fullName(pupil),
        minutes: done.minutes,
        points: done.points,
        details: detailsOf(done),
      }
    })
    const atWork = students.filter(({ minutes }) => minutes > 0).length
    told.push({ name: schoolClass.name, atWork, total: students.length, students })
  }
  if (told.length === 0) return null
  const text = weekText(week, timeZone)
  return {
    kind: digestKind.staff,
    subject: `Your classes, ${text}`,
    view: { firstName: teacher.firstName, weekText: text, classes: told, link: `${publicUrl}/classes` },
  }
}

const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

/** About one child, for the family. */
async function childDigest(
  db: Database,
  child: UserRow,
  { week, now, timeZone }: Digest,
): Promise<DigestMail> {
  const done = (await findStudentWeeks(db, [child.userId], week, now))(child.userId)
  const name = fullName(child)
  const text = weekText(week, timeZone)
  return {
    kind: digestKind.family,
    subject: `${name}, ${text}`,
    view: {
      childName: name,
      weekText: text,
      summary:
        done.minutes === 0
          ? `${name} did not work with Wordstride this week.`
          : `${name} worked for ${minutesText(done.minutes)} and earned ${done.points} points. A full week has 100.`,
      learnedText: done.learned.length === 0 ? '' : `Learned: ${done.learned.join(', ')}.`,
      stuckText: done.stuckOn.length === 0 ? '' : `Still hard: ${stuckNames(done)}. Teachers see this, too.`,
    },
  }
}

/** Null when nothing is to be told, or the account does not run. */
export async function digestOf(
  db: Database,
  wish: DigestWishRow,
  user: UserRow,
  digest: Digest,
): Promise<DigestMail | null> {
  if (accountStatus(user, digest.now) !== 'started') return null
  return wish.audience === 'staff' ? classDigest(db, user, digest) : childDigest(db, user, digest)
}
