import type { ContentPack } from '@wordstride/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chapters, skills } from '../db/schema'
import { seedContent } from '../seed/content'
import { createTestApp, type TestApp } from '../testing/createTestApp'

type Card = ContentPack['cards'][number]

const card = (word: string, seq: number, keywordType: Card['keyword_type'] = 'primary'): Card => ({
  skill_id: word,
  grade_id: 2,
  card_seq: seq,
  keyword_type: keywordType,
  description: { pos: 'noun', definition: `what ${word} means`, example: `This is ${word}.` },
  ipa: null,
  image_url: null,
  audio_url: null,
})

const pack = (version: string, cards: Card[]): ContentPack => ({ version, chapters: [], cards, tests: [] })

const twelve = Array.from({ length: 12 }, (_, i) => card(`word-${i + 1}`, i + 1))
const seen = {
  ...card('seen', 13, 'additional'),
  ...{ image_url: '/media/words/seen.svg', audio_url: '/media/words/seen.mp3' },
}

let test: TestApp
let student: string

beforeAll(async () => {
  test = await createTestApp({
    contentPack: pack('one', [...twelve, seen].reverse()),
  })
  student = await test.login('student')
})
afterAll(() => test.close())

const read = async (params: {
  pageId?: number
  keywordType?: 'primary' | 'additional'
  chapterId?: number
}) => {
  const reply = await test.call('getCards', { chapterId: 1, currentGrade: 2, ...params }, student)
  if (!reply.isSuccess) throw new Error(reply.message)
  return { words: reply.cards.map(({ skillId }) => skillId), pages: reply.pages }
}

describe('getCards', () => {
  it('[SR-41] gives ten cards a page in the order of the list, pages rounded up', async () => {
    expect(await read({})).toEqual({
      words: twelve.slice(0, 10).map(({ skill_id: skillId }) => skillId),
      pages: 2,
    })
    expect(await read({ pageId: 2 })).toEqual({ words: ['word-11', 'word-12'], pages: 2 })
    expect(await read({ pageId: 3 })).toEqual({ words: [], pages: 2 })
  })

  it('[SR-41] keeps primary and additional words apart', async () => {
    expect(await read({ keywordType: 'additional' })).toEqual({ words: ['seen'], pages: 1 })
  })

  it('has no cards for a grade or chapter without words', async () => {
    expect(await read({ chapterId: 2 })).toEqual({ words: [], pages: 0 })
    const other = await test.call('getCards', { chapterId: 1, currentGrade: 3 }, student)
    expect(other).toMatchObject({ isSuccess: true, cards: [], pages: 0 })
  })

  it('[SR-08] leaves the words of disabled skills out, of the pages too', async () => {
    const place = { sectionType: 'ae.voc', gradeId: 2, chapterId: 1 } as const
    const word = (skillId: string, gradeId: number, isDisabled: boolean) => ({
      ...{ ...place, gradeId, skillId, skillSeq: 1, skillName: skillId, isDisabled },
      ...{ weight: 1, specifiedTime: 0.25, correctInARow: 1, demos: [] },
    })
    const chapter = { ...place, chapterName: 'Words', chapterSeq: 1 }
    await test.db.insert(chapters).values([chapter, { ...chapter, gradeId: 3 }])
    await test.db
      .insert(skills)
      .values([
        word('word-1', 2, false),
        word('word-2', 3, true),
        word('word-3', 2, true),
        word('word-4', 2, true),
      ])
    const left = twelve.map(({ skill_id: skillId }) => skillId).filter((id) => !/-[34]$/.test(id))
    expect(await read({})).toEqual({ words: left, pages: 1 })
    await test.db.delete(skills)
    await test.db.delete(chapters)
  })

  it('[ENT-25] a card has the word, its description, picture and sound', async () => {
    const params = { chapter_id: 1, current_grade: 2, keyword_type: 'additional' }
    const { body } = await test.post('vocabularycards', { function: 'getCards', params }, { token: student })
    expect(body.cards).toEqual([
      {
        _id: '2.seen',
        skill_id: 'seen',
        grade_id: 2,
        description: { pos: 'noun', definition: 'what seen means', example: 'This is seen.' },
        ipa: null,
        image_url: '/media/words/seen.svg',
        audio_url: '/media/words/seen.mp3',
      },
    ])
  })

  it('needs a token', async () => {
    const body = { function: 'getCards', params: { chapter_id: 1, current_grade: 2 } }
    expect(await test.post('vocabularycards', body)).toMatchObject({ status: 403 })
  })

  it('a changed pack replaces the cards', async () => {
    await seedContent(test.db, pack('two', [card('moon', 1)]))
    expect(await read({})).toEqual({ words: ['moon'], pages: 1 })
  })
})
