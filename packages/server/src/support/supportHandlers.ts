import { refuse, succeed } from '@wordstride/api'
import { CORPORATE_CENTER_IDS } from '@wordstride/learning'
import { asc, eq } from 'drizzle-orm'
import { menuAuthOf } from '../access/toggles'
import type { Database } from '../db/database'
import { learningCenters, userCenters } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'

/** Where the first centre of a user is, if it is one of the company's own (SUP-05). */
async function findCorporateCenter(db: Database, userId: string) {
  const [first] = await db
    .select({
      id: learningCenters.id,
      name: learningCenters.name,
      address: learningCenters.address,
      phone: learningCenters.phone,
      email: learningCenters.email,
    })
    .from(userCenters)
    .innerJoin(learningCenters, eq(learningCenters.id, userCenters.centerId))
    .where(eq(userCenters.userId, userId))
    .orderBy(asc(userCenters.centerId))
    .limit(1)
  if (!first || !CORPORATE_CENTER_IDS.includes(first.id)) return null
  const { id: _, ...center } = first
  return center
}

export const supportHandlers = {
  getSupportInfo: async (_params, { site }) => succeed({ supportInfo: site.supportInfo }),

  /** SUP-04: by id, in whatever order they were written. */
  getReviewOutline: async (_params, { site }) =>
    succeed({ reviewOutline: [...site.reviewOutline].sort((a, b) => a.id - b.id) }),

  getCenterNotice: async (_params, { db, caller, site }) =>
    succeed({ notice: site.centerNotice, center: await findCorporateCenter(db, caller.user.userId) }),

  /** What a school writes for the testers of /secret is for them alone (G-21, SR-04). */
  async getPageText({ page }, { caller, site }) {
    if (caller === null) return succeed(site.pageTexts.signedOut[page])
    if (page === 'secret' && !menuAuthOf(caller.user).secret) return refuse('not_allowed')
    return succeed(site.pageTexts.signedIn[page])
  },
} satisfies Pick<Handlers, 'getSupportInfo' | 'getReviewOutline' | 'getCenterNotice' | 'getPageText'>
