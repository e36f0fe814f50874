import { describe, expect, it } from 'vitest'
import type { Option } from '../problem/envelopeSchema'
import { cutLabel, openedChoice } from './openedChoice'

const options: Option[] = [
  { id: 'a', label: 'dog', answer: false },
  { id: 'b', label: 'cat', answer: true },
]

describe('cutLabel', () => {
  it('[CONST-28] a label of more than 80 characters is cut to 80 and gets an ellipsis', () => {
    expect(cutLabel('x'.repeat(81), 80)).toBe(`${'x'.repeat(80)}…`)
    expect(cutLabel('x'.repeat(80), 80)).toBe('x'.repeat(80))
  })
})

describe('openedChoice.grade', () => {
  const verdict = (opened: string[], chosen: string | null, needsAllOpened = false) =>
    openedChoice.grade(
      { options, isShuffled: false, needsAllOpened },
      { opened, chosen },
      { mode: 'practice' },
    ).verdict

  it('[TYPE-08.2] is graded as a selection, whatever was opened', () => {
    expect(verdict([], 'b')).toBe('correct')
    expect(verdict(['a', 'b'], 'b')).toBe('correct')
    expect(verdict([], 'a')).toBe('incorrect')
    expect(verdict(['a', 'b'], null)).toBe('not_answered')
  })

  it('[TYPE-09.2] is not answered while an option that must be opened is closed', () => {
    expect(verdict(['b'], 'b', true)).toBe('not_answered')
    expect(verdict(['a', 'b'], 'b', true)).toBe('correct')
    expect(verdict(['a', 'b'], 'a', true)).toBe('incorrect')
    expect(verdict(['a', 'b'], null, true)).toBe('not_answered')
  })
})
