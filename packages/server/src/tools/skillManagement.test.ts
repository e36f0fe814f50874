import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { skills, staffActions, users } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'

const PLACE = { sectionType: 'ae.la', grade: 2, chapter: 1 } as const
const SCOPE = { sectionType: 'ae.la', gradeId: 2 } as const
const pack = gradedPack({ skills: 4, grade: 2 })

let test: TestApp
let tutor: string
let student: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack, now: new Date('2026-03-09T18:00:00Z') })
  tutor = await test.login('tutor')
  student = await test.login('student')
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.update(skills).set({ isDisabled: false })
  await test.db.delete(staffActions)
})

const read = async () => succeeded(await test.call('getDisabledSkillsByChapter', PLACE, tutor))
const flip = (skillIds: string[]) => test.call('enableOrDisableSkill', { ...PLACE, skillIds }, tutor)
const setAll = (enableAllSkills: boolean) =>
  test.call('enableOrDisableAllSkillsByChapter', { ...PLACE, enableAllSkills }, tutor)

describe('skill management', () => {
  it('[API-41] speaks the fields of the wire and reads disabled_skills', async () => {
    const headers = { token: tutor, 'x-access-token': tutor }
    const place = { section_type: 'ae.la', grade: 2, chapter: 1 }
    const post = (name: string, params: object) =>
      test.post('disableskill', { function: name, params: { ...place, ...params } }, headers)
    expect((await post('enableOrDisableSkill', { skill_ids: ['k2'] })).body).toEqual({
      is_success: true,
      status: 'success',
      disabled_skills: ['k2'],
    })
    expect((await post('getDisabledSkillsByChapter', {})).body).toMatchObject({ disabled_skills: ['k2'] })
    const all = await post('enableOrDisableAllSkillsByChapter', { enable_all_skills: false })
    expect(all.body.disabled_skills).toEqual(['k1', 'k2', 'k3', 'k4'])
  })

  it('[TOOL-04] a toggle flips the state of its skill; the toggle of all sets every skill of the chapter', async () => {
    expect(await flip(['k1', 'k3'])).toMatchObject({ disabledSkills: ['k1', 'k3'] })
    expect(await flip(['k3', 'k4', 'k4'])).toMatchObject({ disabledSkills: ['k1', 'k4'] })
    expect(await setAll(false)).toMatchObject({ disabledSkills: ['k1', 'k2', 'k3', 'k4'] })
    expect(await setAll(true)).toMatchObject({ disabledSkills: [] })
    expect((await read()).skills).toHaveLength(4)
    expect((await read()).skills[0]?.standards).toEqual(['L.4.1a'])
  })

  it('a toggle that is sent again, or twice at once, does not turn the skill back', async () => {
    const switchOff = () =>
      test.call('enableOrDisableSkill', { ...PLACE, skillIds: ['k1', 'k2'], wereEnabled: true }, tutor)
    await flip(['k2'])
    const replies = await Promise.all([switchOff(), switchOff()])
    for (const reply of [...replies, await switchOff()])
      expect(reply).toMatchObject({ disabledSkills: ['k1', 'k2'] })
    expect((await read()).changes.map(({ skillIds }) => skillIds).sort()).toEqual([['k1'], ['k2']])
    const on = { ...PLACE, skillIds: ['k1'], wereEnabled: false }
    expect(await test.call('enableOrDisableSkill', on, tutor)).toMatchObject({ disabledSkills: ['k2'] })
    expect(await test.call('enableOrDisableSkill', on, tutor)).toMatchObject({ disabledSkills: ['k2'] })
  })

  it('counts what is off by chapter, and keeps a chapter whose skills are all off', async () => {
    await setAll(false)
    const { chapters } = succeeded(await test.call('listManagedChapters', {}, tutor))
    expect(chapters.find(({ sectionType }) => sectionType === 'ae.la')).toMatchObject({
      ...PLACE,
      skills: 4,
      disabled: 4,
    })
  })

  it('a skill that the content has given up is neither named nor switched', async () => {
    const retire = (isRetired: boolean) =>
      test.db.update(skills).set({ isRetired }).where(eq(skills.skillId, 'k2'))
    await retire(true)
    expect((await read()).skills.map(({ skillId }) => skillId)).toEqual(['k1', 'k3', 'k4'])
    expect(await flip(['k2'])).toMatchObject({ code: 'skill_unavailable' })
    expect(await setAll(false)).toMatchObject({ disabledSkills: ['k1', 'k3', 'k4'] })
    await retire(false)
    expect((await read()).disabledSkills).toEqual(['k1', 'k3', 'k4'])
  })

  it('writes down who switched what, and nothing where nothing changed', async () => {
    await flip(['k1'])
    test.advance(1000)
    await setAll(false)
    await setAll(false)
    expect((await read()).changes).toEqual([
      {
        staffName: 'Daniel Okafor',
        isEnabled: false,
        skillIds: ['k2', 'k3', 'k4'],
        changedAt: test.now().getTime(),
      },
      {
        staffName: 'Daniel Okafor',
        isEnabled: false,
        skillIds: ['k1'],
        changedAt: test.now().getTime() - 1000,
      },
    ])
  })

  it('takes no skill of another chapter, and changes nothing then', async () => {
    expect(await flip(['k1', 'elsewhere'])).toMatchObject({ code: 'skill_unavailable' })
    const other = { ...PLACE, chapter: 2, skillIds: ['k1'] }
    expect(await test.call('enableOrDisableSkill', other, tutor)).toMatchObject({ code: 'skill_unavailable' })
    expect((await read()).disabledSkills).toEqual([])
    expect(await test.db.$count(staffActions)).toBe(0)
  })

  it.each(['student', 'teacher'])('refuses a %s whose account was given the toggle', async (who) => {
    await test.db
      .update(users)
      .set({ toggleOverrides: { skill_management: true } })
      .where(eq(users.userId, who))
    const token = await test.login(who)
    const params = { ...PLACE, skillIds: ['k1'] }
    expect(await test.call('enableOrDisableSkill', params, token)).toMatchObject({ code: 'not_allowed' })
    const all = { ...PLACE, enableAllSkills: false }
    expect(await test.call('enableOrDisableAllSkillsByChapter', all, token)).toMatchObject({
      code: 'not_allowed',
    })
    expect((await read()).disabledSkills).toEqual([])
  })

  it('[SR-08] leaves it out of lists, sessions, counts and the score at once; the state is back when it is on', async () => {
    await setLevels(test, { k1: 4, k2: 4, k3: 4, k4: 1 }, { grade: 2 })
    const card = async () => {
      const { data } = succeeded(await test.call('userGradeProfile', { userId: 'student' }, student))
      return data[0]?.cards[0]
    }
    expect(await card()).toMatchObject({ totalSkill: 4, level1: 1, level4: 3 })
    const before = (await card())?.projectedScore ?? 0
    const afficiency = () =>
      test.call('takeAfficiency', { ...SCOPE, lowAccuracySkillCount: 4, randomSkillCount: 2 }, student)
    expect(await afficiency()).toMatchObject({ code: 'not_all_proficient' })

    await flip(['k4'])
    expect(await card()).toMatchObject({ totalSkill: 3, level1: 0, level4: 3 })
    expect((await card())?.projectedScore).toBeGreaterThan(before)
    const list = await test.call('skillsByUserid', SCOPE, student)
    expect(JSON.stringify(list)).not.toContain('k4')
    const learning = { ...SCOPE, chapterId: 1, skillId: 'k4', phase: 'LEARNING_SESSION', path: null } as const
    expect(await test.call('skillLearning', learning, student)).toMatchObject({ code: 'skill_unavailable' })
    expect(await afficiency()).toMatchObject({ isSuccess: true })
    const pupil = gradedPupil(test, student)
    const session = await pupil.take({ grade: 2 })
    expect(session.problems.map(({ skillName }) => skillName).sort()).toEqual([
      'Skill k1',
      'Skill k2',
      'Skill k3',
    ])

    await flip(['k4'])
    expect(await card()).toMatchObject({ totalSkill: 4, level1: 1, projectedScore: before })
    expect(await test.call('skillLearning', learning, student)).toMatchObject({ userSkillLevel: 1 })
  })
})
