import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftNotes, draftRevisions, drafts } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'
import { editors, problemText } from '../testing/publishing'
import { openTestDatabase } from '../testing/testDatabase'

let test: TestApp
let staff: Awaited<ReturnType<typeof editors>>
let statements: string[] = []
beforeAll(async () => {
  const database = await openTestDatabase()
  database.watch((statement) => void statements.push(statement))
  test = await createTestApp({ contentPack: await loadSmallPack(), database })
  staff = await editors(test)
})
afterAll(() => test.close())

const TEXT = problemText('E40', 'Which word names a thing?')

const codeOf = (reply: object) => ('code' in reply ? reply.code : null)

describe('saveDraft', () => {
  it('keeps every revision, and sending twice saves once', async () => {
    const params = { draftId: newId(), problemId: 'la.2.nouns.E40', language: 'yaml' as const }
    const first = await staff.author('saveDraft', { ...params, revision: null, text: TEXT })
    expect(first).toMatchObject({ isSuccess: true, revision: 1 })
    expect(await staff.author('saveDraft', { ...params, revision: null, text: TEXT })).toEqual(first)
    const text = problemText('E40', 'Which of these is a thing?')
    expect(await staff.author('saveDraft', { ...params, revision: 1, text })).toMatchObject({ revision: 2 })
    expect(await staff.author('saveDraft', { ...params, revision: 1, text })).toMatchObject({ revision: 2 })
    const kept = await test.db
      .select()
      .from(draftRevisions)
      .where(eq(draftRevisions.draftId, params.draftId))
      .orderBy(draftRevisions.revision)
    expect(kept.map((row) => row.text)).toEqual([TEXT, text])
    expect(await staff.author('getDraft', { draftId: params.draftId, revision: 1 })).toMatchObject({
      draft: { text: TEXT, problemType: 'selection', state: 'draft', mayEdit: true },
    })
  })

  it('leaves the texts that no page shows where they are', async () => {
    const readsText = (table: string) => new RegExp(`^select .*"text".* from "${table}"`)
    const draft = await staff.save('la.2.nouns.E44', problemText('E44', 'Which is it?'))
    statements = []
    await staff.author('listDrafts', {})
    await staff.author('getDraft', { draftId: draft.draftId })
    expect(statements.filter((statement) => readsText('draft_revisions').test(statement))).toEqual([])
    // Of the one that is opened.
    expect(statements.filter((statement) => readsText('drafts').test(statement))).toHaveLength(1)
  })

  it('never writes over what somebody else has saved meanwhile, and says so', async () => {
    const draft = await staff.save('la.2.nouns.E41', problemText('E41', 'Which is it?'))
    const mine = { ...draft, problemId: 'la.2.nouns.E41', language: 'yaml' as const }
    await staff.admin('saveDraft', { ...mine, text: problemText('E41', 'Which one of these?') })
    const late = await staff.author('saveDraft', { ...mine, text: problemText('E41', 'Which of the words?') })
    expect(codeOf(late)).toBe('draft_changed')
    expect(await staff.author('getDraft', { draftId: draft.draftId })).toMatchObject({
      draft: { revision: 2, text: problemText('E41', 'Which one of these?') },
    })
  })

  it('has room for 500 open drafts of an author, 1,000 of a day and 300 revisions of each, and says so', async () => {
    const other = await createTestApp({ contentPack: await loadSmallPack() })
    const { author, reviewer } = await editors(other)
    const begin = (as = author, i = 1) =>
      as('saveDraft', {
        ...{ draftId: newId(), revision: null, problemId: `la.2.nouns.E${i}`, language: 'yaml' as const },
        text: problemText(`E${i}`, 'Which word names a thing?'),
      })
    const first = await begin()
    if (!first.isSuccess) throw new Error(first.message)
    const [row] = await other.db.select().from(drafts)
    if (!row) throw new Error('no row')
    const more = (count: number, change: Partial<typeof row>) =>
      other.db
        .insert(drafts)
        .values(Array.from({ length: count }, () => ({ ...row, ...change, draftId: newId() })))
    await more(498, {})
    expect(await begin()).toMatchObject({ isSuccess: true })
    expect(await begin()).toMatchObject({
      code: 'draft_too_many',
      message: 'You have 500 drafts that are open. Please publish or withdraw some of them first.',
    })
    // The limit is that of each author; who has withdrawn has room again, but not without end on one day.
    expect(await begin(reviewer)).toMatchObject({ isSuccess: true })
    await other.db.update(drafts).set({ state: 'withdrawn' }).where(eq(drafts.ownerId, row.ownerId))
    await more(499, { state: 'withdrawn' })
    expect(await begin()).toMatchObject({ isSuccess: true })
    expect(codeOf(await begin())).toBe('draft_too_many_today')
    await other.db.update(drafts).set({ createdAt: new Date(other.now().getTime() - 86_400_001) })
    expect(await begin()).toMatchObject({ isSuccess: true })

    const change = (revision: number) =>
      author('saveDraft', {
        ...{ draftId: first.draftId, revision, problemId: 'la.2.nouns.E1', language: 'yaml' as const },
        text: problemText('E1', `Which of them is a thing, number ${revision}?`),
      })
    const isFirst = eq(drafts.draftId, first.draftId)
    await other.db.update(drafts).set({ state: 'draft', revision: 299 }).where(isFirst)
    expect(await change(299)).toMatchObject({ isSuccess: true, revision: 300 })
    expect(codeOf(await change(300))).toBe('draft_too_many_revisions')
    await other.close()
  })

  it('takes a text that is no problem yet: no work is lost', async () => {
    const { draftId } = await staff.save('la.2.nouns.E42', 'id: E42\ntype: [')
    expect(await staff.author('getDraft', { draftId })).toMatchObject({
      draft: { text: 'id: E42\ntype: [', problemType: '' },
    })
  })

  it.each(['la.2.nouns.X1', 'la.2.nowhere.E1', 'la.2.nouns', 'la.2.nouns.E1~2'])(
    'has no place for %s',
    async (problemId) => {
      const params = { draftId: newId(), revision: null, problemId, language: 'yaml' as const, text: TEXT }
      expect(codeOf(await staff.author('saveDraft', params))).toBe('draft_place_unknown')
    },
  )

  it('[SR-04] is for the owner and admin alone', async () => {
    const draft = await staff.save('la.2.nouns.E43', problemText('E43', 'Which is it?'))
    const change = { ...draft, problemId: 'la.2.nouns.E43', language: 'yaml' as const, text: TEXT }
    expect(codeOf(await staff.reviewer('saveDraft', change))).toBe('draft_not_yours')
    expect(codeOf(await staff.reviewer('noteDraft', { ...draft, kind: 'withdrawn', text: '' }))).toBe(
      'draft_not_yours',
    )
    expect(codeOf(await staff.admin('saveDraft', change))).toBeNull()
  })
})

describe('checkDraft', () => {
  const check = async (text: string, language: 'yaml' | 'json' = 'yaml') => {
    const reply = await staff.author('checkDraft', { problemId: 'la.2.nouns.E40', language, text })
    if (!reply.isSuccess) throw new Error(reply.message)
    return reply
  }

  it('builds the short form of the files, as YAML and as JSON, and the full form', async () => {
    const { problem, findings } = await check(TEXT)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(problem).toMatchObject({ problem_id: 'la.2.nouns.E40', problem_type: 'selection', grade_id: 2 })
    const short = {
      id: 'E40',
      type: 'selection',
      prompt: 'Which word names a thing?',
      hints: ['A noun names a person, a place or a thing.', 'Can you touch it?'],
      options: [
        { text: 'lamp', correct: true, why: 'A **lamp** is a thing, so it is a noun.' },
        { text: 'run', why: '**Run** is something that you do.' },
        { text: 'quickly', why: '**Quickly** tells how something is done.' },
      ],
    }
    expect((await check(JSON.stringify(short), 'json')).problem).toEqual(problem)
    expect((await check(JSON.stringify(problem), 'json')).problem).toEqual(problem)
  })

  it('names the line of a fault', async () => {
    const { problem, findings } = await check(TEXT.replace('correct: true', 'correct: maybe'))
    expect(problem).toBeNull()
    expect(findings[0]).toMatchObject({ severity: 'error', line: 6, where: 'la.2.nouns.E40' })
    expect((await check(TEXT.replace('id: E40', 'id: E41'))).findings).toEqual([
      expect.objectContaining({ line: 1, path: 'id', message: 'The id is "E40".' }),
    ])
    expect((await check('{ "id": "E40", }', 'json')).findings).toHaveLength(1)
  })

  it.each([
    ['spelling', 'names a thing', 'naems a thing', '"naems" is not in the dictionary.'],
    ['equal options', 'text: "quickly"', 'text: "*run*"', 'Two options read "run".'],
  ])('runs the checks of the content: %s', async (_rule, from, to, message) => {
    const { findings } = await check(TEXT.replace(from, to))
    const errors = findings.filter(({ severity }) => severity === 'error').map((one) => one.message)
    expect(errors).toContain(message)
  })
})

describe('noteDraft', () => {
  it('goes from draft to review, to changes, to review, to approved', async () => {
    const draft = await staff.save('la.2.nouns.E44', problemText('E44', 'Which is a thing?'))
    const author = (kind: 'sent' | 'comment', revision: number, text = '') =>
      staff.author('noteDraft', { draftId: draft.draftId, revision, kind, text })
    const reviewer = (kind: 'approved' | 'asked_changes', revision: number, text = '') =>
      staff.reviewer('noteDraft', { draftId: draft.draftId, revision, kind, text })
    expect(codeOf(await reviewer('approved', 1))).toBe('draft_state')
    expect(await author('sent', 1)).toMatchObject({ state: 'in_review' })
    expect(codeOf(await reviewer('asked_changes', 1))).toBe('comment_missing')
    expect(await reviewer('asked_changes', 1, 'Say where it is.')).toMatchObject({ state: 'changes_asked' })
    await staff.author('saveDraft', {
      ...draft,
      problemId: 'la.2.nouns.E44',
      language: 'yaml',
      text: problemText('E44', 'Which is a thing in a room?'),
    })
    expect(codeOf(await author('sent', 1))).toBe('draft_changed')
    expect(await author('sent', 2)).toMatchObject({ state: 'in_review' })
    expect(codeOf(await reviewer('approved', 1))).toBe('draft_changed')
    expect(await reviewer('approved', 2)).toMatchObject({ state: 'approved' })
    const reply = await staff.author('getDraft', { draftId: draft.draftId })
    if (!reply.isSuccess) throw new Error(reply.message)
    expect(reply.draft.notes.map(({ kind, revision, text }) => [kind, revision, text])).toEqual([
      ['sent', 1, ''],
      ['asked_changes', 1, 'Say where it is.'],
      ['sent', 2, ''],
      ['approved', 2, ''],
    ])
  })

  it('a comment that is sent again after a lost reply is one, and stays where it was said', async () => {
    const draft = await staff.save('la.2.nouns.E49', problemText('E49', 'Which is a thing?'))
    const note = { draftId: draft.draftId, revision: 1, kind: 'comment' as const }
    // The page was opened before the others spoke.
    const mine = { ...note, newId: newId() }
    await staff.admin('noteDraft', { ...note, newId: newId(), text: 'First.' })
    test.advance(1_000)
    for (const text of ['Say where.', 'Say where.', 'Say where it is.'])
      expect(await staff.reviewer('noteDraft', { ...mine, text })).toMatchObject({ state: 'draft' })
    await staff.admin('noteDraft', { ...note, newId: mine.newId, text: 'Of somebody else.' })
    const reply = await staff.author('getDraft', { draftId: draft.draftId })
    if (!reply.isSuccess) throw new Error(reply.message)
    expect(reply.draft.notes.map(({ text }) => text)).toEqual(['First.', 'Say where it is.'])
  })

  it('500 times somebody says something; what stands there can be sent again and decided about', async () => {
    const draft = await staff.save('la.2.nouns.E50', problemText('E50', 'Which is a thing?'))
    await staff.author('noteDraft', { ...draft, kind: 'sent', text: '' })
    const note = { ...draft, kind: 'comment' as const, newId: newId(), text: 'Say where.' }
    await staff.reviewer('noteDraft', note)
    const [row] = await test.db.select().from(draftNotes).where(eq(draftNotes.noteId, note.newId))
    if (!row) throw new Error('no row')
    const more = Array.from({ length: 498 }, () => ({ ...row, noteId: newId() }))
    await test.db.insert(draftNotes).values(more)
    expect(await staff.reviewer('noteDraft', { ...note, newId: newId() })).toMatchObject({
      code: 'draft_too_many_notes',
      message: 'This draft has 500 comments. Please withdraw it and begin a new one.',
    })
    expect(await staff.reviewer('noteDraft', note)).toMatchObject({ state: 'in_review' })
    expect(await staff.reviewer('noteDraft', { ...draft, kind: 'approved', text: '' })).toMatchObject({
      state: 'approved',
    })
  })

  it('nobody approves an own draft, but an admin', async () => {
    const text = problemText('E45', 'Which is a thing?')
    const params = {
      draftId: newId(),
      revision: null,
      problemId: 'la.2.nouns.E45',
      language: 'yaml' as const,
    }
    await staff.reviewer('saveDraft', { ...params, text })
    const note = { draftId: params.draftId, revision: 1, text: '' }
    await staff.reviewer('noteDraft', { ...note, kind: 'sent' })
    expect(codeOf(await staff.reviewer('noteDraft', { ...note, kind: 'approved' }))).toBe(
      'draft_not_yours_to_decide',
    )
    expect(codeOf(await staff.author('noteDraft', { ...note, kind: 'approved' }))).toBe(
      'draft_not_yours_to_decide',
    )
    const own = { ...params, draftId: newId(), problemId: 'la.2.nouns.E46' }
    await staff.admin('saveDraft', { ...own, text: problemText('E46', 'Which is a thing?') })
    await staff.admin('noteDraft', { ...note, draftId: own.draftId, kind: 'sent' })
    expect(await staff.admin('noteDraft', { ...note, draftId: own.draftId, kind: 'approved' })).toMatchObject(
      {
        state: 'approved',
      },
    )
  })

  it('an approved draft that is changed is a draft again', async () => {
    const draft = await staff.approved('la.2.nouns.E47', problemText('E47', 'Which is a thing?'))
    await staff.author('saveDraft', {
      ...draft,
      problemId: 'la.2.nouns.E47',
      language: 'yaml',
      text: problemText('E47', 'Which is not a thing?'),
    })
    expect(await staff.author('getDraft', { draftId: draft.draftId })).toMatchObject({
      draft: { state: 'draft', revision: 2 },
    })
  })

  it('a draft with errors is not sent to review', async () => {
    const draft = await staff.save('la.2.nouns.E48', problemText('E48', 'Which naem is it?'))
    expect(codeOf(await staff.author('noteDraft', { ...draft, kind: 'sent', text: '' }))).toBe('draft_faulty')
  })
})
