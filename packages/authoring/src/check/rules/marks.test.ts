import { describe, expect, it } from 'vitest'
import { buildPack } from '../../build/buildPack'
import { oneSkill, writePack } from '../../testing/writePack'
import { checkPack } from '../checkPack'

const doubtsOf = (prompt: string): string[] => {
  const problem = `  - id: E1
    type: ordering
    prompt: "${prompt}"
    hints: [Think.]
    items: [one, two]`
  return checkPack(buildPack(writePack(oneSkill(problem))))
    .filter(({ rule }) => rule === 'marks')
    .map(({ message, severity, line }) => `${severity} ${line} ${message}`)
}

describe('signs that were to format a text', () => {
  it.each(['Put **them** in *order*.', 'A **bold *and italic* text**', '2 * 3 * 1', '3 < 4 > 2'])(
    'are well in %s',
    (prompt) => expect(doubtsOf(prompt)).toEqual([]),
  )

  it.each([
    ['Put **them in order.', '"**" without its other end'],
    ['Put ** them ** in order.', '"**" without its other end'],
    ['Put <b>them</b> in order.', '<b>, which is taken for HTML'],
  ])('are told of in %s', (prompt, message) => {
    expect(doubtsOf(prompt)).toEqual([expect.stringMatching(/^warning 5 /)])
    expect(doubtsOf(prompt)[0]).toContain(message)
  })
})
