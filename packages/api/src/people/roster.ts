import * as z from 'zod/mini'
import { roleSchema } from '../accounts/userAuth'
import { post, reply } from '../calls/defineCall'
import { centerIdField } from './account'

/** 10 MB: a list of 20,000 people has some 2. */
const MAX_FILE = 10_000_000
/** The rows of each kind that a preview shows. */
export const PREVIEWED_ROWS = 200

const ROSTER_FORMATS = ['csv', 'oneroster'] as const
const formatField = z.enum(ROSTER_FORMATS)
export type RosterFormat = z.infer<typeof formatField>

const rosterFile = {
  format: formatField,
  /** The text of a CSV file; a zip of OneRoster in base64. */
  content: z.string().check(z.minLength(1), z.maxLength(MAX_FILE)),
}
export interface RosterFile {
  format: RosterFormat
  content: string
}

const rosterRequest = {
  centerId: centerIdField,
  ...rosterFile,
  /** Ends the accounts of the roles in the file that are not in it. */
  endsMissing: z._default(z.boolean(), false),
}

export const rosterActionSchema = z.enum(['added', 'changed', 'ended', 'left', 'unchanged'])
export type RosterAction = z.infer<typeof rosterActionSchema>

/** What is done about one person. */
export const rosterRowSchema = z.object({
  action: rosterActionSchema,
  /** Null for somebody without a line of their own. */
  line: z.nullable(z.int()),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  schoolGrade: z.int(),
  classNames: z.array(z.string()),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})
export type RosterRow = z.infer<typeof rosterRowSchema>

export const rosterFaultSchema = z.object({
  /** In a zip. */
  file: z.nullable(z.string()),
  line: z.nullable(z.int()),
  column: z.nullable(z.string()),
  code: z.string(),
  message: z.string(),
})
export type RosterFault = z.infer<typeof rosterFaultSchema>

const countsSchema = z.object({
  added: z.int(),
  changed: z.int(),
  ended: z.int(),
  left: z.int(),
  unchanged: z.int(),
  faults: z.int(),
})

export const rosterPreviewSchema = z.object({
  /** To be given back with the import: it stands for the file and for the accounts as they are now. */
  digest: z.string(),
  counts: countsSchema,
  /** Of each action the first ones. */
  rows: z.array(rosterRowSchema),
  faults: z.array(rosterFaultSchema),
  newClasses: z.array(z.string()),
  notices: z.array(z.string()),
})
export type RosterPreview = z.infer<typeof rosterPreviewSchema>

export const rosterCalls = {
  previewRoster: post({
    path: 'roster',
    function: 'previewRoster',
    access: 'token',
    toggle: 'all_users',
    bodyLimit: MAX_FILE + 10_000,
    params: z.object(rosterRequest),
    result: reply({ preview: rosterPreviewSchema }),
    summary: 'What a roster would add, change and end in a learning center, and its faults. Writes nothing.',
    source: ['SR-04'],
  }),
  importRoster: post({
    path: 'roster',
    function: 'importRoster',
    access: 'token',
    toggle: 'all_users',
    bodyLimit: MAX_FILE + 10_000,
    params: z.object({ ...rosterRequest, digest: z.string().check(z.minLength(1), z.maxLength(100)) }),
    result: reply({ counts: countsSchema }),
    summary:
      'Does what the preview with this digest showed; refused when file or accounts have changed since.',
    source: ['SR-04'],
  }),
  exportRoster: post({
    path: 'roster',
    function: 'exportRoster',
    access: 'token',
    toggle: 'all_users',
    params: z.object({ centerId: centerIdField, format: formatField }),
    result: reply({ fileName: z.string(), content: z.string() }),
    summary: 'The people of a learning center as an import reads them, without passwords; a zip in base64.',
    source: ['SR-04'],
  }),
}
