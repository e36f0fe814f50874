import * as z from 'zod/mini'
import { accountStatusSchema, roleSchema } from '../accounts/userAuth'
import { post, reply } from '../calls/defineCall'
import { gradeField, idField, newIdField, timestampField, userIdField, uuidField } from '../calls/fields'
import {
  accountFieldsSchema,
  accountRowSchema,
  centerIdField,
  handedOverSchema,
  newPasswordSchema,
  staffActionSchema,
  storedFieldsSchema,
  untouchedSchema,
} from './account'

export const ACCOUNT_SORTS = ['name', 'userName', 'role', 'schoolGrade', 'expiresAt', 'createdAt'] as const
export type AccountSort = (typeof ACCOUNT_SORTS)[number]

const stateChanges = [
  z.object({ change: z.literal('freeze'), until: timestampField }),
  z.object({ change: z.literal('unfreeze') }),
  z.object({ change: z.literal('end') }),
  z.object({ change: z.literal('reopen'), expiresAt: timestampField }),
] as const

/** What is done to the state of an account; it holds from now on (SR-03). */
const accountChangeSchema = z.discriminatedUnion('change', stateChanges)
export type AccountChange = z.infer<typeof accountChangeSchema>

/** Accounts that one call changes. */
const MAX_CHANGED_ACCOUNTS = 500

/** What is done to many at once. */
const bulkChangeSchema = z.discriminatedUnion('change', [
  ...stateChanges,
  /** Learners leave the other classes of its center; staff teach it besides. */
  z.object({ change: z.literal('move'), classId: uuidField }),
])
export type BulkChange = z.infer<typeof bulkChangeSchema>

export const peopleAccountCalls = {
  listAccounts: post({
    path: 'people',
    function: 'listAccounts',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      /** In names, user name and the school's id. */
      search: z._default(z.string().check(z.maxLength(100)), ''),
      role: z.nullish(roleSchema),
      centerId: z.nullish(centerIdField),
      classId: z.nullish(uuidField),
      state: z.nullish(accountStatusSchema),
      schoolGrade: z.nullish(gradeField),
      sort: z._default(z.enum(ACCOUNT_SORTS), 'name'),
      isDescending: z._default(z.boolean(), false),
      page: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
      pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 25),
    }),
    result: reply({ accounts: z.array(accountRowSchema), total: z.int() }),
    summary: 'The accounts that the caller may see, a page at a time.',
    source: ['SR-04'],
  }),
  getAccount: post({
    path: 'people',
    function: 'getAccount',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({ userId: userIdField }),
    result: reply({
      account: accountRowSchema,
      fields: storedFieldsSchema,
      /** Another one whenever one of the fields is; a server of the version before gives none. */
      revision: z.optional(z.string()),
      /** Whether there is a password; without one only a link opens the account. */
      hasPassword: z.boolean(),
      hasSecondFactor: z.boolean(),
      createdAt: timestampField,
      /** The latest first. */
      history: z.array(staffActionSchema),
    }),
    summary: 'An account as those who manage it see it, with what staff did to it.',
    source: ['SR-04', 'ENT-01'],
  }),
  createAccount: post({
    path: 'people',
    function: 'createAccount',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      newId: newIdField,
      account: accountFieldsSchema,
      newPassword: newPasswordSchema,
    }),
    result: reply({ userId: z.string(), handedOver: handedOverSchema }),
    summary: 'Makes an account.',
    source: ['SR-04', 'ROLE-01', 'SR-05'],
  }),
  updateAccount: post({
    path: 'people',
    function: 'updateAccount',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({
      userId: userIdField,
      /** As it was read: what somebody has changed since then is not written over. Pages of the version before send none. */
      revision: z.optional(z.string().check(z.maxLength(64))),
      account: accountFieldsSchema,
    }),
    result: reply({}),
    summary:
      'Changes an account that is still as the caller has read it; what it may no longer do ends at once.',
    source: ['SR-04', 'ROLE-01', 'SR-05'],
  }),
  changeAccountState: post({
    path: 'people',
    function: 'changeAccountState',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({ userId: userIdField, change: accountChangeSchema }),
    result: reply({}),
    summary: 'Freezes an account, ends it, or takes that back. Its tokens end at once.',
    source: ['SR-03', 'SR-04'],
  }),
  removeSecondFactor: post({
    path: 'people',
    function: 'removeSecondFactor',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({ userId: userIdField }),
    result: reply({}),
    summary: 'Removes the second factor of an account, whose owner has lost it. Its tokens end at once.',
    source: ['SR-02', 'SR-04'],
  }),
  changeAccounts: post({
    path: 'people',
    function: 'changeAccounts',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      accounts: z.array(idField).check(z.minLength(1), z.maxLength(MAX_CHANGED_ACCOUNTS)),
      change: bulkChangeSchema,
    }),
    result: reply({
      changed: z.int(),
      /** They were like this before. */
      unchanged: z.int(),
      untouched: z.array(untouchedSchema),
    }),
    summary:
      'Freezes, ends or opens accounts, or moves them into a class, all in one transaction. Those that are not the caller’s to change are left alone and named.',
    source: ['SR-03', 'SR-04'],
  }),
  resetPassword: post({
    path: 'people',
    function: 'resetPassword',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({ userId: userIdField, newPassword: newPasswordSchema }),
    result: reply({ handedOver: handedOverSchema }),
    summary: 'Gives an account another password, or a link to set one. Its tokens and older links end.',
    source: ['SR-02', 'SR-04'],
  }),
}
