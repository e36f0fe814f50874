import { seededRandom } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import { generators } from './generators'

/** All that a generator can make, as it stands before it is built. */
function allOf(name: string, grade: number): string {
  const frames = generators[name]?.frames(grade) ?? []
  const made = frames.flatMap((frame, i) =>
    (['learning', 'proof'] as const).flatMap((share) =>
      frame
        .numbers(share)
        .map((number) => frame.make(share, number, seededRandom(`${i} ${share} ${number}`))),
    ),
  )
  return JSON.stringify(made)
}

describe('what many accept beside the form that is taught is never offered as wrong', () => {
  it.each([
    ['comparison', 4, /\bmo(?:re|st) (?:simple|lazy|funny|busy|early|happy|noisy|tiny)\b/],
    ['abbreviations', 3, /[|{"](?:ft|lb|oz|hr|min|mi|yd)[|}"]/],
    ['abbreviations', 3, /\*\*(?:ft|lb|oz|hr|min|mi|yd)\*\*/],
    ['quotation-marks', 3, /,\\" (?:shouted|yelled|cried)\b/],
    ['reflexive-pronouns', 6, /\b(?:cat|dog|bird|snake|team)\b/],
  ] as const)('%s, grade %i: %s', (name, grade, disputed) => {
    const text = allOf(name, grade)
    expect(text.length).toBeGreaterThan(1000)
    expect(text).not.toMatch(disputed)
  })
})
