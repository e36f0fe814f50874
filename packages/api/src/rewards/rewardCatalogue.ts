import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { idField, newIdField, timestampField, userIdField, uuidField } from '../calls/fields'
import { centerIdField } from '../people/account'

const rewardFieldsSchema = z.object({
  centerId: centerIdField,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  /** In tokens. */
  price: z.int().check(z.gte(1), z.lte(100_000)),
  /** Whether it can be asked for. */
  isActive: z.boolean(),
})

const catalogueRewardSchema = z.object({ rewardId: uuidField, ...rewardFieldsSchema.shape })
export type CatalogueReward = z.infer<typeof catalogueRewardSchema>

const openRequestSchema = z.object({
  userId: idField,
  studentName: z.string(),
  requestId: uuidField,
  name: z.string(),
  price: z.int(),
  askedAt: timestampField,
})
export type OpenRequest = z.infer<typeof openRequestSchema>

export const rewardCatalogueCalls = {
  listRewards: post({
    path: 'rewards',
    function: 'listRewards',
    access: 'token',
    params: z.object({}),
    result: reply({
      centers: z.array(
        z.object({
          centerId: centerIdField,
          name: z.string(),
          /** Whether the caller may change its rewards. */
          isManaged: z.boolean(),
        }),
      ),
      rewards: z.array(catalogueRewardSchema),
      /** The oldest first. */
      requests: z.array(openRequestSchema),
    }),
    summary:
      'The rewards of the own learning centres and what students have asked for. For tutors and administrators.',
    source: ['SR-04', 'SR-21'],
  }),
  saveReward: post({
    path: 'rewards',
    function: 'saveReward',
    access: 'token',
    params: z.object({
      /** Null for a new one. */
      rewardId: z.nullable(uuidField),
      newId: newIdField,
      reward: rewardFieldsSchema,
    }),
    result: reply({ rewardId: uuidField }),
    summary: 'Makes or changes a reward of a learning centre. For its administrators.',
    source: ['SR-04', 'SR-21'],
  }),
  decideRequest: post({
    path: 'rewards',
    function: 'decideRequest',
    access: 'reach',
    params: z.object({ userId: userIdField, requestId: uuidField, isGranted: z.boolean() }),
    result: reply({}),
    summary:
      'Grants or declines what a student has asked for; declined tokens come back. For tutors and administrators.',
    source: ['SR-04', 'SR-21'],
  }),
}
