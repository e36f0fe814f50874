import { describe, expect, it } from 'vitest'
import { seededRandom } from '../random/seededRandom'
import { type ChoicePart, choiceFeedback, choicePartSchema, gradeChoices, wrongChoices } from './choiceGroup'

const radio: ChoicePart = {
  uuid: 'r',
  type: 'radio',
  options: [
    { id: 'r1', label: 'dog', answer: false, explanation: 'A dog barks.' },
    { id: 'r2', label: 'cat', answer: true, solution: 'A cat purrs.' },
  ],
}
const checkbox: ChoicePart = {
  uuid: 'c',
  type: 'checkbox',
  options: [
    { id: 'c1', label: 'one', answer: true },
    { id: 'c2', label: 'two', answer: true },
    { id: 'c3', label: 'three', answer: false },
  ],
}
const counted: ChoicePart = { ...checkbox, answer_count: 2 }
const verdict = (parts: ChoicePart[], chosen: Record<string, string[]>) =>
  gradeChoices(parts, { chosen }).verdict

describe('gradeChoices', () => {
  it('[TYPE-01.2] radio: the chosen option has answer true; none chosen = not answered', () => {
    expect(verdict([radio], { r: ['r2'] })).toBe('correct')
    expect(verdict([radio], { r: ['r1'] })).toBe('incorrect')
    expect(verdict([radio], { r: [] })).toBe('not_answered')
    expect(verdict([radio], {})).toBe('not_answered')
  })
  it('[TYPE-02.2] checkbox: exactly all correct options; none = not answered', () => {
    expect(verdict([checkbox], { c: ['c2', 'c1'] })).toBe('correct')
    expect(verdict([checkbox], { c: ['c1'] })).toBe('incorrect')
    expect(verdict([checkbox], { c: ['c1', 'c2', 'c3'] })).toBe('incorrect')
    expect(verdict([checkbox], { c: [] })).toBe('not_answered')
  })
  it('[C-12] with answer_count: fewer = not answered, more = over answered with the count', () => {
    expect(verdict([counted], { c: ['c1'] })).toBe('not_answered')
    expect(verdict([counted], { c: ['c1', 'c3'] })).toBe('incorrect')
    expect(gradeChoices([counted], { chosen: { c: ['c1', 'c2', 'c3'] } })).toMatchObject({
      verdict: 'over_answered',
      expectedCount: 2,
    })
  })
  it('[TYPE-00.4] grouped: answered only when no part is null', () => {
    expect(verdict([radio, checkbox], { r: ['r2'] })).toBe('not_answered')
    expect(verdict([radio, checkbox], { r: ['r2'], c: ['c1', 'c2'] })).toBe('correct')
    expect(verdict([radio, checkbox], { r: ['r2'], c: ['c3'] })).toBe('incorrect')
  })
  it('treats foreign ids as wrong, doubles as one, and keys of the prototype as nothing', () => {
    expect(verdict([radio], { r: ['elsewhere'] })).toBe('incorrect')
    expect(verdict([radio], { r: ['r2', 'r2'] })).toBe('correct')
    expect(verdict([checkbox], { c: ['c1', 'c2', 'c2', 'c1'] })).toBe('correct')
    expect(verdict([{ ...radio, uuid: 'constructor' }], {})).toBe('not_answered')
  })
})

describe('wrongChoices', () => {
  it('is complete and incorrect for every seed', () => {
    for (let i = 0; i < 50; i++) {
      expect(verdict([radio, counted], wrongChoices([radio, counted], seededRandom(`${i}`)).chosen)).toBe(
        'incorrect',
      )
    }
  })
})

describe('choiceFeedback', () => {
  const feedback = (chosen: string[]) =>
    choiceFeedback([radio], { chosen: { r: chosen } }, gradeChoices([radio], { chosen: { r: chosen } }))

  it('[TYPE-00.11] incorrect: marks and explains what was chosen and does not give the answer away', () => {
    expect(feedback(['r1'])).toEqual({
      solution: 'partial',
      items: { r1: { mark: 'incorrect', explanation: 'A dog barks.' } },
      notes: [],
    })
  })
  it('[TYPE-00.11] correct: the full solution explains every option', () => {
    expect(feedback(['r2'])).toEqual({
      solution: 'full',
      items: { r2: { mark: 'correct' }, r1: { mark: 'neutral', explanation: 'A dog barks.' } },
      notes: ['A cat purrs.'],
    })
  })
})

describe('choicePartSchema', () => {
  it('refuses a radio question with two right options, and one without a wrong option', () => {
    expect(choicePartSchema.safeParse({ ...checkbox, type: 'radio' }).success).toBe(false)
    expect(
      choicePartSchema.safeParse({ ...radio, options: radio.options.map((o) => ({ ...o, answer: true })) })
        .success,
    ).toBe(false)
  })
})
