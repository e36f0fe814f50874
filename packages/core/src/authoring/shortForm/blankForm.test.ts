import { describe, expect, it } from 'vitest'
import { expandBlank } from './blankForm'

const context = {
  problemId: 'la.2.test.E1',
  idOf: (scope: string, text: string) => `${scope}-${text}`,
  pictureUrl: () => '',
  recordingUrl: () => null,
  warn: () => undefined,
}
const expand = (words: string) =>
  expandBlank(words, 0, { why: { walked: 'The past form.' }, shuffle_options: false }, ['text'], context)

describe('expandBlank', () => {
  it('reads the right word alike with a space after its asterisk and without one', () => {
    expect(expand('* walked | walk')).toEqual(expand('*walked|walk'))
    expect(expand('* walked|walk').options[0]).toMatchObject({
      label: 'walked',
      explanation: 'The past form.',
    })
  })

  it('finds a word that stands there twice, and one that is missing, behind the space too', () => {
    expect(() => expand('* walk|walk')).toThrow('"walk" stands there twice.')
    expect(() => expand('* |walk')).toThrow('a word is missing.')
  })
})
