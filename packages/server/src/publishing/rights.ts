import type { Role } from '@wordstride/api'
import type { Caller } from '../access/caller'
import type { DraftRow } from '../db/schema'

const REVIEWERS: readonly Role[] = ['lcadmin', 'admin']

/** Who may use the rendering tool writes drafts; the calls ask for that toggle. */
export const rightsOf = ({ user: { role } }: Caller) => ({
  mayReview: REVIEWERS.includes(role),
  /** The content is that of all centers. */
  mayPublish: role === 'admin',
})

const isOwner = ({ user }: Caller, { ownerId }: Pick<DraftRow, 'ownerId'>): boolean => user.userId === ownerId

export const mayChange = (caller: Caller, draft: Pick<DraftRow, 'ownerId'>): boolean =>
  isOwner(caller, draft) || caller.user.role === 'admin'

/** Nobody approves what he has written himself, but an admin, who may be alone. */
export const mayDecide = (caller: Caller, draft: Pick<DraftRow, 'ownerId'>): boolean =>
  rightsOf(caller).mayReview && (!isOwner(caller, draft) || caller.user.role === 'admin')
