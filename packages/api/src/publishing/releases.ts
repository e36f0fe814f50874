import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { idField, timestampField, uuidField } from '../calls/fields'
import {
  authoredProblemField,
  draftFindingSchema,
  draftLanguageSchema,
  noteTextField,
  publishingRightsSchema,
  revisionField,
} from './draft'
import { mediaFilesField } from './mediaFiles'

const chosenField = z
  .array(z.object({ draftId: uuidField, revision: revisionField }))
  .check(z.minLength(1), z.maxLength(100))

const releaseNumberField = z.int().check(z.gte(0))

const releaseSchema = z.object({
  releaseId: uuidField,
  /** In the order of publishing; null before. */
  number: z.nullable(releaseNumberField),
  state: z.enum(['scheduled', 'published', 'failed', 'cancelled']),
  note: z.string(),
  /** The number of the release that it went back to, 0 for the files. */
  backTo: z.nullable(releaseNumberField),
  madeBy: z.string(),
  madeAt: timestampField,
  dueAt: z.nullable(timestampField),
  publishedAt: z.nullable(timestampField),
  failure: z.nullable(z.string()),
  /** The drafts that were chosen for it. */
  draftIds: z.array(uuidField),
  /** Those of one that is to come which have changed since: with one of them it fails. */
  outdated: z.array(uuidField),
  /** What it did; nothing before it is published. */
  items: z.array(z.object({ problemId: idField, kind: z.enum(['added', 'changed', 'removed']) })),
  /** Whether the content can go back to what it was after this release, and is not the same already. */
  isReachable: z.boolean(),
})
export type Release = z.infer<typeof releaseSchema>

/** What a release does to one problem: before and after side by side. */
const changeSchema = z.object({
  draftId: z.nullable(uuidField),
  problemId: idField,
  kind: z.enum(['added', 'changed', 'removed']),
  before: z.nullable(authoredProblemField),
  after: z.nullable(authoredProblemField),
})
export type ReleaseChange = z.infer<typeof changeSchema>

export const releaseCalls = {
  listReleases: post({
    path: 'publishing',
    function: 'listReleases',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({}),
    result: reply({
      contentVersion: z.string(),
      /** The latest first. */
      releases: z.array(releaseSchema),
      /** Whether the content can go back to the files, and does not say the same already. */
      reachesFiles: z.boolean(),
      rights: publishingRightsSchema,
    }),
    summary: 'What was published, and what is to be.',
    source: ['SR-04'],
  }),
  previewRelease: post({
    path: 'publishing',
    function: 'previewRelease',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({ chosen: chosenField }),
    result: reply({ changes: z.array(changeSchema), findings: z.array(draftFindingSchema) }),
    summary: 'What publishing these drafts would add, change and remove, and what stands against it.',
    source: ['SR-04'],
  }),
  publishDrafts: post({
    path: 'publishing',
    function: 'publishDrafts',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({
      chosen: chosenField,
      note: noteTextField,
      /** Null: at once. */
      dueAt: z.nullable(timestampField),
    }),
    result: reply({
      /** Null for a release of later, and when there are errors. */
      number: z.nullable(releaseNumberField),
      /** With an error nothing was published. */
      findings: z.array(draftFindingSchema),
    }),
    summary: 'Publishes approved drafts together, or none of them, now or at a time. For admin.',
    source: ['SR-04'],
  }),
  rollBack: post({
    path: 'publishing',
    function: 'rollBack',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({
      /** 0: to the files. */
      number: releaseNumberField,
      /** The release that was the last one when it was decided. */
      from: releaseNumberField,
    }),
    result: reply({ number: releaseNumberField }),
    summary: 'Makes the content what it was after an earlier release, as a release of its own. For admin.',
    source: ['SR-04'],
  }),
  cancelRelease: post({
    path: 'publishing',
    function: 'cancelRelease',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({ releaseId: uuidField }),
    result: reply({}),
    summary: 'Takes back a release that is to come. For admin.',
    source: ['SR-04'],
  }),
  exportPublished: post({
    path: 'publishing',
    function: 'exportPublished',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({}),
    result: reply({
      problems: z.array(
        z.object({
          problemId: idField,
          /** Null: the problem was taken out. */
          text: z.nullable(z.string()),
          language: draftLanguageSchema,
        }),
      ),
      media: mediaFilesField,
    }),
    summary:
      'What was published and differs from the files, for `npm run content -- export-published`. For admin.',
    source: ['SR-04'],
  }),
}
