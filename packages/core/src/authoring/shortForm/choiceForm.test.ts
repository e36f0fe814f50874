import { describe, expect, it } from 'vitest'
import { choiceShortForm } from './choiceForm'

const context = {
  problemId: 'la.2.test.E1',
  idOf: (scope: string, text: string) => `${scope}-${text}`,
  pictureUrl: () => '',
  recordingUrl: () => null,
  warn: () => undefined,
}
const options = [
  { text: 'cat', correct: true, why: 'It is a cat.' },
  { text: 'owl', correct: true, why: 'It is an owl.' },
  { text: 'sit', why: 'It is a verb.' },
]
const expand = (written: Record<string, unknown>) => choiceShortForm('all').expand(written, context)

describe('answer_count', () => {
  it('is the number of right options', () => {
    expect(expand({ options, answer_count: 2 })).toMatchObject({ subProblemItems: [{ answer_count: 2 }] })
    expect(() => expand({ options, answer_count: 1 })).toThrow('They are to be chosen, not 1.')
  })

  it('is refused beside several questions, of which it says nothing', () => {
    const questions = [{ prompt: 'Which are nouns?', choose: 'all', options }]
    expect(expand({ questions })).toMatchObject({ subProblemItems: [{ prompt: 'Which are nouns?' }] })
    expect(() => expand({ questions, answer_count: 2 })).toThrow('answer_count goes with options alone')
  })
})
