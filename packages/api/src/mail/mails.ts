import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { secretIdField, timestampField } from '../calls/fields'

/** Queued: not sent yet, and it will be tried again. Failed: given up. */
export const MAIL_STATES = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

const mailSchema = z.object({
  mailId: secretIdField,
  kind: z.string(),
  toAddress: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  createdAt: timestampField,
  sentAt: z.nullable(timestampField),
  attempts: z.int(),
  /** Why the last try failed. */
  lastError: z.nullable(z.string()),
})
export type OutboxMail = z.infer<typeof mailSchema>

export const mailCalls = {
  listMails: post({
    path: 'mail',
    function: 'listMails',
    access: 'token',
    toggle: 'secret',
    params: z.object({
      mailsPerPage: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
      pageId: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
      state: z.nullish(z.enum(MAIL_STATES)),
    }),
    result: reply({
      mails: z.array(mailSchema),
      pages: z.int(),
      total: z.int(),
      /** Whether there is a mail server; without one mails stay here. */
      isSending: z.boolean(),
    }),
    summary: 'The outbox, newest first, a page at a time. For administrators.',
    source: ['SR-37', 'SR-04'],
  }),
  readMail: post({
    path: 'mail',
    function: 'readMail',
    access: 'token',
    toggle: 'secret',
    params: z.object({ mailId: secretIdField }),
    result: reply({ text: z.string(), html: z.string() }),
    summary: 'Both bodies of a mail. For administrators.',
    source: ['SR-37', 'SR-04'],
  }),
  resendMail: post({
    path: 'mail',
    function: 'resendMail',
    access: 'token',
    toggle: 'secret',
    params: z.object({ mailId: secretIdField }),
    result: reply({}),
    summary: 'Puts a mail that was sent or given up into the queue again. For administrators.',
    source: ['SR-37', 'SR-04'],
  }),
  unsubscribe: post({
    path: 'unsubscribe',
    function: 'unsubscribe',
    access: 'public',
    params: z.object({ mailId: secretIdField }),
    result: reply({}),
    summary: 'The address that got this mail wants no more of its kind; whoever knows its id may say so.',
    source: ['SR-37'],
  }),
}
