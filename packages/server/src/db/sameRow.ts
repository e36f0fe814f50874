import { and, eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Columns<Id extends string> = Record<'sectionType' | 'gradeId' | Id, AnyPgColumn>

/** Joins rows that are about the same skill. */
export const isSameSkill = (one: Columns<'skillId'>, other: Columns<'skillId'>) =>
  and(eq(one.sectionType, other.sectionType), eq(one.gradeId, other.gradeId), eq(one.skillId, other.skillId))

/** Joins rows that are about the same chapter. */
export const isSameChapter = (one: Columns<'chapterId'>, other: Columns<'chapterId'>) =>
  and(
    eq(one.sectionType, other.sectionType),
    eq(one.gradeId, other.gradeId),
    eq(one.chapterId, other.chapterId),
  )
