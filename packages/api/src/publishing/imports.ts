import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { idField, uuidField } from '../calls/fields'
import { authoredProblemField, draftStateSchema, revisionField } from './draft'
import { mediaFilesField } from './mediaFiles'

/** Base64 makes a file a third longer. */
export const MOST_IMPORTED_BYTES = 5_000_000
const CONTENT_LENGTH = Math.ceil(MOST_IMPORTED_BYTES / 3) * 4

/** Questions of one file. */
export const MOST_IMPORTED = 300

const numberField = z.int().check(z.gte(1), z.lte(100_000))

const importedFile = {
  fileName: z.string().check(z.minLength(1), z.maxLength(200)),
  /** In base64. */
  content: z.string().check(z.minLength(1), z.maxLength(CONTENT_LENGTH)),
}

const poolField = z.enum(['E', 'AE', 'P', 'A'])
export type ImportPool = z.infer<typeof poolField>

const importedQuestionSchema = z.object({
  /** Its place in the file. */
  number: numberField,
  /** The file in a package. */
  file: z.string(),
  line: z.nullable(z.int()),
  title: z.string(),
  /** What it becomes, with its key; null where it is refused. */
  problem: z.nullable(authoredProblemField),
  /** Why it is refused. */
  reason: z.nullable(z.string()),
  notes: z.array(z.string()),
  /** The draft that an earlier import has made of it. */
  draft: z.nullable(
    z.object({
      draftId: uuidField,
      problemId: idField,
      state: draftStateSchema,
      /** Whether the caller may change it. */
      mayEdit: z.boolean(),
    }),
  ),
})
export type ImportedQuestion = z.infer<typeof importedQuestionSchema>

const importedDraftSchema = z.object({
  number: numberField,
  draftId: uuidField,
  problemId: idField,
  revision: revisionField,
  /** `same`: an earlier import has made it as it is. */
  kind: z.enum(['added', 'changed', 'same']),
})
export type ImportedDraft = z.infer<typeof importedDraftSchema>

export const importCalls = {
  previewImport: post({
    path: 'publishing',
    function: 'previewImport',
    access: 'token',
    toggle: 'problem_rendering',
    bodyLimit: CONTENT_LENGTH + 10_000,
    params: z.object(importedFile),
    result: reply({ questions: z.array(importedQuestionSchema), media: mediaFilesField }),
    summary:
      'What the questions of a file (GIFT, QTI, CSV) become, with their keys, and why some are refused. Writes nothing.',
    source: ['TOOL-03', 'SR-04'],
  }),
  importDrafts: post({
    path: 'publishing',
    function: 'importDrafts',
    access: 'token',
    toggle: 'problem_rendering',
    bodyLimit: CONTENT_LENGTH + 10_000,
    params: z.object({
      ...importedFile,
      /** Numbers of questions. */
      chosen: z.array(numberField).check(z.minLength(1), z.maxLength(MOST_IMPORTED)),
      /** Of questions that name no skill of their own. */
      skillId: idField,
      pool: poolField,
      /** Of proficiency problems. */
      level: z._default(z.nullable(z.int().check(z.gte(1), z.lte(4))), null),
    }),
    result: reply({
      drafts: z.array(importedDraftSchema),
      refused: z.array(z.object({ number: numberField, reason: z.string() })),
    }),
    summary:
      'Reads the file once more and makes drafts of chosen questions. One that was imported before becomes the next revision of its draft.',
    source: ['TOOL-03', 'SR-04'],
  }),
}
