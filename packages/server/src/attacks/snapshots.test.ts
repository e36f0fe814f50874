import { randomUUID } from 'node:crypto'
import type { ContentPack } from '@wordstride/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionSnapshots, sessions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { succeeded } from '../testing/gradedPupil'

const SKILLS = 40
const UNKNOWN = { isSuccess: false, code: 'session_unknown' }

let pack: ContentPack
let test: TestApp
let token: string
beforeAll(async () => {
  pack = gradedPack({ skills: SKILLS, version: 'snapshots' })
  test = await createTestApp({ contentPack: pack })
  token = await test.login('student')
})
afterAll(() => test.close())

const openSkill = async (i: number, caller = token) => {
  const { chapter_id, section_type, grade_id } = pack.chapters[0]!
  const place = { sectionType: section_type, gradeId: grade_id, chapterId: chapter_id }
  const skillId = pack.chapters[0]!.skills[i]!.skill_id
  const call = { ...place, skillId, phase: 'LEARNING_SESSION' as const, path: null }
  return succeeded(await test.call('skillLearning', call, caller)).sessionId
}

const save = (sessionId: string, snapshot: string, caller = token) =>
  test.call('saveSessionSnapshot', { sessionId, snapshot }, caller)

const rows = () => test.db.select().from(sessionSnapshots).where(eq(sessionSnapshots.userId, 'student'))

describe('a student who wants to fill the disk with snapshots', () => {
  it('saves none for a session that is invented, ended or of somebody else', async () => {
    const other = await openSkill(0, await test.login('student2'))
    const ended = await openSkill(0)
    await test.db.update(sessions).set({ sessionStatus: 'left' }).where(eq(sessions.sessionId, ended))
    for (const sessionId of [randomUUID(), other, ended])
      expect(await save(sessionId, '{}')).toMatchObject(UNKNOWN)
    expect(await rows()).toEqual([])
  })

  it('saves no text longer than the drafts of a session can be', async () => {
    const sessionId = await openSkill(1)
    await save(sessionId, 'x'.repeat(32_000))
    await expect(save(sessionId, 'x'.repeat(32_001))).rejects.toThrow('400')
  })

  it('has one row a skill, and thirty in all: the oldest go', async () => {
    const first = await openSkill(2)
    await save(first, 'first')
    await test.db
      .update(sessions)
      .set({ startedAt: new Date(0) })
      .where(eq(sessions.sessionId, first))
    const second = await openSkill(2)
    expect(second).not.toBe(first)
    await save(second, 'second')
    expect((await rows()).map(({ snapshot }) => snapshot)).not.toContain('first')
    for (let i = 3; i < SKILLS; i++) {
      test.advance(1000)
      await save(await openSkill(i), `of skill ${i}`)
    }
    const kept = (await rows()).map(({ snapshot }) => snapshot).sort()
    expect(kept).toEqual(Array.from({ length: 30 }, (_, i) => `of skill ${i + SKILLS - 30}`).sort())
  })
})
