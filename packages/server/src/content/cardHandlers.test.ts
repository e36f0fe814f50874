import type { ContentPack } from '@wordstride/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedContent } from '../seed/content'
import { createTestApp, type TestApp } from '../testing/createTestApp'

type Card = ContentPack['cards'][number]

const card = (word: string, seq: number, keyword_type: Card['keyword_type'] = 'primary'): Card => ({
  skill_id: word,
  grade_id: 2,
  card_seq: seq,
  keyword_type,
  description: { pos: 'noun', definition: `what ${word} means`, example: `This is ${word}.` },
  ipa: null,
  image_url: null,
  audio_url: null,
})

const pack = (version: string, cards: Card[]): ContentPack => ({ version, chapters: [], cards, tests: [] })

const twelve = Array.from({ length: 12 }, (_, i) => card(`word-${i + 1}`, i + 1))

let test: TestApp
let student: string

beforeAll(async () => {
  test = await createTestApp({
    contentPack: pack('one', [...twelve, card('extra', 13, 'additional')].reverse()),
  })
  student = await test.login('student')
})
afterAll(() => test.close())

const read = async (params: {
  page_id?: number
  keyword_type?: 'primary' | 'additional'
  chapter_id?: number
}) => {
  const reply = await test.call('getCards', { chapter_id: 1, current_grade: 2, ...params }, student)
  if (!reply.is_success) throw new Error(reply.message)
  return { words: reply.cards.map(({ skill_id }) => skill_id), pages: reply.pages }
}

describe('getCards', () => {
  it('[API-42] [SR-41] gives ten cards a page in the order of the list, pages rounded up', async () => {
    expect(await read({})).toEqual({ words: twelve.slice(0, 10).map(({ skill_id }) => skill_id), pages: 2 })
    expect(await read({ page_id: 2 })).toEqual({ words: ['word-11', 'word-12'], pages: 2 })
    expect(await read({ page_id: 3 })).toEqual({ words: [], pages: 2 })
  })

  it('[CARD-01] [SR-41] keeps primary and additional words apart', async () => {
    expect(await read({ keyword_type: 'additional' })).toEqual({ words: ['extra'], pages: 1 })
  })

  it('[CARD-04] has no cards for a grade or chapter without words', async () => {
    expect(await read({ chapter_id: 2 })).toEqual({ words: [], pages: 0 })
    const other = await test.call('getCards', { chapter_id: 1, current_grade: 3 }, student)
    expect(other).toMatchObject({ is_success: true, cards: [], pages: 0 })
  })

  it('[ENT-25] a card has the word, its description, picture and sound', async () => {
    const reply = await test.call('getCards', { chapter_id: 1, current_grade: 2 }, student)
    if (!reply.is_success) throw new Error(reply.message)
    expect(reply.cards[0]).toEqual({
      _id: '2.word-1',
      skill_id: 'word-1',
      grade_id: 2,
      description: { pos: 'noun', definition: 'what word-1 means', example: 'This is word-1.' },
      ipa: null,
      image_url: null,
      audio_url: null,
    })
  })

  it('[C-23] needs a token', async () => {
    const body = { function: 'getCards', params: { chapter_id: 1, current_grade: 2 } }
    expect(await test.post('vocabularycards', body)).toMatchObject({ status: 403 })
  })

  it('a changed pack replaces the cards', async () => {
    await seedContent(test.db, pack('two', [card('moon', 1)]))
    expect(await read({})).toEqual({ words: ['moon'], pages: 1 })
  })
})
