import * as z from 'zod/mini'
import { refusalSchema } from './refusalSchema'
import type { Toggle } from './toggles'

/**
 * Who may make a call (SR-04). `optional`: a dead token is no refusal; `own`: for oneself only; `reach`: oneself,
 * or staff for their students.
 */
export type Access = 'public' | 'optional' | 'token' | 'own' | 'reach'

/** What a lost network does in the client: sign out (AUTH-18), or nothing (C-04). */
export type FailureRule = 'sign_out' | 'keep'

interface CallBase<TParams extends z.ZodMiniType, TResult extends z.ZodMiniType, TAccess extends Access> {
  /**
   * Below the prefix `/english/api/v1.0/`, or with a slash before it a whole one; `{name}` in a GET path is filled from the
   * params.
   */
  path: string
  access: TAccess
  /** A feature toggle that the caller must have besides (SR-04, SR-05); without it the reply is a refusal. */
  toggle?: Toggle
  /** Also about those whom the caller has deleted: sent again after a lost reply it signs nobody out. */
  reachesDeleted?: true
  params: TParams
  result: TResult
  onFailure: FailureRule
  summary: string
  /** Requirement and server rule ids. */
  source: readonly string[]
}

export interface PostCall<
  TParams extends z.ZodMiniType,
  TResult extends z.ZodMiniType,
  TAccess extends Access = Access,
> extends CallBase<TParams, TResult, TAccess> {
  method: 'POST'
  /** The `function` of the body. */
  function: string
  /** Of a path with several functions, the one of a body that names none (SR-01). */
  isDefault?: boolean
  /** Further paths that serve the same function (C-25). */
  alsoOn?: readonly string[]
  /** Bytes of a body beyond the usual megabyte; it is read only after the token was checked. */
  bodyLimit?: number
}

export interface GetCall<
  TParams extends z.ZodMiniType,
  TResult extends z.ZodMiniType,
  TAccess extends Access = Access,
> extends CallBase<TParams, TResult, TAccess> {
  method: 'GET'
}

/** What a call is given with; the specification's own sign out unless they say otherwise, and no other does. */
type Given<TCall extends { source: readonly string[] }> = Omit<TCall, 'method' | 'onFailure'> & {
  onFailure?: FailureRule
}

const failureRuleOf = (source: readonly string[]): FailureRule =>
  source.some((id) => id.startsWith('API-')) ? 'sign_out' : 'keep'

export const post = <
  TParams extends z.ZodMiniType,
  TResult extends z.ZodMiniType,
  const TAccess extends Access,
>(
  call: Given<PostCall<TParams, TResult, TAccess>>,
): PostCall<TParams, TResult, TAccess> => ({
  method: 'POST',
  onFailure: failureRuleOf(call.source),
  ...call,
})

export const get = <
  TParams extends z.ZodMiniType,
  TResult extends z.ZodMiniType,
  const TAccess extends Access,
>(
  call: Given<GetCall<TParams, TResult, TAccess>>,
): GetCall<TParams, TResult, TAccess> => ({ method: 'GET', onFailure: failureRuleOf(call.source), ...call })

/** HTTP 200 with the fields of the call, or a refusal. */
export const reply = <TShape extends z.core.$ZodLooseShape>(shape: TShape) =>
  z.discriminatedUnion('isSuccess', [
    z.object({ isSuccess: z.literal(true), status: z.literal('success'), ...shape }),
    refusalSchema,
  ])

export const succeed = <TFields extends object>(fields: TFields) =>
  ({ isSuccess: true, status: 'success', ...fields }) as const
