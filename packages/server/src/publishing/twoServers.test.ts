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

  it('publish one after the other: the second sees what the first has done', async () => {
    const test = await createTestApp({ contentPack: await loadSmallPack() })
    try {
      const staff = await editors(test)
      const draft = await staff.approved('la.2.nouns.E1', problemText('E1', 'Which is a thing?'))
      const publish = () => staff.admin('publishDrafts', { chosen: [draft], note: '', dueAt: null })
      const replies = await Promise.all([publish(), publish()])
      expect(replies.map((reply) => reply.isSuccess && reply.number).sort()).toEqual([1, null])
    } finally {
      await test.close()
    }
  })
})
