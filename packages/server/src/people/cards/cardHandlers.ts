import { type LoginCard, refuse, succeed } from '@wordstride/api'
import { revokeTokensOf } from '../../access/tokens'
import { recordStaffActions } from '../../audit/recordStaffAction'
import type { Handler, Handlers } from '../../dispatch/callContext'
import { hashPasswords } from '../hashPasswords'
import { makeOneTimeLinks } from '../oneTimeLinks'
import { findManager } from '../rights'
import { storePassword } from '../storePassword'
import { findCardClass, findCardPupils } from './classPupils'
import { makeSecret } from './makeSecret'

const makeLoginCards: Handler<'makeLoginCards'> = async (
  { classId, students, pictures },
  { db, now, caller },
) => {
  const manager = await findManager(db, caller)
  const found = await findCardClass(db, manager, classId)
  if (found === null) return refuse('not_allowed')
  const all = await findCardPupils(db, manager, found, now)
  const pupils = students ? all.filter(({ userId }) => students.includes(userId)) : all
  if (pupils.length === 0) return refuse('no_pupils_for_cards')
  const secrets = pupils.map((pupil) => makeSecret(pupil, pictures))
  const hashes = await hashPasswords(secrets.map(({ password }) => password))
  const cards = await db.transaction(async (tx) => {
    for (const [index, pupil] of pupils.entries()) {
      await storePassword(tx, pupil, hashes[index] ?? null)
      await revokeTokensOf(tx, pupil.userId)
    }
    const userIds = pupils.map(({ userId }) => userId)
    const links = await makeOneTimeLinks(tx, userIds, 'sign_in', now)
    await recordStaffActions(
      tx,
      userIds.map((userId) => ({
        staffId: manager.userId,
        userId,
        action: 'login_card_made',
        details: { classId },
      })),
      now,
    )
    return pupils.map(({ userId, firstName, lastName, userName }, index): LoginCard => {
      const link = links[index]
      const secret = secrets[index]
      return {
        userId,
        firstName,
        lastName,
        userName,
        password: secret?.password ?? '',
        pictures: secret?.pictures ?? null,
        linkSecret: link?.secret ?? '',
        linkExpiresAt: link?.expiresAt.getTime() ?? 0,
      }
    })
  })
  return succeed({ className: found.name, cards })
}

export const loginCardHandlers = { makeLoginCards } satisfies Partial<Handlers>
