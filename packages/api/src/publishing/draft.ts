import { sectionTypeSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import { gradeField, idField, levelField, timestampField, uuidField } from '../calls/fields'
import { asIs } from '../calls/wireCodec'

export const DRAFT_STATES = [
  'draft',
  'in_review',
  'changes_asked',
  'approved',
  'published',
  'withdrawn',
] as const
export const draftStateSchema = z.enum(DRAFT_STATES)
export type DraftState = z.infer<typeof draftStateSchema>

export const draftLanguageSchema = z.enum(['yaml', 'json'])
export type DraftLanguage = z.infer<typeof draftLanguageSchema>

export const DRAFT_TEXT_LENGTH = 60_000
export const draftTextField = z.string().check(z.maxLength(DRAFT_TEXT_LENGTH))
export const noteTextField = z.string().check(z.maxLength(2_000))
export const revisionField = z.int().check(z.gte(1))

/** A draft without its text. */
export const draftSummarySchema = z.object({
  draftId: uuidField,
  problemId: idField,
  problemType: z.string(),
  sectionType: sectionTypeSchema,
  gradeId: gradeField,
  skillId: idField,
  skillName: z.string(),
  state: draftStateSchema,
  revision: revisionField,
  language: draftLanguageSchema,
  isRemoval: z.boolean(),
  ownerName: z.string(),
  isOwn: z.boolean(),
  updatedAt: timestampField,
})
export type DraftSummary = z.infer<typeof draftSummarySchema>

export const draftNoteSchema = z.object({
  noteId: uuidField,
  revision: revisionField,
  kind: z.enum(['comment', 'sent', 'asked_changes', 'approved', 'withdrawn', 'published', 'rolled_back']),
  text: z.string(),
  writtenBy: z.string(),
  writtenAt: timestampField,
})
export type DraftNote = z.infer<typeof draftNoteSchema>

/** What is wrong with a draft, or doubtful; the line is that of its text, where it is known. */
export const draftFindingSchema = z.object({
  severity: z.enum(['error', 'warning']),
  /** A problem or a skill. */
  where: z.string(),
  line: z.nullable(z.int()),
  path: z.string(),
  message: z.string(),
})
export type DraftFinding = z.infer<typeof draftFindingSchema>

/** An authored problem in its full form, with its key. */
export const authoredProblemField = asIs(z.looseObject({ problem_id: idField, problem_type: z.string() }))
export type AuthoredDraft = z.infer<typeof authoredProblemField>

/** Where a problem stands, or would. */
export const draftPlaceSchema = z.object({
  sectionType: sectionTypeSchema,
  gradeId: gradeField,
  skillId: idField,
  /** Of a skill, a word or a topic of tests. */
  skillName: z.string(),
  pool: z.enum(['AE', 'E', 'P', 'A', 'T']),
  level: z.nullable(levelField),
  /** The problem as students get it now; null for a new one. */
  served: z.nullable(authoredProblemField),
})
export type DraftPlace = z.infer<typeof draftPlaceSchema>

/** What the caller may do with drafts and releases. */
export const publishingRightsSchema = z.object({ mayReview: z.boolean(), mayPublish: z.boolean() })

export const draftSchema = z.object({
  ...draftSummarySchema.shape,
  text: z.string(),
  level: z.nullable(levelField),
  /** Whether the caller may change its text. */
  mayEdit: z.boolean(),
  /** Whether the caller may approve it or ask for changes. */
  mayDecide: z.boolean(),
  notes: z.array(draftNoteSchema),
  revisions: z.array(z.object({ revision: revisionField, savedBy: z.string(), savedAt: timestampField })),
  /** The problem as students get it now; null for a new one. */
  served: z.nullable(authoredProblemField),
})
export type Draft = z.infer<typeof draftSchema>
