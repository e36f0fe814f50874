import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { named } from '../calls/wireCodec'

const line = z.string().check(z.minLength(1), z.maxLength(300))
const paragraph = z.string().check(z.minLength(1), z.maxLength(2_000))

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const supportSessionSchema = z.object({
  title: line,
  description: paragraph,
  /** Where a click leads: nothing but https. */
  zoomUrl: z.url({ protocol: /^https$/ }).check(z.maxLength(500)),
  meetingId: line,
  passcode: line,
  hours: z.array(line).check(z.minLength(1), z.maxLength(20)),
})
export type SupportSession = z.infer<typeof supportSessionSchema>

/** ENT-27. The file of an administrator has the same fields. */
export const supportInfoSchema = z.object({
  /** How the program is used. */
  programInfo: supportSessionSchema,
  /** Questions and answers. */
  generalInfo: supportSessionSchema,
  review: supportSessionSchema,
  /** Monday to Saturday. */
  reviewSchedule: z
    .array(
      z.object({
        day: z.enum(WEEKDAYS),
        sessions: z.array(z.object({ time: line, topic: line })).check(z.maxLength(20)),
      }),
    )
    .check(
      z.refine((days) => days.map(({ day }) => day).join() === WEEKDAYS.join(), {
        error: `The days are ${WEEKDAYS.join(', ')}, each once and in this order`,
      }),
    ),
  holidays: z
    .array(z.object({ date: z.iso.date({ error: 'Must be a date such as 2026-12-25' }), name: line }))
    .check(z.maxLength(100)),
  timeZone: line,
  fyiMessage: named('FYI_message', paragraph),
  supportEmail: z.email().check(z.maxLength(200)),
  /** For students of franchise learning centres. */
  franchiseNote: paragraph,
})
export type SupportInfo = z.infer<typeof supportInfoSchema>

const reviewOutlineSchema = z.object({
  id: z.int().check(z.gte(1)),
  title: line,
  subtitle: z.string().check(z.maxLength(300)),
  instructor: line,
  description: paragraph,
  concepts: z.array(line).check(z.maxLength(50)),
  extras: z.array(line).check(z.maxLength(50)),
})
export type ReviewOutline = z.infer<typeof reviewOutlineSchema>

export const reviewOutlinesSchema = z.object({
  reviewOutline: z.array(reviewOutlineSchema).check(
    z.maxLength(200),
    z.refine((outlines) => new Set(outlines.map(({ id }) => id)).size === outlines.length, {
      error: 'Every id stands once',
    }),
  ),
})

/** The notice for students of the corporate learning centres. */
export const centerNoticeSchema = z.object({
  title: line,
  paragraphs: z.array(paragraph).check(z.minLength(1), z.maxLength(20)),
  managersNote: paragraph,
})
export type CenterNotice = z.infer<typeof centerNoticeSchema>

const noticeCenterSchema = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
})

export const supportCalls = {
  getSupportInfo: post({
    path: 'getSupportInfo',
    function: 'get_support_info',
    access: 'token',
    toggle: 'support',
    params: z.object({}),
    result: reply({ supportInfo: supportInfoSchema }),
    summary: 'Support sessions, the weekly review schedule, holidays and how to reach the support.',
    source: ['API-50', 'SUP-01', 'SUP-02', 'ENT-27', 'SR-44'],
  }),
  getReviewOutline: post({
    path: 'getSupportInfo',
    function: 'get_support_review_outline',
    access: 'token',
    toggle: 'support',
    params: z.object({}),
    result: reply(reviewOutlinesSchema.shape),
    summary: 'The outlines of the review sessions by id.',
    source: ['API-50', 'SUP-04', 'ENT-27', 'SR-44'],
  }),
  getCenterNotice: post({
    path: 'getSupportInfo',
    function: 'get_center_notice',
    access: 'token',
    params: z.object({}),
    result: reply({
      notice: centerNoticeSchema,
      /** The first learning centre of the user; null where it is not one of the corporate six. */
      center: z.nullable(noticeCenterSchema),
    }),
    summary: 'The notice for students of the six corporate learning centres, with the centre of the user.',
    source: ['SUP-05', 'CONST-47', 'SR-44'],
  }),
}
