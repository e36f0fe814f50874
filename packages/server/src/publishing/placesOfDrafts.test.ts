import type { ContentPack, PackProblem } from '@wordstride/content'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessions, testProblems } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'
import { editors, problemText } from '../testing/publishing'
import { type TestReply, testTaker } from '../testing/testTaker'

const LANGUAGE = 'test.2.nouns.LS1'
const READING = 'test.2.detail.RC51'
const ANSWER = 'gate by the lake'

const languageText = (id = 'LS1', answer = 'gate'): string => `id: ${id}
topic: nouns
prompt: "Which word in the sentence is a **noun**?\\n\\nThe rusty gate creaked loudly."
answer: "${answer}"
wrong: ["rusty", "creaked", "loudly"]
why: "A gate is a thing, so gate is a noun."
`

let test: TestApp
let pack: ContentPack
let staff: Awaited<ReturnType<typeof editors>>
let taker: ReturnType<typeof testTaker>
let pupil: string
beforeEach(async () => {
  const small = await loadSmallPack()
  // One form of language: two problems fewer are too few.
  pack = {
    ...small,
    tests: small.tests.filter(({ problem_id }) => !/\.LS(?:1[3-9]|[2-9]\d)$/.test(problem_id)),
  }
  test = await createTestApp({ contentPack: pack })
  staff = await editors(test)
  pupil = await test.login('student')
  taker = testTaker(test, await test.login('superstudent'))
})
afterEach(() => test.close())

const codeOf = (reply: object) => ('code' in reply ? reply.code : null)

/** Asks all that the tests of the grade have about language, and more. */
const WHOLE = { testType: 'english_test', sectionType: 'ae.la', testGrade: 2, testLength: 60 } as const
const wholeTest = () => taker.start(WHOLE)

const askedIn = async (session: TestReply): Promise<string[]> => {
  const rows = await test.db.select().from(testProblems).orderBy(testProblems.seq)
  return rows.filter(({ sessionId }) => sessionId === session.sessionId).map(({ problemId }) => problemId)
}

const ofPack = (problemId: string): PackProblem => {
  const all = [...pack.tests, ...pack.chapters.flatMap(({ skills }) => skills.flatMap((one) => one.problems))]
  const entry = all.find(({ problem_id }) => problem_id === problemId)
  if (!entry) throw new Error(`${problemId} is not in the pack.`)
  return entry
}

/** The full form, as the desk begins with it. */
const fullText = ({ problem, level }: PackProblem, change: object = {}): string =>
  JSON.stringify({ ...problem, ...(level === null ? {} : { level }), ...change })

const errorsOf = async (...chosen: { draftId: string; revision: number }[]) => {
  const reply = await staff.admin('previewRelease', { chosen })
  if (!reply.isSuccess) throw new Error(reply.message)
  return reply.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)
}

describe('a draft of a test problem', () => {
  it('serves the next test; an open one and its result keep what they have; going back serves the files', async () => {
    const open = await wholeTest()
    const asked = await askedIn(open)
    expect(asked).toContain(LANGUAGE)
    const shown = JSON.stringify(open.problems)
    await staff.publish(await staff.approved(LANGUAGE, languageText()))
    expect(JSON.stringify((await taker.resume(open)).problems)).toBe(shown)
    expect(await askedIn(open)).toEqual(asked)

    await taker.end(open, 'left')
    const other = testTaker(test, await test.login('af100001'))
    const next = await other.start(WHOLE)
    const then = await askedIn(next)
    expect(then).toContain(`${LANGUAGE}~1`)
    expect(then).not.toContain(LANGUAGE)
    await other.end(next, 'left')

    await staff.admin('rollBack', { number: 0, from: 1 })
    const last = testTaker(test, await test.login('tutor'))
    expect(await askedIn(await last.start(WHOLE))).toContain(LANGUAGE)
  })

  it('is no new problem to who was asked it before it was changed', async () => {
    const first = await taker.start({ ...WHOLE, testLength: 20 })
    const asked = await askedIn(first)
    await taker.end(first, 'left')
    const [seen] = asked.filter((id) => /^test\..*\.LS/.test(id)).toSorted()
    if (!seen) throw new Error('No problem of the tests was asked.')
    await staff.publish(
      await staff.approved(seen, fullText(ofPack(seen), { hintItems: [{ value: 'Read it once more.' }] }), {
        language: 'json',
      }),
    )
    test.advance(3_600_000)
    const again = await askedIn(await taker.start(WHOLE))
    expect(again).not.toContain(`${seen}~1`)
  })

  it('has the form of the files: the usual question or any type, its topic, and for reading its passage', async () => {
    const check = async (problemId: string, text: string, language: 'yaml' | 'json' = 'yaml') => {
      const reply = await staff.author('checkDraft', { problemId, text, language })
      if (!reply.isSuccess) throw new Error(reply.message)
      return { problem: reply.problem, messages: reply.findings.map(({ message }) => message) }
    }
    const built = await check(LANGUAGE, languageText())
    expect(built.problem).toMatchObject({
      ...{ problem_id: LANGUAGE, section_type: 'ae.ls', grade_id: 2, skill_id: 'test.2.nouns' },
      ...{ problem_type: 'selection', hintItems: [] },
    })
    expect((await check(LANGUAGE, fullText(ofPack(LANGUAGE)), 'json')).problem).toEqual(
      ofPack(LANGUAGE).problem,
    )
    expect((await check(LANGUAGE, languageText().replace('topic: nouns', 'topic: verbs'))).messages).toEqual([
      'The topic is "nouns".',
    ])
    expect((await check(LANGUAGE, `${languageText()}level: 2\n`)).problem).toBeNull()
    expect((await check(READING, languageText('RC51').replace('nouns', 'detail'))).messages).toContain(
      'A reading problem has a passage.',
    )
    expect((await check(READING, fullText(ofPack(READING)), 'json')).problem).toEqual(ofPack(READING).problem)
  })

  it('has a place where the files have one', async () => {
    const placeOf = async (problemId: string) => codeOf(await staff.author('getDraftPlace', { problemId }))
    const without = [
      ...['la.2.nouns.T1', 'because.AE1', 'because.T2', 'because.RC1', 'nosuchword.E1'],
      ...['test.2.nouns.E1', 'test.13.nouns.LS1', 'test.2.nouns.LS1~1', 'test.2.Nouns.LS1'],
    ]
    for (const problemId of without)
      expect([problemId, await placeOf(problemId)]).toEqual([problemId, 'draft_place_unknown'])
    for (const problemId of ['because.T1', 'because.P9', 'test.2.new-topic.LS77', 'test.0.nouns.RC1'])
      expect([problemId, await placeOf(problemId)]).toEqual([problemId, null])
  })

  it('is not published where the tests of its grade would have too few problems, or two texts of one title', async () => {
    const removals = ['LS1', 'LS2'].map((id) => {
      const entry = pack.tests.find(({ problem_id }) => problem_id.endsWith(`.${id}`))
      return staff.approved(entry?.problem_id ?? '', '', { isRemoval: true })
    })
    expect(await errorsOf(...(await Promise.all(removals)))).toContain('10 problems of ae.ls; at least 12.')
    const { problem } = ofPack(READING)
    const blocks = JSON.stringify(problem.problemItems).replace('rained', 'snowed')
    const draft = await staff.approved(
      READING,
      fullText(ofPack(READING), { problemItems: JSON.parse(blocks) }),
      { language: 'json' },
    )
    expect(await errorsOf(draft)).toContainEqual(expect.stringMatching(/^Its passage reads otherwise/))
    expect(codeOf(await staff.admin('publishDrafts', { chosen: [draft], note: '', dueAt: null }))).toBeNull()
    const reading = await staff.author('getDraftPlace', { problemId: READING })
    expect(reading).toMatchObject({ place: { skillName: 'detail', served: problem } })
  })
})

describe('the key of a test problem', () => {
  it('[SR-04] is told to those alone who may write, whatever an account was given', async () => {
    const { draftId } = await staff.save(LANGUAGE, languageText('LS1', ANSWER))
    await test.db.execute(
      sql`update users set toggle_overrides = '{"problem_rendering": true}' where user_id = 'student'`,
    )
    const calls = [
      ['listDrafts', {}],
      ['getDraft', { draftId }],
      ['getDraftPlace', { problemId: LANGUAGE }],
      ['checkDraft', { problemId: LANGUAGE, language: 'yaml', text: languageText() }],
      ['previewRelease', { chosen: [{ draftId, revision: 1 }] }],
      ['exportPublished', {}],
    ] as const
    for (const name of ['student', 'superstudent', 'teacher']) {
      const token = await test.login(name)
      for (const [call, params] of calls) {
        const reply = await test.call(call, params as never, token)
        expect([name, call, reply.isSuccess]).toEqual([name, call, false])
        expect(JSON.stringify(reply)).not.toContain(ANSWER)
      }
    }
    expect(await staff.author('getDraft', { draftId })).toMatchObject({ draft: { problemId: LANGUAGE } })
  })

  it('does not leave with a test that asks it, before or after it is published', async () => {
    await staff.publish(await staff.approved(LANGUAGE, languageText()))
    const session = await wholeTest()
    expect(await askedIn(session)).toContain(`${LANGUAGE}~1`)
    const wire = JSON.stringify(session)
    for (const told of [LANGUAGE, '~1', 'so gate is a noun', 'isCorrect', 'explanation'])
      expect([told, wire.includes(told)]).toEqual([told, false])
  })

  it('is not published into a lesson, where its own students would read it', async () => {
    const copy = (id: string) =>
      problemText(id, 'Which word in the sentence is a **noun**?\\n\\nThe sleepy owl sat quietly.')
    const draft = await staff.save('la.2.nouns.E60', copy('E60'))
    expect(codeOf(await staff.author('noteDraft', { ...draft, kind: 'sent', text: '' }))).toBe('draft_faulty')
    const inWord = await staff.save('because.E60', copy('E60'))
    expect(codeOf(await staff.author('noteDraft', { ...inWord, kind: 'sent', text: '' }))).toBe(
      'draft_faulty',
    )
    await test.db.execute(sql`update drafts set state = 'approved'`)
    expect(await errorsOf(draft)).toContainEqual(expect.stringContaining(`Stands in ${LANGUAGE}, too`))
    expect(await errorsOf(inWord)).toContainEqual(expect.stringContaining(`Stands in ${LANGUAGE}, too`))
  })

  it('has nothing of a lesson of another grade', async () => {
    const lesson = problemText('E60', 'Which is a **noun**?\\n\\nThe captain hid a silver whistle.')
    await staff.publish(await staff.approved('la.2.nouns.E60', lesson))
    await test.db.execute(sql`update problems set grade_id = 9 where problem_id = 'la.2.nouns.E60'`)
    const text = languageText().replace('The rusty gate creaked loudly', 'The captain hid a silver whistle')
    const draft = await staff.save(LANGUAGE, text)
    await test.db.execute(sql`update drafts set state = 'approved' where problem_id = ${LANGUAGE}`)
    expect(await errorsOf(draft)).toContainEqual(expect.stringContaining('Stands in la.2.nouns.E60, too'))
  })
})

describe('a draft of a word’s problem', () => {
  const BECAUSE = { sectionType: 'ae.voc', gradeId: 2, chapterId: 1, skillId: 'because' } as const
  const lesson = async () => {
    const reply = await test.call('skillLearning', BECAUSE, pupil)
    if (!reply.isSuccess) throw new Error(reply.message)
    return reply.exercises.map(({ problemId }) => problemId)
  }
  const HINT = { hintItems: [{ value: 'Think of apples in a basket.' }] }

  it('serves the next session, the open one keeps its own, and going back serves the list again', async () => {
    const open = await lesson()
    expect(open).toContain('because.E1')
    const change = (id: string) =>
      staff.approved(`because.${id}`, fullText(ofPack(`because.${id}`), HINT), { language: 'json' })
    await staff.publish(await change('E1'), await change('P1'))
    expect(await lesson()).toEqual(open)
    await test.db.update(sessions).set({ sessionStatus: 'left' }).where(sql`true`)
    expect(await lesson()).toEqual(open.map((id) => (id === 'because.E1' ? 'because.E1~1' : id)))
    await test.db.update(sessions).set({ sessionStatus: 'left' }).where(sql`true`)
    await staff.admin('rollBack', { number: 0, from: 1 })
    expect(await lesson()).toEqual(open)
  })

  it('keeps the form that its level says', async () => {
    const first = ofPack('because.P1')
    const other = ofPack('because.P2')
    const swapped = await staff.approved(
      'because.P1',
      fullText(other, { problem_id: 'because.P1', level: first.level }),
      {
        language: 'json',
      },
    )
    expect(await errorsOf(swapped)).toEqual(
      expect.arrayContaining([expect.stringMatching(/is left at level 0 of this word\.$/)]),
    )
    const removal = await staff.approved('because.P5', '', { isRemoval: true })
    expect(await errorsOf(removal)).toEqual([expect.stringMatching(/is left at level 4 of this word\.$/)])
  })
})
