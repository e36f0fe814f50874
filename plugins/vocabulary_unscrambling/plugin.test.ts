import { expectOpened, openProblem, seededRandom } from '@wordstride/core'
import { describePlugin, expectGradedBySlot, openSample, reminderOf } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { vocabularyUnscramblingAuthoring } from './authoring'
import { vocabularyUnscramblingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(vocabularyUnscramblingPlugin, {
  fixtures,
  twins,
  authoring: vocabularyUnscramblingAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-05.2] letters are graded by their order; one that is left over is not answered', () => {
  expectGradedBySlot(openSample(vocabularyUnscramblingPlugin, fixtures, 'minimal'))
})

it('[TYPE-05.2] the letters of the word come shuffled, and equal ones are interchangeable', () => {
  const exercise = openSample(vocabularyUnscramblingPlugin, fixtures, 'full')
  const letterOf = new Map(exercise.problem.drag_items.map(({ id, content }) => [id, content]))
  for (let i = 0; i < 50; i++) {
    const shown = exercise.present(seededRandom(`${i}`)).cards.map((id) => letterOf.get(id))
    expect([...shown].sort().join('')).toBe('emnoorsu')
    expect(shown.join('')).not.toBe('enormous')
  }
  const { placed } = exercise.correctResponse()
  const [one = '', other = ''] = [...letterOf].flatMap(([id, letter]) => (letter === 'o' ? [id] : []))
  const exchanged = { ...placed, [one]: placed[other] ?? '', [other]: placed[one] ?? '' }
  expect(exercise.grade({ placed: exchanged }, { mode: 'practice' }).verdict).toBe('correct')
})

it('[TYPE-05.2] a word does not come out as it is by its equal letters either', () => {
  const { problem } = openSample(vocabularyUnscramblingPlugin, fixtures, 'full')
  const drag_items = [...'noon'].map((content, i) => ({ id: `letter${i}`, content, order: i + 1 }))
  const exercise = expectOpened(openProblem(vocabularyUnscramblingPlugin, { ...problem, drag_items }))
  const letterOf = new Map(drag_items.map(({ id, content }) => [id, content]))
  for (let i = 0; i < 100; i++) {
    const shown = exercise.present(seededRandom(`${i}`)).cards.map((id) => letterOf.get(id))
    expect(shown.join('')).not.toBe('noon')
  }
})

it('[TYPE-05.1] reminds to drag letters', () => {
  expect(reminderOf(openSample(vocabularyUnscramblingPlugin, fixtures, 'minimal'))).toBe(
    'REMEMBER: Drag letters to the bottom row to spell the word.',
  )
})
