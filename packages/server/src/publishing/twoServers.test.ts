import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../db/openDatabase'
import { sessions } from '../db/schema'
import { createTestApp } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'
import { editors, problemText } from '../testing/publishing'

const serverUrl = process.env.TEST_DATABASE_URL
const NOUNS = { sectionType: 'ae.la', gradeId: 2, chapterId: 1, skillId: 'la.2.nouns' } as const

describe.skipIf(!serverUrl)('two servers of one database', () => {
  it('switch together to what one of them publishes and takes back, and neither starts again', async () => {
    const one = await createTestApp({ contentPack: await loadSmallPack() })
    const [row] = (await one.db.execute(sql`select current_database() as name`)) as unknown as {
      name: string
    }[]
    const address = new URL(serverUrl ?? '')
    address.pathname = `/${row?.name}`
    const database = await openDatabase({ dataDir: '', databaseUrl: address.href })
    const other = await createTestApp({ database })
    try {
      const token = await one.login('student')
      /** Practice and graded work, of which the one reads rows and the other a cache of its process. */
      const served = async (test: typeof one) => {
        const lesson = await test.call('skillLearning', NOUNS, token)
        const graded = await test.call('takeProficiency', { sectionType: 'ae.la', currentGrade: 2 }, token)
        if (!lesson.isSuccess || !graded.isSuccess) throw new Error('No session.')
        await one.db.update(sessions).set({ sessionStatus: 'left' }).where(sql`true`)
        return lesson.exercises.map(({ problemId }) => problemId)[0]
      }
      expect([await served(one), await served(other)]).toEqual(['la.2.nouns.E1', 'la.2.nouns.E1'])

      const staff = await editors(one)
      await staff.publish(await staff.approved('la.2.nouns.E1', problemText('E1', 'Which is a thing?')))
      expect([await served(other), await served(one)]).toEqual(['la.2.nouns.E1~1', 'la.2.nouns.E1~1'])

      const elsewhere = await editors(other)
      expect(await elsewhere.admin('rollBack', { number: 0, from: 1 })).toMatchObject({ number: 2 })
      expect([await served(one), await served(other)]).toEqual(['la.2.nouns.E1', 'la.2.nouns.E1'])
    } finally {
      await other.close()
      await one.close()
    }
  })

  it('publish drafts as they were approved: who saves one meanwhile is before the release or too late', async () => {
    const test = await createTestApp({ contentPack: await loadSmallPack() })
    try {
      const staff = await editors(test)
      const ids = ['E20', 'E21', 'E22', 'E23', 'E24', 'E25']
      const chosen = []
      for (const id of ids)
        chosen.push(await staff.approved(`la.2.nouns.${id}`, problemText(id, `Which is thing ${id}?`)))
      const publishing = staff.admin('publishDrafts', { chosen, note: '', dueAt: null })
      const saves = chosen.map(async (draft, i) => {
        await sleep(15 * i)
        const text = problemText(ids[i] ?? '', 'Which of these is a thing?')
        const problemId = `la.2.nouns.${ids[i]}`
        return staff.author('saveDraft', { ...draft, problemId, language: 'yaml', text })
      })
      const [published, saved] = [await publishing, await Promise.all(saves)]
      const states = await Promise.all(chosen.map(({ draftId }) => staff.author('getDraft', { draftId })))
      const isPublished = published.isSuccess && published.number !== null
      for (const [i, reply] of states.entries()) {
        const isSaved = saved[i]?.isSuccess ?? false
        expect(isSaved && isPublished).toBe(false)
        expect(reply).toMatchObject({
          draft: isPublished ? { state: 'published', revision: 1 } : { revision: isSaved ? 2 : 1 },
        })
      }
    } finally {
      await test.close()
    }
  })

  it('publish one after the other: the second sees what the first has done', async () => {
    const test = await createTestApp({ contentPack: await loadSmallPack() })
    try {
      const staff = await editors(test)
      const draft = await staff.approved('la.2.nouns.E1', problemText('E1', 'Which is a thing?'))
      const publish = (note: string) => staff.admin('publishDrafts', { chosen: [draft], note, dueAt: null })
      const replies = await Promise.all([publish('One.'), publish('Two.')])
      expect(replies.map((reply) => reply.isSuccess && reply.number).sort()).toEqual([1, null])
    } finally {
      await test.close()
    }
  })
})
