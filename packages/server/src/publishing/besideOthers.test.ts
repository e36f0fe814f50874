import { eq, inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drafts } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'
import { editors, problemText } from '../testing/publishing'
import { untilWaitedFor } from '../testing/untilWaitedFor'

/** The embedded database has one connection: nobody waits for a lock there. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('beside others who write drafts', () => {
  let test: TestApp
  let staff: Awaited<ReturnType<typeof editors>>
  beforeAll(async () => {
    test = await createTestApp({ contentPack: await loadSmallPack() })
    staff = await editors(test)
  })
  afterAll(() => test.close())

  const draftOf = async (draftId: string) =>
    (await test.db.select().from(drafts).where(eq(drafts.draftId, draftId)))[0]

  it('an import leaves a draft as it is that comes in the place of another one and is published meanwhile', async () => {
    const imported = (text: string) =>
      staff.author('importDrafts', {
        ...{ skillId: 'la.2.nouns', pool: 'E', level: null, chosen: [1], fileName: 'quiz.gift' },
        content: Buffer.from(text).toString('base64'),
      })
    const quiz = '::Two:: Which is a noun? {=lamp ~run}'
    const made = await imported(quiz)
    const earlierId = made.isSuccess ? String(made.drafts[0]?.draftId) : ''
    const earlier = await draftOf(earlierId)
    if (!earlier) throw new Error('There is no draft.')
    const later = { ...earlier, draftId: newId(), createdAt: new Date(earlier.createdAt.getTime() + 1) }
    await test.db.insert(drafts).values(later)

    const second = await test.db.transaction(async (publishing) => {
      await publishing.update(drafts).set({ state: 'published' }).where(eq(drafts.draftId, earlierId))
      const importing = await test.db.transaction(async (withdrawing) => {
        await withdrawing.update(drafts).set({ state: 'withdrawn' }).where(eq(drafts.draftId, later.draftId))
        const reply = imported(quiz.replace('~run', '~sing'))
        await untilWaitedFor(withdrawing)
        return { reply }
      })
      await untilWaitedFor(publishing)
      return importing
    })
    expect(await second.reply).toMatchObject({ drafts: [{ kind: 'added', problemId: earlier.problemId }] })
    expect(await draftOf(earlierId)).toMatchObject({ state: 'published', revision: 1 })
  })

  it('a draft that is sent several times at once is begun once, and every time it is told so', async () => {
    const draft = {
      ...{ draftId: newId(), revision: null, problemId: 'la.2.nouns.E40', language: 'yaml' as const },
      text: problemText('E40', 'Which is a thing?'),
    }
    const replies = await Promise.all(Array.from({ length: 5 }, () => staff.author('saveDraft', draft)))
    for (const reply of replies) expect(reply).toMatchObject({ draftId: draft.draftId, revision: 1 })
  })

  it('a way back takes the drafts in the order in which imports take them', async () => {
    const [first, second] = [newId(), newId()]
    const approved = (draftId: string, id: string) =>
      staff.approved(`la.2.nouns.${id}`, problemText(id, `Which is thing ${id}?`), { draftId })
    const later = await approved(second, 'E31')
    const from = await staff.publish(later, await approved(first, 'E30'))
    const back = await test.db.transaction(async (tx) => {
      await tx.select().from(drafts).where(eq(drafts.draftId, first)).for('update')
      const reply = staff.admin('rollBack', { number: from - 1, from })
      await untilWaitedFor(tx)
      await tx.select().from(drafts).where(eq(drafts.draftId, second)).for('update', { noWait: true })
      return { reply }
    })
    expect(await back.reply).toMatchObject({ number: from + 1 })
    const reopened = await test.db
      .select()
      .from(drafts)
      .where(inArray(drafts.draftId, [first, second]))
    expect(reopened.map(({ state }) => state)).toEqual(['draft', 'draft'])
  })
})
