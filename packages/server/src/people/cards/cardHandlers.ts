import { type LoginCard, refuse, succeed } from '@wordstride/api'
import { and, inArray } from 'drizzle-orm'
import { revokeTokensOf } from '../../access/tokens'
import { recordStaffActions } from '../../audit/recordStaffAction'
import { users } from '../../db/schema'
import type { Handler, Handlers } from '../../dispatch/callContext'
import { hashPasswords } from '../hashPasswords'
import { holdManaged } from '../holdManaged'
import { holdManager } from '../holdManager'
import { makeOneTimeLinks } from '../oneTimeLinks'
import { findManager } from '../rights'
import { storePassword } from '../storePassword'
import { findCardClass, findCardPupils, getsCard, pupilsOf } from './classPupils'
import { makeSecret } from './makeSecret'

const makeLoginCards: Handler<'makeLoginCards'> = async (
  { classId, students, pictures },
  { db, now, caller },
) => {
  const manager = await findManager(db, caller)
  const found = classId ? await findCardClass(db, manager, classId) : null
  if (classId && found === null) return refuse('not_allowed')
  const group = and(
    found ? pupilsOf(db, found.classId) : undefined,
    found && !students ? undefined : inArray(users.userId, [...(students ?? [])]),
  )
  const pupils = await findCardPupils(db, manager, group, now)
  if (pupils.length === 0) return refuse('no_pupils_for_cards')
  const secrets = pupils.map((pupil) => makeSecret(pupil, pictures))
  const hashes = await hashPasswords(secrets.map(({ password }) => password))
  return db.transaction(async (tx) => {
    const asked = pupils.map(({ userId }) => userId)
    const actor = await holdManager(tx, { caller, now })
    const held = await holdManaged(tx, actor, asked, (by, account, ownPupils) =>
      getsCard(by, account, ownPupils, now),
    )
    if (classId && (await findCardClass(tx, actor, classId)) === null) return refuse('not_allowed')
    if (held.size === 0) return refuse('no_pupils_for_cards')
    const userIds = asked.filter((userId) => held.has(userId))
    for (const [index, { userId }] of pupils.entries()) {
      const pupil = held.get(userId)
      if (!pupil) continue
      await storePassword(tx, pupil, hashes[index] ?? null)
      await revokeTokensOf(tx, userId)
    }
    const links = await makeOneTimeLinks(tx, userIds, 'sign_in', now)
    await recordStaffActions(
      tx,
      userIds.map((userId) => ({
        staffId: actor.userId,
        userId,
        action: 'login_card_made',
        details: classId ? { classId } : {},
      })),
      now,
    )
    const linkOf = new Map(links.map((link) => [link.userId, link]))
    const cards = pupils.flatMap(({ userId }, index): LoginCard | [] => {
      const pupil = held.get(userId)
      const link = linkOf.get(userId)
      const secret = secrets[index]
      // Who was deleted meanwhile, or is not to have one any more.
      if (!pupil || !link) return []
      return {
        userId,
        firstName: pupil.firstName,
        lastName: pupil.lastName,
        userName: pupil.userName,
        password: secret?.password ?? '',
        pictures: secret?.pictures ?? null,
        linkSecret: link.secret,
        linkExpiresAt: link.expiresAt.getTime(),
      }
    })
    return succeed({ className: found?.name ?? null, cards })
  })
}

export const loginCardHandlers = { makeLoginCards } satisfies Partial<Handlers>
