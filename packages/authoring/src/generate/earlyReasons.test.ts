import { seededRandom } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import { generators } from './generators'

/** All that a generator can make for a grade, as text. */
const textsOf = (name: string, grade: number): string =>
  (generators[name]?.frames(grade) ?? [])
    .flatMap((frame) =>
      (['learning', 'proof'] as const).flatMap((share) =>
        frame.numbers(share).map((number) => frame.make(share, number, seededRandom(`${share} ${number}`))),
      ),
    )
    .map((made) => JSON.stringify(made))
    .join('\n')

describe('reasons of grades 1 and 2', () => {
  it('blame the time only for verbs that there are', () => {
    const blamed = [...textsOf('verb-times', 1).matchAll(/\*\*([^*]+)\*\* does not go with the time/g)]
    const words = new Set(blamed.map(([, word = '']) => word))
    expect(words).toContain('came')
    expect([...words].filter((word) => /^(?:read|sleep|eat|sing|com|hold|hid)ed$/.test(word))).toEqual([])
  })

  it.each([1, 2])('never allow a first capital to a word with none: grade %i', (grade) => {
    const texts = textsOf('capitals', grade)
    expect(texts).toContain('No letter of it is a capital.')
    expect(texts).not.toMatch(/Only the first letter is a capital\. [^"]*so it has a small letter/)
  })
})
