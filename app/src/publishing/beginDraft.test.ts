import { describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { firstText } from './beginDraft'

const begin = async (problemId: string, place: object) => {
  vi.mocked(apiClient.call).mockResolvedValue({
    ...{ isSuccess: true, status: 'success' },
    place: { skillName: 'detail', served: null, level: null, ...place },
  } as never)
  return firstText({ problemId, isRemoval: false })
}

/** What stands between quotation marks. */
const textsIn = (text: string): string[] => text.match(/"[^"]*"/g) ?? []

describe('firstText', () => {
  it.each([
    ['la.2.nouns.E50', { sectionType: 'ae.la', pool: 'E' }, 9],
    ['la.2.nouns.P50', { sectionType: 'ae.la', pool: 'P' }, 9],
    ['test.2.detail.LS50', { sectionType: 'ae.ls', pool: 'T' }, 6],
    ['test.2.detail.RC50', { sectionType: 'ae.rc', pool: 'T' }, 8],
  ])(
    'of a new %s has no words that could be published for the author’s own',
    async (problemId, place, count) => {
      const { text, language } = await begin(problemId, place)
      expect(language).toBe('yaml')
      expect(text).toMatch(new RegExp(`^id: ${problemId.split('.').at(-1)}\n`))
      expect(textsIn(text)).toEqual(Array(count).fill('""'))
    },
  )
})
