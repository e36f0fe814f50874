import { describe, expect, it } from 'vitest'
import { statusMessage } from '../grading/messages'
import { seededRandom } from '../random/seededRandom'
import { choice } from './choice'
import { type ChoicePart, choicePartSchema } from './choiceSchema'

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
const asData = (parts: ChoicePart[]) => ({ parts, isShuffled: false })
const grade = (parts: ChoicePart[], chosen: Record<string, string[]>) =>
  choice.grade(asData(parts), { chosen }, { mode: 'practice' })
const verdict = (parts: ChoicePart[], chosen: Record<string, string[]>) => grade(parts, chosen).verdict

describe('choice.grade', () => {
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
  it('[TYPE-02.2] checkbox: more choices than can be graded are over answered, and 3 answers are asked for', () => {
    const three: ChoicePart = {
      ...checkbox,
      options: [...checkbox.options, ...['c4', 'c5'].map((id) => ({ id, label: id, answer: id === 'c4' }))],
      answer_count: 3,
    }
    const result = grade([three], { c: ['c1', 'c2', 'c3', 'c4'] })
    expect(result.verdict).toBe('over_answered')
    expect(statusMessage(result)).toBe('Invalid Answer. (please choose 3 answers)')
    expect(verdict([three], { c: ['c1', 'c2', 'c4'] })).toBe('correct')
  })
  it('[C-12] with answer_count fewer are not answered, more over answered, which names the count; without it any choice is graded', () => {
    expect(verdict([counted], { c: ['c1'] })).toBe('not_answered')
    expect(verdict([counted], { c: ['c1', 'c3'] })).toBe('incorrect')
    const tooMany = grade([counted], { c: ['c1', 'c2', 'c3'] })
    expect(tooMany).toMatchObject({ verdict: 'over_answered', expectedCount: 2 })
    expect(statusMessage(tooMany)).toBe('Invalid Answer. (please choose 2 answers)')
    expect(statusMessage({ verdict: 'over_answered', expectedCount: 3 })).toBe(
      'Invalid Answer. (please choose 3 answers)',
    )
    for (const chosen of [['c1'], ['c1', 'c3'], ['c1', 'c2', 'c3']])
      expect(verdict([checkbox], { c: chosen })).toBe('incorrect')
    expect(verdict([checkbox], { c: ['c1', 'c2'] })).toBe('correct')
  })
  it('[TYPE-00.4] grouped: answered only when no part is null', () => {
    expect(verdict([radio, checkbox], { r: ['r2'] })).toBe('not_answered')
    expect(verdict([radio, checkbox], { r: ['r2'], c: ['c1', 'c2'] })).toBe('correct')
    for (const chosen of [['c1'], ['c3'], ['c1', 'c2', 'c3']])
      expect(verdict([radio, checkbox], { r: ['r2'], c: chosen })).toBe('incorrect')
    expect(grade([radio, checkbox], { r: ['r2'], c: [] }).parts[1]?.verdict).toBe('not_answered')
  })
  it('treats foreign ids as wrong, doubles as one, and keys of the prototype as nothing', () => {
    expect(verdict([radio], { r: ['elsewhere'] })).toBe('incorrect')
    expect(verdict([radio], { r: ['r2', 'r2'] })).toBe('correct')
    expect(verdict([checkbox], { c: ['c1', 'c2', 'c2', 'c1'] })).toBe('correct')
    expect(verdict([{ ...radio, uuid: 'constructor' }], {})).toBe('not_answered')
  })
})

describe('choice.wrongResponse', () => {
  it('is complete and incorrect for every seed', () => {
    for (let i = 0; i < 50; i++) {
      const { chosen } = choice.wrongResponse(asData([radio, counted]), seededRandom(`${i}`))
      expect(verdict([radio, counted], chosen)).toBe('incorrect')
    }
  })
})

describe('choice.feedback', () => {
  const feedback = (chosen: string[]) =>
    choice.feedback(asData([radio]), { chosen: { r: chosen } }, grade([radio], { r: chosen }))

  it('[TYPE-00.11] incorrect: marks and explains what was chosen and does not give the answer away', () => {
    expect(feedback(['r1'])).toEqual({
      solution: 'partial',
      items: { r1: { mark: 'incorrect', explanation: 'A dog barks.' } },
      notes: [],
    })
  })
  it('[TYPE-00.11] incorrect: of several options of a radio question, which no page sends, none is marked', () => {
    for (const chosen of [
      ['r1', 'r2'],
      ['r2', 'elsewhere'],
      ['r1', 'elsewhere'],
    ])
      expect(feedback(chosen)).toEqual({ solution: 'partial', items: {}, notes: [] })
  })
  it('[TYPE-00.11] incorrect: what was chosen rightly is marked and not yet explained', () => {
    const options = checkbox.options.map((option) => ({ ...option, explanation: `Why ${option.label}.` }))
    const explained: ChoicePart = { ...checkbox, options }
    const chosen = { c: ['c1', 'c3'] }
    expect(choice.feedback(asData([explained]), { chosen }, grade([explained], chosen))).toEqual({
      solution: 'partial',
      items: { c1: { mark: 'correct' }, c3: { mark: 'incorrect', explanation: 'Why three.' } },
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
