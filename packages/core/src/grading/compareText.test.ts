import { describe, expect, it } from 'vitest'
import { blanks } from '../interactions/blanks'
import { sequence } from '../interactions/sequence'
import { isSameText } from './compareText'

describe('isSameText', () => {
  it.each([
    ['7', '7.0', true],
    [' 07 ', '7', true],
    ['1,200', '1200', true],
    ['-3.5', '\u22123.50', true],
    ['+4', '4', true],
    ['.5', '0.5', true],
    ['\u2212.50', '-0.5', true],
    ['5.', '5', true],
    ['.', '0', false],
    ['5..', '5', false],
    ['1.,200', '1200', false],
    ['7', '8', false],
    ['1,2', '12', false],
    ['seven', '7', false],
    ['', '0', false],
    ['0x10', '16', false],
  ])('[TYPE-00.5] numbers: %j and %j are equal: %s', (given, expected, isSame) => {
    expect(isSameText(given, expected, 'number')).toBe(isSame)
  })

  it.each([
    ['monday', 'Monday', true],
    [' MONDAY ', 'Monday', true],
    ['CAF\u00c9', 'cafe\u0301', true],
    ['Mondays', 'Monday', false],
  ])('[TYPE-00.5] text without case: %j and %j are equal: %s', (given, expected, isSame) => {
    expect(isSameText(given, expected, 'ignore_case')).toBe(isSame)
  })
})

describe('[TYPE-00.5] comparisons of more than one answer', () => {
  it('ordered items are right when every one stands at its place', () => {
    const cards = ['c', 'a', 'b'].map((id) => ({ id, content: id, order: 'abc'.indexOf(id) + 1 }))
    const verdict = (order: string[]) => sequence.grade({ cards }, { order }, { mode: 'practice' }).verdict
    expect(verdict(['a', 'b', 'c'])).toBe('correct')
    expect(verdict(['a', 'c', 'b'])).toBe('incorrect')
  })

  it('blanks are right when all of them match', () => {
    const options = [
      { id: 'is', label: 'is' },
      { id: 'are', label: 'are' },
    ]
    const data = {
      blanks: [
        { uuid: 'one', options, answer: 'is' },
        { uuid: 'two', options, answer: 'are' },
      ],
    }
    const verdict = (one: string, two: string) =>
      blanks.grade(data, { chosen: { one, two } }, { mode: 'practice' }).verdict
    expect(verdict('is', 'are')).toBe('correct')
    expect(verdict('is', 'is')).toBe('incorrect')
  })
})
