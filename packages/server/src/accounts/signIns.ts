import { refuse, type SignIn, succeed } from '@wordstride/api'
import { hashSecret } from '../access/hashSecret'
import { findLiveTokens, revokeTokens } from '../access/tokens'
import type { Handler, Handlers } from '../dispatch/callContext'
import { describeDevice } from './describeDevice'

/** A name for a token that opens nothing, and is not what is stored of it. */
const signInId = (tokenHash: string): string => hashSecret(`sign-in ${tokenHash}`).slice(0, 32)

/** Where one was last is nobody's business to the minute, not even of who looks over one's shoulder. */
const HOUR_MS = 3_600_000
const atHour = (moment: Date): number => Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS

const listSignIns: Handler<'listSignIns'> = async (_params, { db, now, caller }) => {
  const live = await findLiveTokens(db, caller.user.userId, now)
  const signIns = live.map(
    ({ tokenHash, issuedAt, usedAt, userAgent }): SignIn => ({
      signInId: signInId(tokenHash),
      device: describeDevice(userAgent),
      signedInAt: issuedAt.getTime(),
      usedAt: atHour(usedAt),
      isHere: tokenHash === caller.tokenHash,
    }),
  )
  signIns.sort((a, b) => Number(b.isHere) - Number(a.isHere) || b.signedInAt - a.signedInAt)
  return succeed({ signIns })
}

/** The one at hand ends with `logout` alone. */
const endSignIns: Handler<'endSignIns'> = async (params, { db, now, caller }) => {
  const { userId } = caller.user
  const others = (await findLiveTokens(db, userId, now)).filter(
    ({ tokenHash }) => tokenHash !== caller.tokenHash,
  )
  const wanted = others.filter(
    ({ tokenHash }) => params.signInId === null || signInId(tokenHash) === params.signInId,
  )
  if (params.signInId !== null && wanted.length === 0) return refuse('sign_in_unknown')
  const ended = await revokeTokens(
    db,
    userId,
    wanted.map(({ tokenHash }) => tokenHash),
  )
  return succeed({ ended })
}

export const signInHandlers = { listSignIns, endSignIns } satisfies Partial<Handlers>
