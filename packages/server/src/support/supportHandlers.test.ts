import { CORPORATE_CENTER_IDS } from '@wordstride/learning'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { learningCenters, userCenters, users } from '../db/schema'
import { paths } from '../paths'
import { readSite } from '../site/readSite'
import { createTestApp, type TestApp } from '../testing/createTestApp'

const site = readSite({ shipped: paths.site })
const [first, second] = [...site.reviewOutline].sort((a, b) => a.id - b.id)
if (!first || !second) throw new Error('Two outlines are shipped.')

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ site: { ...site, reviewOutline: [second, first] } })
})
afterAll(() => test.close())

const ask = async (name: string, user: string) =>
  (await test.post('getSupportInfo', { function: name, params: {} }, { token: await test.login(user) })).body

const refusal = { is_success: false, code: 'not_allowed', message: 'Your account may not use this.' }

describe('getSupportInfo', () => {
  it('[API-50] [ENT-27] gives the info with empty params, and the outlines by id', async () => {
    const { support_info } = await ask('get_support_info', 'student')
    expect(Object.keys(support_info).sort()).toEqual(
      [
        'program_info',
        'general_info',
        'review',
        'review_schedule',
        'holidays',
        'time_zone',
        'FYI_message',
        'support_email',
        'franchise_note',
      ].sort(),
    )
    for (const name of ['program_info', 'general_info', 'review'])
      expect(Object.keys(support_info[name])).toEqual(
        expect.arrayContaining(['zoom_url', 'meeting_id', 'passcode', 'hours']),
      )
    const { review_outline } = await ask('get_support_review_outline', 'student')
    expect(review_outline.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id])
    for (const outline of review_outline)
      expect(Object.keys(outline)).toEqual([
        'id',
        'title',
        'subtitle',
        'instructor',
        'description',
        'concepts',
        'extras',
      ])
  })

  it('[C-20] [SUP-03] [SR-05] needs the toggle and the country US, whatever was overridden; so does its note', async () => {
    for (const name of ['get_support_info', 'get_support_review_outline']) {
      expect(await ask(name, 'teacher')).toMatchObject(refusal)
      expect(await ask(name, 'tutor')).toMatchObject({ is_success: true })
    }
    await test.db
      .update(users)
      .set({ country: 'CN', toggleOverrides: { support: true } })
      .where(eq(users.userId, 'student2'))
    const inChina = await ask('get_support_info', 'student2')
    expect(inChina).toMatchObject(refusal)
    expect(JSON.stringify(inChina)).not.toContain('franchise')
    const { support_info } = await ask('get_support_info', 'student')
    expect(support_info.franchise_note).toMatch(/not available to students of franchise learning centers/)
  })

  it('[SUP-05] [CONST-47] gives the first centre of the user if it is one of the six', async () => {
    expect(CORPORATE_CENTER_IDS).toEqual([1, 3, 4, 5, 6, 8])
    await test.db
      .insert(learningCenters)
      .values({ id: 2, name: 'Franchise', address: 'A', phone: 'P', email: 'two@center.example' })
    const centers = await test.db.select().from(learningCenters)
    for (const center of centers) {
      await test.db.delete(userCenters).where(eq(userCenters.userId, 'student'))
      await test.db.insert(userCenters).values({ userId: 'student', centerId: center.id })
      const { notice, center: found } = await ask('get_center_notice', 'student')
      expect(notice.managers_note).toBe('The managers of the centers e-mail parents the latest Zoom details.')
      const { name, address, phone, email } = center
      expect(found, String(center.id)).toEqual(center.id === 2 ? null : { name, address, phone, email })
    }
    // The first of several counts.
    await test.db.delete(userCenters).where(eq(userCenters.userId, 'student'))
    await test.db.insert(userCenters).values([8, 2].map((centerId) => ({ userId: 'student', centerId })))
    expect((await ask('get_center_notice', 'student')).center).toBeNull()
    await test.db.insert(userCenters).values({ userId: 'student', centerId: 1 })
    expect((await ask('get_center_notice', 'student')).center.name).toBe('Alder Grove')
    expect((await ask('get_center_notice', 'admin')).center).toBeNull()
  })

  it('[SR-44] a page says what its file says, to who is signed in and to who is not', async () => {
    const read = async (page: string, token?: string) =>
      (
        await test.post(
          'getSupportInfo',
          { function: 'get_page_text', params: { page } },
          token === undefined ? {} : { token },
        )
      ).body
    const student = await test.login('student')
    const { signedIn, signedOut } = site.pageTexts
    for (const page of ['about', 'privacy', 'unAuth', 'proficiencyPage'] as const) {
      expect(await read(page)).toMatchObject({ is_success: true, ...signedOut[page] })
      expect(await read(page, student)).toMatchObject({ is_success: true, ...signedIn[page] })
    }
    expect(await read('unAuth', 'a dead token')).toMatchObject(signedOut.unAuth)
    expect(await read('secret')).toMatchObject(signedOut.secret)
    expect(await read('secret', student)).toMatchObject(refusal)
    expect(await read('secret', await test.login('admin'))).toMatchObject(signedIn.secret)
  })

  it('needs a token', async () => {
    const reply = await test.post('getSupportInfo', { function: 'get_center_notice', params: {} })
    expect(reply.status).toBe(403)
  })
})
