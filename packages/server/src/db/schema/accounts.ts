import { type MenuAuth, ROLES, type Role, type Settings } from '@wordstride/api'
import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { isOneOf } from './isOneOf'

/** For a completed week, where the account names no other number (SR-21, CONST-06). */
const DEFAULT_REWARD_TOKENS = 10

/** What a one-time link does: signs in, or lets its owner set a password. */
const LINK_PURPOSES = ['sign_in', 'set_password'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** SR-44: the centres 1, 3, 4, 5, 6 and 8. */
export const learningCenters = pgTable('learning_centers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  /** The addresses of its network (SR-39). */
  ips: text('ips').array().notNull().default([]),
  /** The id under which its maker asked for it: sent again, it asks for no second one. */
  askedAs: uuid('asked_as').unique('learning_centers_asked_as'),
})

/** ENT-01 with the account of SR-03. */
export const users = pgTable(
  'users',
  {
    userId: text('user_id').primaryKey(),
    /** Unique by `user_names`. */
    userName: text('user_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<Role>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    country: text('country').$type<'US' | 'CN'>().notNull(),
    /** 0 is Kindergarten. */
    schoolGrade: integer('school_grade').notNull(),
    license: text('license').$type<'SCHOOL' | 'AFTERSCHOOL'>(),
    payMethod: text('pay_method'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    trialPeriod: boolean('trial_period').notNull().default(false),
    testAccountType: text('test_account_type'),
    isPhysicalCenterUser: boolean('is_physical_lc_user').notNull().default(false),
    createdBy: text('created_by'),
    startsAt: instant('starts_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    freezeStartsAt: instant('freeze_starts_at'),
    freezeEndsAt: instant('freeze_ends_at'),
    isHonor: boolean('is_honor').notNull().default(false),
    isHighHonor: boolean('is_high_honor').notNull().default(false),
    /** SR-21: tokens for a week of at least 100 points. */
    rewardTokens: integer('reward_tokens').notNull().default(DEFAULT_REWARD_TOKENS),
    email: text('email'),
    /** Who is asked before a young student's data are kept, and when that person agreed. */
    guardianName: text('guardian_name'),
    guardianEmail: text('guardian_email'),
    consentAt: instant('consent_at'),
    /** The id in the school's own system, unique by `user_source_ids`. */
    sourceId: text('source_id'),
    /** SR-05: flags that differ from those of the role. */
    toggleOverrides: jsonb('toggle_overrides').$type<Partial<MenuAuth>>().notNull().default({}),
    /** What the person chose; what is not there has its default. */
    settings: jsonb('settings').$type<Partial<Settings>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    /** What a list of accounts is searched by, in lower case: to compare the names themselves takes ten times as long. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(user_name || chr(10) || first_name || chr(10) || last_name || chr(10) || coalesce(source_id, ''))`,
      ),
  },
  (table) => [
    // The list of all users. Lower case, so that lists of a few of them, which sort by the name itself, do not walk it.
    index('users_listed').on(sql`lower(${table.userName})`),
    // The list of all users by their names.
    index('users_by_name').on(sql`lower(${table.lastName})`, sql`lower(${table.firstName})`, table.userId),
    isOneOf('users_role', table.role, ROLES),
    isOneOf('users_country', table.country, ['US', 'CN']),
    isOneOf('users_license', table.license, ['SCHOOL', 'AFTERSCHOOL']),
    check('users_school_grade', sql`${table.schoolGrade} between 0 and 12`),
  ],
)
export type UserRow = typeof users.$inferSelect

/**
 * Who has a user name: the sign-in knows no user yet, and names are unique over all students. Without a foreign key: on
 * a cluster its rows lie elsewhere than those of `users`.
 */
export const userNames = pgTable('user_names', {
  userName: text('user_name').primaryKey(),
  userId: text('user_id').notNull(),
})

/** Who has an id of the school's own system: a roster comes again, and its rows are known by it. */
export const userSourceIds = pgTable('user_source_ids', {
  sourceId: text('source_id').primaryKey(),
  userId: text('user_id').notNull(),
})

export const userCenters = pgTable(
  'user_centers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    centerId: integer('center_id')
      .notNull()
      .references(() => learningCenters.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.centerId] }),
    index('user_centers_center').on(table.centerId),
  ],
)

export interface RaisedGrade {
  grade: number
  level: number
}

/** A grade that was the current one, and the moment (ISO 8601) until which it was. */
export interface PastGrade {
  grade: number
  until: string
}

/** SR-33: the learning info of a user in one section, made by the account setup. */
export const userLearningInfo = pgTable(
  'user_learning_info',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    startGrade: integer('start_grade').notNull(),
    currentGrade: integer('current_grade').notNull(),
    stopGrade: integer('stop_grade').notNull(),
    /** Minutes a week. */
    weeklyTime: integer('weekly_time').notNull(),
    /** By grade, as text such as '95.0' (SR-15). */
    goalScores: jsonb('goal_scores').$type<Record<string, string>>().notNull().default({}),
    isSkillStatusInitialized: boolean('init_skill_status_flag').notNull().default(false),
    /** SR-19: a section without it gets no weekly work. */
    needsAssignment: boolean('need_assignment').notNull().default(true),
    /** The grades whose skills the setup raised: no answers, and no points, stand behind these levels. */
    raisedGrades: jsonb('raised_grades').$type<RaisedGrade[]>().notNull().default([]),
    /** In the order of time: what counts as extra work depends on the grade of its moment. */
    pastGrades: jsonb('past_grades').$type<PastGrade[]>().notNull().default([]),
    setUpAt: instant('set_up_at'),
    setUpBy: text('set_up_by'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sectionType] }),
    isOneOf('user_learning_info_section', table.sectionType, COURSE_SECTIONS),
  ],
)
export type UserLearningInfoRow = typeof userLearningInfo.$inferSelect

/** Signed-in devices (SR-02). */
export const tokens = pgTable(
  'tokens',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** What the browser said it was, cut short; null of tokens of older versions. */
    userAgent: text('user_agent'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
)

/**
 * Whose a token is: a request knows no user yet. It never changes; whether the token is still good is said by `tokens`.
 * Without a foreign key, as `user_names`.
 */
export const tokenOwners = pgTable(
  'token_owners',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id').notNull(),
    /** No use prolongs the token beyond this moment. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('token_owners_end').on(table.endsAt)],
)

/**
 * A link that stands for a password once: from a login card, for a forgotten password, or for a first administrator.
 * Without a foreign key, as `user_names`.
 */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    /** SHA-256 of the secret in the link, hexadecimal. */
    linkHash: text('link_hash').primaryKey(),
    userId: text('user_id').notNull(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_links_user').on(table.userId),
    index('one_time_links_end').on(table.expiresAt),
    isOneOf('one_time_links_purpose', table.purpose, LINK_PURPOSES),
  ],
)

/** SR-02: sign-ins that failed in the last minutes or are being checked, and those of a day that succeeded, shared by all processes. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    attemptId: uuid('attempt_id').primaryKey(),
    userName: text('user_name').notNull(),
    ip: text('ip').notNull(),
    attemptedAt: instant('attempted_at').notNull(),
    hasFailed: boolean('has_failed').notNull(),
    /** Kept for a day: who is known at an address. */
    hasSucceeded: boolean('has_succeeded').notNull().default(false),
    /** Of a link for a new password, not of a sign-in; the two are counted by themselves. */
    isForLink: boolean('is_for_link').notNull().default(false),
  },
  (table) => [
    index('login_attempts_user').on(table.userName, table.attemptedAt),
    index('login_attempts_ip').on(table.ip, table.attemptedAt),
    index('login_attempts_time').on(table.attemptedAt),
  ],
)
