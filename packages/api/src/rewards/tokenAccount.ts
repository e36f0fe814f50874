import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { courseSectionField, gradeField, timestampField, userIdField, uuidField } from '../calls/fields'

/** Tokens that came, or went (below zero). */
const ledgerEntrySchema = z.object({
  /** A completed week, a grade goal, a reward that was asked for, or its tokens coming back. */
  kind: z.enum(['week', 'goal', 'ask', 'back']),
  /** Monday as YYYY-MM-DD. */
  weekStart: z.nullable(z.string()),
  sectionType: z.nullable(courseSectionField),
  gradeId: z.nullable(gradeField),
  rewardName: z.nullable(z.string()),
  tokens: z.int(),
  depositedAt: timestampField,
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

const rewardRequestSchema = z.object({
  requestId: uuidField,
  name: z.string(),
  price: z.int(),
  state: z.enum(['asked', 'granted', 'declined', 'withdrawn']),
  askedAt: timestampField,
  decidedAt: z.nullable(timestampField),
})
export type RewardRequest = z.infer<typeof rewardRequestSchema>

const offeredRewardSchema = z.object({ rewardId: uuidField, name: z.string(), price: z.int() })
export type OfferedReward = z.infer<typeof offeredRewardSchema>

export const tokenAccountCalls = {
  getTokenAccount: post({
    path: 'rewards',
    function: 'getTokenAccount',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({
      balance: z.int(),
      /** What the learning centres give, the cheapest first. */
      rewards: z.array(offeredRewardSchema),
      /** The latest first. */
      requests: z.array(rewardRequestSchema),
      ledger: z.array(ledgerEntrySchema),
    }),
    summary:
      'The tokens of a student: how many, where from, what they can be spent on and what was asked for.',
    source: ['REW-07', 'SR-21'],
  }),
  askForReward: post({
    path: 'rewards',
    function: 'askForReward',
    access: 'own',
    params: z.object({
      userId: userIdField,
      /** Made by the client: asking again with it changes nothing. */
      requestId: uuidField,
      rewardId: uuidField,
      /** As it was shown. */
      price: z.int(),
    }),
    result: reply({ balance: z.int() }),
    summary: 'Asks for a reward of the own learning centre. Its tokens leave the balance with the asking.',
    source: ['SR-21'],
  }),
  withdrawRequest: post({
    path: 'rewards',
    function: 'withdrawRequest',
    access: 'own',
    params: z.object({ userId: userIdField, requestId: uuidField }),
    result: reply({ balance: z.int() }),
    summary: 'Takes back what was asked for and not decided yet; its tokens come back.',
    source: ['SR-21'],
  }),
}
