import { describe, expect, it } from 'vitest'
import { testFileSchema } from './testFile'

const question = (id: string) => ({
  ...{ id, topic: 'nouns', prompt: 'Which word is a noun?', answer: 'owl', wrong: ['sat', 'old', 'the'] },
  why: 'An owl is an animal.',
})
const other = (id: string) => ({ id, topic: 'nouns', type: 'ordering', items: ['one', 'two'] })
const generated = (id: string) => ({
  ...{ id, topic: 'nouns', generate: { name: 'plurals', share: 'proof', place: 1 } },
})
const passage = { title: 'The lake', layout: 'flipbook', pages: ['A lake.'] }

const faultsOf = (file: object): string[] => {
  const parsed = testFileSchema.safeParse(file)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('testFileSchema', () => {
  it('numbers problems of language by LS and those of reading by RC', () => {
    const language = [question('LS1'), other('LS2'), generated('LS3')]
    expect(faultsOf({ language, reading: [{ passage, problems: [question('RC1'), other('RC2')] }] })).toEqual(
      [],
    )
  })

  it.each([question, other, generated])('refuses the number of another section in language', (written) => {
    expect(faultsOf({ language: [written('RC1')], reading: [] })).toEqual([
      'language.0.id: Expected an id such as LS1 in this list.',
    ])
  })

  it.each([question, other])('refuses the number of another section in reading', (written) => {
    expect(faultsOf({ language: [], reading: [{ passage, problems: [written('LS1')] }] })).toEqual([
      'reading.0.problems.0.id: Expected an id such as RC1 in this list.',
    ])
  })
})
