import { describe, expect, it } from 'vitest'
import { cardLayout } from './cardLayout'
import { readFlashcardQuery } from './flashcardQuery'
import { splitAtWord } from './splitAtWord'

const read = (search: string) => readFlashcardQuery(new URLSearchParams(search), 4)

describe('readFlashcardQuery', () => {
  it('reads chapter, grade and keyword type', () => {
    expect(read('chapter_id=2&grade_id=0&keyword_type=additional&page_id=3')).toEqual({
      chapterId: 2,
      gradeId: 0,
      keywordType: 'additional',
      pageId: 3,
    })
  })
  it.each(['', 'chapter_id=x&grade_id=13&keyword_type=other&page_id=0', 'grade_id=&page_id=1.5'])(
    'shows the first primary page of the own grade for %j',
    (search) => {
      expect(read(search)).toEqual({ chapterId: 1, gradeId: 4, keywordType: 'primary', pageId: 1 })
    },
  )
})

describe('cardLayout', () => {
  it('[CARD-03] below grade 2 pictures, above grade 1 the higher-grade font', () => {
    expect([0, 1].map(cardLayout)).toEqual(Array(2).fill({ kind: 'picture', reading: 'early' }))
    expect([2, 12].map(cardLayout)).toEqual(Array(2).fill({ kind: 'text', reading: 'higher' }))
  })
})

describe('splitAtWord', () => {
  it('finds the word, not a longer one it is a part of', () => {
    expect(splitAtWord('Cat and catalog: a cat.', 'cat')).toEqual([
      { text: 'Cat', isWord: true },
      { text: ' and catalog: a ', isWord: false },
      { text: 'cat', isWord: true },
      { text: '.', isWord: false },
    ])
  })
  it('leaves a sentence without the word whole', () => {
    expect(splitAtWord('Nothing here.', 'a+b')).toEqual([{ text: 'Nothing here.', isWord: false }])
  })
})
