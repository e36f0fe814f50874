import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { idField, newIdField, uuidField } from '../calls/fields'
import {
  authoredProblemField,
  draftFindingSchema,
  draftLanguageSchema,
  draftPlaceSchema,
  draftSchema,
  draftStateSchema,
  draftSummarySchema,
  draftTextField,
  noteTextField,
  publishingRightsSchema,
  revisionField,
} from './draft'

export const draftCalls = {
  listDrafts: post({
    path: 'publishing',
    function: 'listDrafts',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({}),
    result: reply({ drafts: z.array(draftSummarySchema), rights: publishingRightsSchema }),
    summary: 'The drafts of problems, the latest changed first. For tutors and administrators.',
    source: ['TOOL-03', 'SR-04'],
  }),
  getDraft: post({
    path: 'publishing',
    function: 'getDraft',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({ draftId: uuidField, revision: z.optional(revisionField) }),
    result: reply({ draft: draftSchema, rights: publishingRightsSchema }),
    summary: 'One draft with its text, or that of an earlier revision, and with what was said about it.',
    source: ['TOOL-03', 'SR-04'],
  }),
  getDraftPlace: post({
    path: 'publishing',
    function: 'getDraftPlace',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({ problemId: idField }),
    result: reply({ place: draftPlaceSchema }),
    summary: 'Where a problem of this id stands, or would, with what students get there now and its key.',
    source: ['TOOL-03', 'SR-04'],
  }),
  saveDraft: post({
    path: 'publishing',
    function: 'saveDraft',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({
      /** Made by the client, so that sending twice saves once. */
      draftId: uuidField,
      /** The revision that was changed; null for a new draft. */
      revision: z.nullable(revisionField),
      /** Such as la.2.nouns.E9: one that is there already is changed, another is new. */
      problemId: idField,
      language: draftLanguageSchema,
      text: draftTextField,
      isRemoval: z._default(z.boolean(), false),
    }),
    result: reply({ draftId: uuidField, revision: revisionField }),
    summary:
      'Saves a draft as its next revision. A text that somebody has changed meanwhile is not written over.',
    source: ['TOOL-03', 'SR-04'],
  }),
  checkDraft: post({
    path: 'publishing',
    function: 'checkDraft',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({ problemId: idField, language: draftLanguageSchema, text: draftTextField }),
    result: reply({ problem: z.nullable(authoredProblemField), findings: z.array(draftFindingSchema) }),
    summary: 'The problem that a text makes, with its key, and what the checks of the content find in it.',
    source: ['TOOL-03', 'SR-04'],
  }),
  noteDraft: post({
    path: 'publishing',
    function: 'noteDraft',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({
      draftId: uuidField,
      /** Of a comment. */
      newId: newIdField,
      /** The one that was looked at. */
      revision: revisionField,
      kind: z.enum(['comment', 'sent', 'asked_changes', 'approved', 'withdrawn']),
      text: noteTextField,
    }),
    result: reply({ state: draftStateSchema }),
    summary: 'Comments a draft, sends it to review, asks for changes, approves it or withdraws it.',
    source: ['TOOL-03', 'SR-04'],
  }),
}
