import { type CallInput, MOST_IMPORTED } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftRevisions, drafts, problems } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'
import { editors } from '../testing/publishing'

let test: TestApp
let staff: Awaited<ReturnType<typeof editors>>
beforeAll(async () => {
  test = await createTestApp({ contentPack: await loadSmallPack() })
  staff = await editors(test)
})
afterAll(() => test.close())

const file = (text: string, fileName = 'quiz.gift') => ({
  fileName,
  content: Buffer.from(text).toString('base64'),
})
type Params = CallInput<'importDrafts'>
const place: Pick<Params, 'skillId' | 'pool' | 'level'> = { skillId: 'la.2.nouns', pool: 'E', level: null }

const QUIZ = `::Noun:: Which word is a noun? {=lamp#It is a thing. ~run#It is something you do.}

::Essay:: Tell us more. {}

::Gap:: The cat {=sat ~sitted} on the mat.
`

const ITEM = `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="q1" title="Nouns">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse><value>A</value></correctResponse>
  </responseDeclaration>
  <itemBody>
    <choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Which is a noun?</prompt>
      <simpleChoice identifier="A">cat</simpleChoice><simpleChoice identifier="B">run</simpleChoice>
    </choiceInteraction>
  </itemBody>
</assessmentItem>`

async function preview(sent: ReturnType<typeof file>) {
  const reply = await staff.author('previewImport', sent)
  if (!reply.isSuccess) throw new Error(reply.code)
  return reply.questions
}

async function imported(...[params]: Parameters<typeof importing>) {
  const reply = await importing(params)
  if (!reply.isSuccess) throw new Error(reply.code)
  return reply
}
const importing = (params: Partial<Params> & Pick<Params, 'fileName' | 'content' | 'chosen'>) =>
  staff.author('importDrafts', { ...place, ...params })

const draftOf = async (draftId: string) =>
  (await test.db.select().from(drafts).where(eq(drafts.draftId, draftId)))[0]

describe('previewImport', () => {
  it('reads a package of items, of which those are refused whose pictures are none', async () => {
    const manifest = ['b.xml', 'a.xml'].map(
      (href) => `<resource identifier="${href}" type="imsqti_item_xmlv2p2" href="${href}"/>`,
    )
    const files = {
      'imsmanifest.xml': `<manifest><resources>${manifest.join('')}</resources></manifest>`,
      'a.xml': ITEM,
      'b.xml': ITEM.replace('<itemBody>', '<itemBody><p><img src="cat.png" alt="a cat"/></p>'),
      'cat.png': 'no matter',
    }
    const zip = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    )
    const sent = (bytes: Uint8Array) => ({
      fileName: 'items.zip',
      content: Buffer.from(bytes).toString('base64'),
    })
    expect(await preview(sent(zip))).toMatchObject([
      { number: 1, problem: null, reason: 'cat.png is no picture or recording that is taken.' },
      { number: 2, file: 'items.zip/a.xml', problem: { problem_type: 'selection' } },
    ])
    expect(await preview(sent(zip.subarray(0, 100)))).toMatchObject([
      { title: 'items.zip', problem: null, reason: expect.stringContaining('it cannot be unpacked') },
    ])
  })

  it('says of every question what it becomes, or why it is refused and where', async () => {
    const before = await test.db.$count(drafts)
    expect(await preview(file(QUIZ))).toMatchObject([
      {
        number: 1,
        line: 1,
        title: 'Noun',
        problem: { problem_type: 'selection' },
        reason: null,
        draft: null,
      },
      { number: 2, line: 3, title: 'Essay', problem: null, reason: 'no type for Essay questions.' },
      { number: 3, line: 5, title: 'Gap', problem: { problem_type: 'fill_in_the_blank' } },
    ])
    expect(await preview(file(ITEM, 'item.xml'))).toMatchObject([
      { number: 1, file: 'item.xml', title: 'Nouns', problem: { problem_type: 'selection' } },
    ])
    expect(await test.db.$count(drafts)).toBe(before)
  })

  it('refuses a question whose picture would be missing or come from elsewhere', async () => {
    const withPicture = ITEM.replace('cat<', '<img src="https://elsewhere.example/cat.png" alt="cat"/><')
    const [question] = await preview(file(withPicture, 'item.xml'))
    expect(question).toMatchObject({
      problem: null,
      reason: 'its picture or recording https://elsewhere.example/cat.png does not stand in the product.',
    })
  })

  it('refuses what it cannot read in time and space, with a message', async () => {
    const codeOf = async (sent: ReturnType<typeof file>) => {
      const reply = await staff.author('previewImport', sent)
      return reply.isSuccess ? null : reply.code
    }
    expect(await codeOf(file('\n\n'))).toBe('import_empty')
    expect(
      await codeOf({ fileName: 'a.gift', content: Buffer.from([0x51, 0xe9, 0x3f]).toString('base64') }),
    ).toBe('import_encoding')
    expect(await codeOf(file('What?,This', 'words.csv'))).toBe('import_columns')
    expect(await codeOf(file('Q? {T}\n\n'.repeat(MOST_IMPORTED + 1)))).toBe('import_large')
  })

  it.each([
    ['tags in each other', `[html]${'<b>'.repeat(8_000)}x${'</b>'.repeat(8_000)} {T}`, 'a.gift'],
    [
      'elements in each other',
      ITEM.replace('cat<', `${'<b>'.repeat(9_000)}${'</b>'.repeat(9_000)}<`),
      'a.xml',
    ],
    ['one long question', `Q ${'~=#%{}\\'.repeat(50_000)}`, 'a.gift'],
    ['a title without end', `::${'a:'.repeat(29_000)}`, 'a.gift'],
    ['many options', `Q {${'~a%50%'.repeat(9_000)}}`, 'a.gift'],
    ['entities', `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><a>&b;</a>`, 'a.xml'],
  ])('refuses %s without losing the server', async (_, text, name) => {
    const [question] = await preview(file(text, name))
    expect(question).toMatchObject({ problem: null, reason: expect.any(String) })
  })
})

describe('importDrafts', () => {
  it('makes drafts of what was chosen, with ids that were never taken, and leaves what is refused', async () => {
    const { drafts: made, refused } = await imported({ ...file(QUIZ), chosen: [1, 2] })
    expect(refused).toEqual([{ number: 2, reason: 'no type for Essay questions.' }])
    expect(made).toEqual([
      expect.objectContaining({
        number: 1,
        revision: 1,
        kind: 'added',
        problemId: expect.stringMatching(/^la\.2\.nouns\.E\d+$/),
      }),
    ])
    const [{ draftId, problemId }] = made as [(typeof made)[0]]
    expect(await test.db.select().from(problems).where(eq(problems.problemId, problemId))).toEqual([])
    expect(await draftOf(draftId)).toMatchObject({
      problemId,
      state: 'draft',
      problemType: 'selection',
      text: expect.stringMatching(/^# quiz\.gift:1 "Noun"\nid: E\d+\ntype: selection\n/),
    })
    const [more] = (await imported({ ...file('::New:: One? {=a ~b}'), chosen: [1] })).drafts
    expect(more?.problemId).not.toBe(problemId)
  })

  it('finds a question again: the same changes nothing, another text is the next revision of its draft', async () => {
    const quiz = '::Again:: Which is a noun? {=lamp ~run}'
    const [first] = (await imported({ ...file(quiz), chosen: [1] })).drafts
    const [preview1] = await preview(file(quiz))
    expect(preview1?.draft).toEqual({
      draftId: first?.draftId,
      problemId: first?.problemId,
      state: 'draft',
      mayEdit: true,
    })
    expect((await imported({ ...file(quiz), chosen: [1] })).drafts).toEqual([{ ...first, kind: 'same' }])
    const changed = quiz.replace('~run', '~run ~sing')
    expect((await imported({ ...file(changed), chosen: [1], pool: 'A' })).drafts).toEqual([
      { ...first, revision: 2, kind: 'changed' },
    ])
    const kept = await test.db
      .select()
      .from(draftRevisions)
      .where(eq(draftRevisions.draftId, String(first?.draftId)))
    expect(kept).toHaveLength(2)
  })

  it('leaves a draft as it is that is published meanwhile, and makes another one', async () => {
    const quiz = '::Soon:: Which is a noun? {=lamp ~run}'
    const [first] = (await imported({ ...file(quiz), chosen: [1] })).drafts
    const isFirst = eq(drafts.draftId, String(first?.draftId))
    let second: ReturnType<typeof imported> | undefined
    await test.db.transaction(async (tx) => {
      await tx.update(drafts).set({ state: 'published' }).where(isFirst)
      second = imported({ ...file(quiz.replace('~run', '~sing')), chosen: [1] })
      await Promise.race([second, new Promise((done) => setTimeout(done, 1_500))])
    })
    expect((await second)?.drafts).toMatchObject([{ kind: 'added', problemId: first?.problemId }])
    expect(await draftOf(String(first?.draftId))).toMatchObject({ state: 'published', revision: 1 })
  })

  it('leaves the draft of somebody else as it is', async () => {
    const quiz = '::Mine:: Which is a verb? {=run ~lamp}'
    const [first] = (await imported({ ...file(quiz), chosen: [1] })).drafts
    const params = { ...place, ...file(quiz.replace('~lamp', '~tree')), chosen: [1] }
    expect(await staff.reviewer('importDrafts', params)).toMatchObject({
      drafts: [],
      refused: [{ number: 1, reason: 'This draft is not yours to change.' }],
    })
    expect((await draftOf(String(first?.draftId)))?.revision).toBe(1)
  })

  it('writes the level of proficiency problems, which must be chosen', async () => {
    const params = { ...file('::P:: One? {=a ~b}'), chosen: [1], pool: 'P' as const }
    expect(await importing(params)).toMatchObject({ code: 'draft_level_missing' })
    const { drafts: made } = await imported({ ...params, level: 3 })
    expect((await draftOf(String(made[0]?.draftId)))?.text).toContain('\nlevel: 3\n')
  })

  it('puts questions of a table into the skill and on the level that they name', async () => {
    const table = `question,right,level,skill
Write the plural of fox.,foxes,2,la.2.plural-nouns
Write the plural of mouse.,mice,,la.9.nothing
Write the plural of child.,children,,`
    const reply = await imported({ ...file(table, 'words.csv'), chosen: [1, 2, 3], pool: 'P', level: 4 })
    expect(reply.refused).toEqual([{ number: 2, reason: expect.stringContaining('There is no such skill') }])
    expect(reply.drafts.map(({ problemId }) => problemId)).toEqual([
      expect.stringMatching(/^la\.2\.plural-nouns\.P\d+$/),
      expect.stringMatching(/^la\.2\.nouns\.P\d+$/),
    ])
    const texts = await Promise.all(reply.drafts.map(async ({ draftId }) => (await draftOf(draftId))?.text))
    expect(texts).toEqual([expect.stringContaining('\nlevel: 2\n'), expect.stringContaining('\nlevel: 4\n')])
  })

  it('makes no more drafts than an author may have, and says so of each question that is left', async () => {
    const send = (text: string, chosen: number[]) =>
      staff.admin('importDrafts', { ...place, ...file(text), chosen })
    await send('::First:: One? {=a ~b}', [1])
    const [row] = await test.db.select().from(drafts).where(eq(drafts.ownerId, 'admin'))
    if (!row) throw new Error('no row')
    await test.db
      .insert(drafts)
      .values(Array.from({ length: 498 }, () => ({ ...row, sourceId: null, draftId: newId() })))
    expect(await send('::Second:: Two? {=a ~b}\n\n::Third:: Three? {=a ~b}', [1, 2])).toMatchObject({
      drafts: [{ number: 1 }],
      refused: [{ number: 2, reason: expect.stringContaining('500 drafts that are open') }],
    })
  })

  it('knows only skills of language arts', async () => {
    expect(await importing({ ...file(QUIZ), chosen: [1], skillId: 'meadow' })).toMatchObject({
      code: 'draft_place_unknown',
    })
  })

  it('gives two imports at once ids of their own', async () => {
    const quiz = (name: string) =>
      file(Array.from({ length: 5 }, (_, i) => `::${name} ${i}:: One? {=a ~b}`).join('\n\n'))
    const chosen = [1, 2, 3, 4, 5]
    const both = await Promise.all([
      imported({ ...quiz('left'), chosen }),
      imported({ ...quiz('right'), chosen }),
    ])
    const ids = both.flatMap(({ drafts: made }) => made.map(({ problemId }) => problemId))
    expect(new Set(ids).size).toBe(10)
  })
})
