import { PROGRAM_ID } from '@wordstride/core'
import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { courseSectionField, gradeField, idField, userIdField, uuidField } from '../calls/fields'
import { refusalSchema } from '../calls/refusalSchema'
import { named } from '../calls/wireCodec'
import { peerAchievementSchema } from './achievement'

/** What peers can say to each other, and nothing else (SR-28). */
export const CONGRATULATIONS = [
  'Congratulations!',
  'Great job!',
  'Well done!',
  'Awesome work!',
  'Keep it up!',
  'You are a star!',
] as const
export type Congratulation = (typeof CONGRATULATIONS)[number]

/** A row of the ranking (ENT-09, ENT-10), with the newest achievement of the last 14 days. */
export const peerRowSchema = z.object({
  userId: idField,
  /** The place in the ranking. */
  seq: z.int(),
  isHonor: z.boolean(),
  isHighHonor: z.boolean(),
  isValidGroup: z.boolean(),
  currentSchoolGrade: gradeField,
  displayName: z.string(),
  /** In which the member works now; null without a plan of the section. */
  gradeId: z.nullable(gradeField),
  /** What of the last 14 days there is to congratulate on. */
  achievement: z.object({
    honors: z.boolean(),
    highHonors: named('high_honors', z.boolean()),
    achieveGradeGoal: z.boolean(),
  }),
  achievementId: z.nullable(idField),
  achievementMsg: z.nullable(z.string()),
  receiveCongratulationsFrom: peerAchievementSchema.shape.receiveCongratulationsFrom,
  ownAchievement: z.boolean(),
  congratSent: z.boolean(),
})
export type PeerRow = z.infer<typeof peerRowSchema>

export const peerProgressSchema = z.object({
  groupId: uuidField,
  /** Null for staff who look at a group. */
  myRank: z.nullable(z.int()),
  rows: z.array(peerRowSchema),
})
export type PeerProgress = z.infer<typeof peerProgressSchema>

export const peerGroupCalls = {
  getPeerGroupId: post({
    path: 'peergroup',
    function: 'getPeerGroupID',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({
      /** Null when not in a group. */
      groupId: z.nullable(uuidField),
      isValidGroup: z.boolean(),
      inPeerGroup: z.boolean(),
    }),
    summary: 'The peer group of a student, and whether the account may have one.',
    source: ['API-19', 'PEER-04', 'PEER-12', 'HOME-06', 'HOME-07', 'HOME-08', 'SR-28'],
  }),
  getPeerGroupRanking: post({
    path: 'peergroup',
    function: 'getPeerGroupRanking',
    access: 'reach',
    params: z.object({
      userId: userIdField,
      /** The id of a group, for staff. */
      peerSiteId: z.nullish(uuidField),
      /** With a group's id: its school grade. */
      grade: z.nullish(gradeField),
      /** Ranks anew, though the order is not ten minutes old. */
      force: z._default(z.boolean(), false),
      sectionType: courseSectionField,
    }),
    result: z.discriminatedUnion('isSuccess', [
      z.object({
        isSuccess: z.literal(true),
        status: z.literal('success'),
        errorMessage: z.null(),
        peerProgressData: peerProgressSchema,
      }),
      z.extend(refusalSchema, { errorMessage: z.optional(z.string()) }),
    ]),
    summary: 'The places of a peer group in a section that the student may see; of staff, those in reach.',
    source: ['API-20', 'PEER-02', 'PEER-05', 'ENT-09', 'ENT-10', 'SR-28'],
  }),
  getNewPeerAchievement: post({
    path: 'peergroup',
    function: 'getNewPeerAchievement',
    access: 'own',
    params: z.object({
      userId: userIdField,
      /** Of these members only; everybody of the own group without it. */
      userList: z.nullish(z.array(idField).check(z.maxLength(100))),
      sectionType: z.nullish(courseSectionField),
      /** Names have the last initial whatever is asked for (PEER-08). */
      nameDisplay: z.nullish(z.object({ firstInit: z.boolean(), lastInit: z.boolean() })),
    }),
    result: reply({
      achievements: z.array(peerAchievementSchema),
      /** The same (C-32). */
      achievement: z.array(peerAchievementSchema),
    }),
    summary: 'What the members of the own peer group reached in the last 14 days, the newest first.',
    source: ['API-21', 'PEER-08', 'PEER-11', 'C-32', 'SR-28'],
  }),
  offListPeerGroup: post({
    path: 'peergroup',
    function: 'offListPeerGroup',
    access: 'own',
    params: z.object({
      userId: userIdField,
      productId: z._default(z.literal(PROGRAM_ID), PROGRAM_ID),
      /** True to drop out, false to join (G-14). */
      offList: z.boolean(),
    }),
    result: reply({ result: z.boolean(), inPeerGroup: z.boolean() }),
    summary: 'Joins or drops out of the peer group.',
    source: ['API-22', 'PEER-09', 'HOME-07', 'G-14', 'SR-28'],
  }),
  addCongratulationMessage: post({
    path: 'peergroup',
    function: 'addCongratulationMessage',
    isDefault: true,
    access: 'own',
    params: z.object({
      userId: userIdField,
      achievementId: idField,
      message: z.enum(CONGRATULATIONS),
      /** A claim: the receiver reads the name that the server knows (PEER-07). */
      displayName: z.nullish(z.string().check(z.maxLength(200))),
    }),
    result: reply({ congratSent: z.literal(true), displayName: z.string() }),
    summary: 'Congratulates a member of the own peer group on an achievement, once.',
    source: ['API-23', 'PEER-06', 'PEER-07', 'SR-01', 'SR-28'],
  }),
}
