import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { named } from '../calls/wireCodec'

export const REVIEW_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const supportSessionSchema = z.object({
  title: z.string(),
  description: z.string(),
  zoomUrl: z.string(),
  meetingId: z.string(),
  passcode: z.string(),
  hours: z.array(z.string()),
})
export type SupportSession = z.infer<typeof supportSessionSchema>

/** ENT-27. The file of an administrator has the same fields; what is in them the server checks when it starts. */
export const supportInfoSchema = z.object({
  /** How the program is used. */
  programInfo: supportSessionSchema,
  /** Questions and answers. */
  generalInfo: supportSessionSchema,
  review: supportSessionSchema,
  /** Monday to Saturday. */
  reviewSchedule: z.array(
    z.object({
      day: z.enum(REVIEW_DAYS),
      sessions: z.array(z.object({ time: z.string(), topic: z.string() })),
    }),
  ),
  /** With dates as YYYY-MM-DD. */
  holidays: z.array(z.object({ date: z.string(), name: z.string() })),
  timeZone: z.string(),
  fyiMessage: named('FYI_message', z.string()),
  supportEmail: z.string(),
  /** For students of franchise learning centres. */
  franchiseNote: z.string(),
})
export type SupportInfo = z.infer<typeof supportInfoSchema>

const reviewOutlineSchema = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  instructor: z.string(),
  description: z.string(),
  concepts: z.array(z.string()),
  extras: z.array(z.string()),
})
export type ReviewOutline = z.infer<typeof reviewOutlineSchema>

export const reviewOutlinesSchema = z.object({ reviewOutline: z.array(reviewOutlineSchema) })

/** The notice for students of the corporate learning centres. */
export const centerNoticeSchema = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  managersNote: z.string(),
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
