import { seededRandom } from '@wordstride/core'
import { describePlugin, openSample } from '@wordstride/testkit'
import { describe, expect, it } from 'vitest'
import { vocabularySelectionAuthoring } from './authoring'
import { vocabularySelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(vocabularySelectionPlugin, {
  fixtures,
  twins,
  authoring: vocabularySelectionAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

describe('[TYPE-03.2] its data, its grading and the order of its options', () => {
  it('[TYPE-00.6] the options come shuffled', () => {
    const exercise = openSample(vocabularySelectionPlugin, fixtures, 'full')
    const orders = Array.from({ length: 30 }, (_, i) =>
      JSON.stringify(exercise.present(seededRandom(`${i}`))),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  it('is graded as a selection', () => {
    const { problem, grade, correctResponse } = openSample(vocabularySelectionPlugin, fixtures, 'full')
    const [[part, [right]] = ['', []]] = Object.entries(correctResponse().chosen)
    const verdict = (chosen: string[]) => grade({ chosen: { [part]: chosen } }, { mode: 'practice' }).verdict
    for (const { id, answer } of problem.options)
      expect(verdict([id]), id).toBe(answer ? 'correct' : 'incorrect')
    expect(right).toBe('t')
    expect(verdict([])).toBe('not_answered')
  })

  it('[ENT-22] a problem has sounds, question, description, definition, sample sentence and options', () => {
    const data = {
      question_audio_url: '/media/gather.mp3',
      question_audio_url2: '/media/gather-2.mp3',
      question_text: 'gather',
      description: 'verb',
      definition: 'to bring together',
      sample_sentence: 'They ___ apples.',
      sound: 'gather',
      options: [
        { id: 'a', label: 'to bring together', answer: true },
        { id: 'b', label: 'to break', answer: false },
      ],
    }
    const { problem } = openSample(vocabularySelectionPlugin, fixtures, 'minimal')
    expect(vocabularySelectionPlugin.problem.parse({ ...problem, ...data })).toMatchObject(data)
  })
})
