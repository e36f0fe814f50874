import { type DeletionProof, fullName } from '@wordstride/api'
import { and, count, eq, inArray, isNull, lte, max, ne, or, type SQL, sql } from 'drizzle-orm'
import { recordStaffAction } from '../audit/recordStaffAction'
import type { Database } from '../db/database'
import {
  appointmentStudents,
  appointments,
  classMembers,
  mails,
  peerCongratulations,
  peerMembers,
  peerRankings,
  staffActions,
  type UserRow,
  users,
} from '../db/schema'
import { lockRanking } from '../peers/rankGroup'
import { countArchived, deleteArchived, findArchivedTables } from './archivedTables'
import { PERSONAL_TABLES, type Person } from './personalTables'

/** What staff did stays, without what it said about the person. */
const KEPT_TABLE = 'staff_actions'
const DELETED_TABLES = PERSONAL_TABLES.filter(({ name }) => name !== KEPT_TABLE)

async function countRows(
  db: Database,
  person: Person,
  archived: readonly string[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, table, isAbout } of DELETED_TABLES) {
    const [row] = await db.select({ rows: count() }).from(table).where(isAbout(person))
    if (row !== undefined && row.rows > 0) counts[name] = row.rows
  }
  for (const name of archived) {
    const rows = await countArchived(db, name, person.userId)
    if (rows > 0) counts[name] = rows
  }
  return counts
}

/** The place of the person among others. */
async function forgetPlace(tx: Database, userId: string, groupId: string | null): Promise<void> {
  if (groupId !== null) await lockRanking(tx, groupId)
  // Also of a group that he has left. The others keep their order.
  const isRanked = sql`${peerRankings.standings} @> ${JSON.stringify([{ userId }])}::jsonb`
  const others = sql`(select coalesce(jsonb_agg(standing order by place), '[]')
    from jsonb_array_elements(${peerRankings.standings}) with ordinality as ranked (standing, place)
    where standing ->> 'userId' <> ${userId})`
  await tx.update(peerRankings).set({ standings: others }).where(isRanked)
}

/** Appointments for the person alone. */
async function forgetAppointments(tx: Database, userId: string): Promise<void> {
  const { appointmentId } = appointmentStudents
  const find = (condition: SQL | undefined) =>
    tx.select({ appointmentId }).from(appointmentStudents).where(condition)
  const own = (await find(eq(appointmentStudents.userId, userId))).map((row) => row.appointmentId)
  if (own.length === 0) return
  // Who else is deleted from it meanwhile is out of it before the others are looked for.
  await tx
    .select({ id: appointments.appointmentId })
    .from(appointments)
    .where(inArray(appointments.appointmentId, own))
    .orderBy(appointments.appointmentId)
    .for('update')
  const others = await find(and(inArray(appointmentId, own), ne(appointmentStudents.userId, userId)))
  const shared = new Set(others.map((row) => row.appointmentId))
  const alone = own.filter((id) => !shared.has(id))
  await tx.delete(appointments).where(inArray(appointments.appointmentId, alone))
}

/** When the person was last given another name; which one it was before nobody wrote down. */
async function findRenaming(tx: Database, userId: string): Promise<Date | null> {
  const isRenaming = sql`${staffActions.details} -> 'changed' ?| array['firstName', 'lastName']`
  const [row] = await tx
    .select({ at: max(staffActions.actedAt) })
    .from(staffActions)
    .where(and(eq(staffActions.userId, userId), isRenaming))
  return row?.at ?? null
}

/** Mails to teachers that name the person among their pupils. */
async function forgetMails(tx: Database, { userId, ...name }: UserRow): Promise<void> {
  const own = tx
    .select({ classId: classMembers.classId })
    .from(classMembers)
    .where(eq(classMembers.userId, userId))
  const teachers = tx
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(and(inArray(classMembers.classId, own), eq(classMembers.isTeacher, true)))
  // As the mail has its pupils, each in a line; teachers of an earlier class were told, too.
  const isNamed = sql`position(${`- ${fullName(name)}:`} in ${mails.text}) > 0`
  const renamedAt = await findRenaming(tx, userId)
  // Of the time before that any may have the earlier name.
  const isEarlier = renamedAt === null ? undefined : lte(mails.createdAt, renamedAt)
  const isAbout = and(eq(mails.kind, 'weekly_class'), or(isNamed, inArray(mails.userId, teachers), isEarlier))
  await tx.delete(mails).where(and(isAbout, isNull(mails.sentAt)))
  // That it was sent stays known: it would be written once more.
  await tx.update(mails).set({ text: '', html: '' }).where(isAbout)
}

/**
 * Deletes a person with every row about them, in one transaction, and proves it: the rows that went are counted before,
 * and that none is left is looked up after. Null when somebody else has deleted it meanwhile.
 */
export function deletePerson(
  db: Database,
  person: Person,
  staffId: string | null,
  now: Date,
): Promise<DeletionProof | null> {
  return db.transaction(async (tx) => {
    // Whoever writes about the person meanwhile waits, and then finds nobody.
    const [row] = await tx.select().from(users).where(eq(users.userId, person.userId)).for('update')
    if (!row) return null
    const archived = await findArchivedTables(tx)
    const rows = await countRows(tx, person, archived)
    const isPerson = eq(peerMembers.userId, person.userId)
    const [peer] = await tx.select().from(peerMembers).where(isPerson).for('update')
    await tx.delete(peerCongratulations).where(eq(peerCongratulations.senderId, person.userId))
    await forgetAppointments(tx, person.userId)
    await forgetMails(tx, row)
    await tx.delete(users).where(eq(users.userId, person.userId))
    for (const { table, isAbout } of DELETED_TABLES) await tx.delete(table).where(isAbout(person))
    for (const name of archived) await deleteArchived(tx, name, person.userId)
    // Late: whoever ranks the group waits for the end.
    await forgetPlace(tx, person.userId, peer?.groupId ?? null)
    const left = Object.keys(await countRows(tx, person, archived))
    if (left.length > 0) throw new Error(`Rows about ${person.userId} are left in ${left.join(', ')}.`)
    await tx.update(staffActions).set({ details: {} }).where(eq(staffActions.userId, person.userId))
    const action = { staffId, userId: person.userId, action: 'person_deleted', details: { rows } }
    await recordStaffAction(tx, action, now)
    return { userId: person.userId, deletedAt: now.getTime(), rows }
  })
}
