import type { PackCard, PackDemo, PackProblem, Pool } from '@wordstride/content'
import { COURSE_SECTIONS, type CourseSection, type SectionType, sectionTypeSchema } from '@wordstride/core'
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { isOneOf } from './isOneOf'

/** The first row says which content the tables hold, the others which packs it has replaced. */
export const contentVersion = pgTable('content_version', {
  id: integer('id').primaryKey(),
  version: text('version').notNull(),
})

export const chapters = pgTable(
  'chapters',
  {
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    chapterId: integer('chapter_id').notNull(),
    chapterName: text('chapter_name').notNull(),
    /** No longer in the pack; kept because students have a history in it. */
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.sectionType, table.gradeId, table.chapterId] }),
    isOneOf('chapters_section', table.sectionType, COURSE_SECTIONS),
  ],
)

/** SR-07; in ae.voc a skill is one word. */
export const skills = pgTable(
  'skills',
  {
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    skillId: text('skill_id').notNull(),
    chapterId: integer('chapter_id').notNull(),
    skillSeq: integer('skill_seq').notNull(),
    skillName: text('skill_name').notNull(),
    /** Common Core standards that it practises, such as 'L.4.1a'. */
    standards: jsonb('standards').$type<string[]>().notNull().default([]),
    weight: doublePrecision('weight').notNull(),
    /** Minutes for one problem. */
    specifiedTime: doublePrecision('specified_time').notNull(),
    correctInARow: integer('number_of_correct_in_a_row').notNull(),
    demos: jsonb('demos').$type<PackDemo[]>().notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
    /** SR-08: left out for every student until it is enabled again. */
    isDisabled: boolean('is_disabled').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.sectionType, table.gradeId, table.skillId] }),
    foreignKey({
      name: 'skills_chapter',
      columns: [table.sectionType, table.gradeId, table.chapterId],
      foreignColumns: [chapters.sectionType, chapters.gradeId, chapters.chapterId],
    }),
    index('skills_order').on(table.sectionType, table.gradeId, table.chapterId, table.skillSeq),
  ],
)
export type SkillRow = typeof skills.$inferSelect

/** Without a foreign key to `skills`: the problems of tests belong to topics and words that have no lessons. */
export const problems = pgTable(
  'problems',
  {
    problemId: text('problem_id').primaryKey(),
    sectionType: text('section_type').$type<SectionType>().notNull(),
    gradeId: integer('grade_id').notNull(),
    skillId: text('skill_id').notNull(),
    pool: text('pool').$type<Pool>().notNull(),
    problemSeq: integer('problem_seq').notNull(),
    level: integer('level'),
    /** With its key: never sent in graded work. */
    problem: jsonb('problem').$type<PackProblem['problem']>().notNull(),
    /** When a later pack gave it another text; null where it still has its first one. */
    changedAt: instant('changed_at'),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [
    index('problems_skill').on(table.sectionType, table.gradeId, table.skillId, table.pool),
    isOneOf('problems_section', table.sectionType, sectionTypeSchema.options),
    isOneOf('problems_pool', table.pool, ['AE', 'E', 'P', 'A', 'T']),
  ],
)
export type ProblemRow = typeof problems.$inferSelect

/** ENT-25: nobody has a history in a card, so those that are gone from the pack are gone here. */
export const vocabularyCards = pgTable(
  'vocabulary_cards',
  {
    gradeId: integer('grade_id').notNull(),
    keywordType: text('keyword_type').$type<PackCard['keyword_type']>().notNull(),
    cardSeq: integer('card_seq').notNull(),
    /** The word. */
    skillId: text('skill_id').notNull(),
    description: jsonb('description').$type<PackCard['description']>().notNull(),
    ipa: text('ipa'),
    imageUrl: text('image_url'),
    audioUrl: text('audio_url'),
  },
  (table) => [
    primaryKey({ columns: [table.gradeId, table.keywordType, table.cardSeq] }),
    isOneOf('vocabulary_cards_keyword_type', table.keywordType, ['primary', 'additional']),
  ],
)
