import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Achievement, achievements } from './assignments'
import { instant } from './instant'
import { isOneOf } from './isOneOf'
import { studentId } from './studentId'

/** SR-28: up to 30 students of one country and school grade, for one school year. */
export const peerGroups = pgTable(
  'peer_groups',
  {
    groupId: uuid('group_id').primaryKey(),
    country: text('country').$type<'US' | 'CN'>().notNull(),
    schoolGrade: integer('school_grade').notNull(),
    /** The year in which it ends, on June 30. */
    schoolYear: integer('school_year').notNull(),
    /** They are filled one after the other. */
    number: integer('number').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('peer_groups_place').on(table.country, table.schoolGrade, table.schoolYear, table.number),
    isOneOf('peer_groups_country', table.country, ['US', 'CN']),
    check('peer_groups_school_grade', sql`${table.schoolGrade} between 1 and 11`),
  ],
)

/** Who wants to be in a group, and in which one he is. */
export const peerMembers = pgTable(
  'peer_members',
  {
    userId: studentId().primaryKey(),
    /** Null for who has dropped out, and while the school year has none for a student. */
    groupId: uuid('group_id').references(() => peerGroups.groupId),
    hasDroppedOut: boolean('has_dropped_out').notNull().default(false),
    /** For the first time, or again after dropping out: groups are filled in this order. */
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [index('peer_members_group').on(table.groupId)],
)

export interface PeerStanding {
  userId: string
  gradeId: number | null
}

/** The order of a group in a section, for ten minutes; who is shown of it is asked at every reading. */
export const peerRankings = pgTable(
  'peer_rankings',
  {
    groupId: uuid('group_id').notNull(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    standings: jsonb('standings').$type<PeerStanding[]>().notNull(),
    rankedAt: instant('ranked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.sectionType] }),
    isOneOf('peer_rankings_section', table.sectionType, COURSE_SECTIONS),
  ],
)

/** SR-28: one from each sender for an achievement of `userId`. */
export const peerCongratulations = pgTable(
  'peer_congratulations',
  {
    userId: studentId(),
    achievement: text('achievement').$type<Achievement>().notNull(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    /** Without a foreign key: a student's rows lie together, the sender's lie elsewhere. */
    senderId: text('sender_id').notNull(),
    message: text('message').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'peer_congratulations_once',
      columns: [table.userId, table.achievement, table.sectionType, table.gradeId, table.senderId],
    }),
    foreignKey({
      name: 'peer_congratulations_achievement',
      columns: [table.userId, table.achievement, table.sectionType, table.gradeId],
      foreignColumns: [
        achievements.userId,
        achievements.achievement,
        achievements.sectionType,
        achievements.gradeId,
      ],
    }).onDelete('cascade'),
    index('peer_congratulations_sender').on(table.senderId),
  ],
)
