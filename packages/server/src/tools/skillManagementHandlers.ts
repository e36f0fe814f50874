import { type ManagedChapter, type Role, refuse, type SkillChange, succeed } from '@wordstride/api'
import { and, asc, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { findStaffNames } from '../audit/findStaffNames'
import { recordStaffActions } from '../audit/recordStaffAction'
import { countIf } from '../db/countIf'
import type { Database } from '../db/database'
import { isSameChapter } from '../db/sameRow'
import { chapters, skills, staffActions } from '../db/schema'
import type { CallContext, Handler, Handlers } from '../dispatch/callContext'

type Place = Pick<ManagedChapter, 'sectionType' | 'grade' | 'chapter'>

/** SR-04: who switches skills, with the toggle besides. */
const SWITCHING: readonly Role[] = ['tutor', 'lcadmin', 'admin']

/** Changes of a chapter that one page shows. */
const MOST_CHANGES = 20

const ENABLED = 'skills_enabled'
const DISABLED = 'skills_disabled'

const isIn = ({ sectionType, grade, chapter }: Place) =>
  and(
    eq(skills.sectionType, sectionType),
    eq(skills.gradeId, grade),
    eq(skills.chapterId, chapter),
    eq(skills.isRetired, false),
  )

const findSkills = (db: Database, place: Place) =>
  db
    .select({
      skillId: skills.skillId,
      skillName: skills.skillName,
      standards: skills.standards,
      isDisabled: skills.isDisabled,
    })
    .from(skills)
    .where(isIn(place))
    .orderBy(asc(skills.skillSeq))

const disabledOf = (rows: readonly { skillId: string; isDisabled: boolean }[]): string[] =>
  rows.filter(({ isDisabled }) => isDisabled).map(({ skillId }) => skillId)

async function findChanges(db: Database, place: Place): Promise<SkillChange[]> {
  const rows = await db
    .select()
    .from(staffActions)
    .where(
      and(
        isNull(staffActions.userId),
        inArray(staffActions.action, [ENABLED, DISABLED]),
        sql`${staffActions.details} @> ${JSON.stringify(place)}::jsonb`,
      ),
    )
    .orderBy(desc(staffActions.actedAt), desc(staffActions.actionId))
    .limit(MOST_CHANGES)
  const nameOf = await findStaffNames(
    db,
    rows.flatMap(({ staffId }) => staffId ?? []),
  )
  return rows.map(({ action, staffId, details, actedAt }) => ({
    staffName: staffId === null ? '' : nameOf(staffId),
    isEnabled: action === ENABLED,
    skillIds: details.skillIds as string[],
    changedAt: actedAt.getTime(),
  }))
}

/** Writes the states down that changed, and says what is disabled afterwards. */
async function tellChange(
  db: Database,
  place: Place,
  changed: readonly { skillId: string; isDisabled: boolean }[],
  { caller, now }: CallContext,
): Promise<string[]> {
  const actions = [ENABLED, DISABLED].flatMap((action) => {
    const skillIds = changed
      .filter(({ isDisabled }) => isDisabled === (action === DISABLED))
      .map(({ skillId }) => skillId)
    if (skillIds.length === 0) return []
    return [{ staffId: caller.user.userId, userId: null, action, details: { ...place, skillIds } }]
  })
  await recordStaffActions(db, actions, now)
  return disabledOf(await findSkills(db, place))
}

const listManagedChapters: Handler<'listManagedChapters'> = async (_params, { db }) => {
  const found = await db
    .select({
      sectionType: chapters.sectionType,
      grade: chapters.gradeId,
      chapter: chapters.chapterId,
      chapterName: chapters.chapterName,
      skills: sql<number>`count(*)::int`,
      disabled: countIf(eq(skills.isDisabled, true)),
    })
    .from(chapters)
    .innerJoin(skills, and(isSameChapter(skills, chapters), eq(skills.isRetired, false)))
    .groupBy(chapters.sectionType, chapters.gradeId, chapters.chapterId)
    .orderBy(asc(chapters.sectionType), asc(chapters.gradeId), asc(chapters.chapterId))
  return succeed({ chapters: found })
}

const getDisabledSkillsByChapter: Handler<'getDisabledSkillsByChapter'> = async (place, { db }) => {
  const [rows, changes] = await Promise.all([findSkills(db, place), findChanges(db, place)])
  return succeed({
    disabledSkills: disabledOf(rows),
    skills: rows.map(({ isDisabled: _, ...skill }) => skill),
    changes,
  })
}

const enableOrDisableSkill: Handler<'enableOrDisableSkill'> = async (params, context) => {
  const { skillIds, wereEnabled, ...place } = params
  if (!SWITCHING.includes(context.caller.user.role)) return refuse('not_allowed')
  const asked = [...new Set(skillIds)]
  return context.db.transaction(async (tx) => {
    const isAsked = and(isIn(place), inArray(skills.skillId, asked))
    const known = await tx.select({ skillId: skills.skillId }).from(skills).where(isAsked)
    if (known.length < asked.length) return refuse('skill_unavailable')
    const changed = await tx
      .update(skills)
      .set({ isDisabled: not(skills.isDisabled) })
      .where(and(isAsked, wereEnabled === undefined ? undefined : eq(skills.isDisabled, !wereEnabled)))
      .returning({ skillId: skills.skillId, isDisabled: skills.isDisabled })
    return succeed({ disabledSkills: await tellChange(tx, place, changed, context) })
  })
}

const enableOrDisableAllSkillsByChapter: Handler<'enableOrDisableAllSkillsByChapter'> = async (
  params,
  context,
) => {
  const { enableAllSkills, ...place } = params
  if (!SWITCHING.includes(context.caller.user.role)) return refuse('not_allowed')
  return context.db.transaction(async (tx) => {
    const changed = await tx
      .update(skills)
      .set({ isDisabled: !enableAllSkills })
      .where(and(isIn(place), eq(skills.isDisabled, enableAllSkills)))
      .returning({ skillId: skills.skillId, isDisabled: skills.isDisabled })
    return succeed({ disabledSkills: await tellChange(tx, place, changed, context) })
  })
}

/** SR-08: what is disabled is so for all students at once: every reading of skills asks the table. */
export const skillManagementHandlers = {
  listManagedChapters,
  getDisabledSkillsByChapter,
  enableOrDisableSkill,
  enableOrDisableAllSkillsByChapter,
} satisfies Partial<Handlers>
