import type { Pool } from '@wordstride/content'
import { type SectionType, sectionTypeSchema } from '@wordstride/core'
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
import { bytes } from './bytes'
import { instant } from './instant'
import { isOneOf } from './isOneOf'

const DRAFT_STATES = ['draft', 'in_review', 'changes_asked', 'approved', 'published', 'withdrawn'] as const
const LANGUAGES = ['yaml', 'json'] as const

/** A problem that is being written, changed or taken out; what it says stands in its revisions, too. */
export const drafts = pgTable(
  'drafts',
  {
    draftId: uuid('draft_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    state: text('state').$type<(typeof DRAFT_STATES)[number]>().notNull(),
    revision: integer('revision').notNull(),
    /** As in the files, such as 'la.2.nouns.E9'. */
    problemId: text('problem_id').notNull(),
    sectionType: text('section_type').$type<SectionType>().notNull(),
    gradeId: integer('grade_id').notNull(),
    skillId: text('skill_id').notNull(),
    pool: text('pool').$type<Pool>().notNull(),
    /** Of the text as it was saved last; empty while it cannot be read. */
    problemType: text('problem_type').notNull(),
    language: text('language').$type<(typeof LANGUAGES)[number]>().notNull(),
    text: text('text').notNull(),
    /** Takes the problem out instead of changing it. */
    isRemoval: boolean('is_removal').notNull(),
    /** The question of another system that it was imported from. */
    sourceId: text('source_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('drafts_state').on(table.state, table.updatedAt),
    index('drafts_source').on(table.sourceId),
    isOneOf('drafts_section', table.sectionType, sectionTypeSchema.options),
    isOneOf('drafts_state_known', table.state, DRAFT_STATES),
    isOneOf('drafts_pool', table.pool, ['AE', 'E', 'P', 'A', 'T']),
    isOneOf('drafts_language', table.language, LANGUAGES),
  ],
)
export type DraftRow = typeof drafts.$inferSelect

/** Every text that a draft had. */
export const draftRevisions = pgTable(
  'draft_revisions',
  {
    draftId: uuid('draft_id').notNull(),
    revision: integer('revision').notNull(),
    language: text('language').$type<(typeof LANGUAGES)[number]>().notNull(),
    text: text('text').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.revision] }),
    foreignKey({
      name: 'draft_revisions_draft',
      columns: [table.draftId],
      foreignColumns: [drafts.draftId],
    }),
  ],
)

const NOTE_KINDS = [
  'comment',
  'sent',
  'asked_changes',
  'approved',
  'withdrawn',
  'published',
  'rolled_back',
] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** What was said about a draft, and what was decided. */
export const draftNotes = pgTable(
  'draft_notes',
  {
    draftId: uuid('draft_id').notNull(),
    /** Of a comment the client's. */
    noteId: uuid('note_id').notNull(),
    /** What the draft was then. */
    revision: integer('revision').notNull(),
    kind: text('kind').$type<NoteKind>().notNull(),
    text: text('text').notNull(),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.noteId] }),
    foreignKey({ name: 'draft_notes_draft', columns: [table.draftId], foreignColumns: [drafts.draftId] }),
    isOneOf('draft_notes_kind', table.kind, NOTE_KINDS),
  ],
)

const RELEASE_STATES = ['scheduled', 'published', 'failed', 'cancelled'] as const

/** What was published together, or will be. */
export const releases = pgTable(
  'releases',
  {
    releaseId: uuid('release_id').primaryKey(),
    /** In the order of publishing; null before. */
    number: integer('number'),
    state: text('state').$type<(typeof RELEASE_STATES)[number]>().notNull(),
    note: text('note').notNull(),
    /** The number of the release that it went back to, 0 for the files; null for one that published drafts. */
    backTo: integer('back_to'),
    /** Chosen drafts, as they were when they were chosen. */
    chosen: jsonb('chosen').$type<{ draftId: string; revision: number }[]>().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    dueAt: instant('due_at'),
    publishedAt: instant('published_at'),
    /** The pack of the files that it changed. */
    packVersion: text('pack_version'),
    /** Why it failed. */
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('releases_number').on(table.number),
    index('releases_due').on(table.dueAt).where(sql`${table.state} = 'scheduled'`),
    isOneOf('releases_state', table.state, RELEASE_STATES),
    check('releases_published', sql`(${table.number} is null) = (${table.publishedAt} is null)`),
  ],
)
export type ReleaseRow = typeof releases.$inferSelect

/** What a release did to a problem: which row of `problems` served it before and which one after. */
export const releaseItems = pgTable(
  'release_items',
  {
    number: integer('number').notNull(),
    /** As in the files. */
    problemId: text('problem_id').notNull(),
    draftId: uuid('draft_id'),
    revision: integer('revision'),
    /** Null: the problem was not there. */
    rowBefore: text('row_before'),
    /** Null: it is taken out. */
    rowAfter: text('row_after'),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.problemId] }),
    index('release_items_problem').on(table.problemId, table.number),
  ],
)
export type ReleaseItemRow = typeof releaseItems.$inferSelect

/** Pictures and recordings that came with imported questions; which draft shows them, its text says. */
export const importedMedia = pgTable('imported_media', {
  /** Made from the content, such as '/media/imported/0123456789abcdef.png'. */
  address: text('address').primaryKey(),
  content: bytes('content').notNull(),
  size: integer('size').notNull(),
  /** By which those who see drafts open what is not published yet. */
  key: text('key').notNull(),
  /** Since when problems that are published show it. */
  servedSince: instant('served_since'),
  storedAt: instant('stored_at').notNull(),
})
