import { render, screen } from '@testing-library/react'
import { chooseByKeyboard, describeRenderer, openSample, ProblemHarness } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { vocabularySelectionPlugin } from './plugin'
import { VocabularySelectionRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(vocabularySelectionPlugin, VocabularySelectionRenderer, {
  fixtures,
  solveByKeyboard: ({ chosen }, user) => chooseByKeyboard(user, Object.values(chosen).flat()),
})

it('[TYPE-03.1] asks in three forms: for the meaning of a word, the word of a meaning, the word of a gap', () => {
  const formOf = (name: string) => {
    const exercise = openSample(vocabularySelectionPlugin, fixtures, name)
    const { container, unmount } = render(
      <ProblemHarness exercise={exercise} Renderer={VocabularySelectionRenderer} />,
    )
    const text = container.textContent ?? ''
    const choices = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '')
    unmount()
    return { text, choices: choices.map((choice) => choice.slice(1)).sort() }
  }
  const definition = formOf('minimal')
  expect(definition.text).toMatch(/What does this word mean\?.*brave/)
  expect(definition.choices).toEqual(['ready to face danger', 'very tired'])
  const recognition = formOf('word-recognition')
  expect(recognition.text).toMatch(/Which word has this meaning\?.*to speak in a very soft voice/)
  expect(recognition.choices).toEqual(['listen', 'shout', 'whisper'])
  const completion = formOf('sentence-completion')
  expect(completion.text).toMatch(
    /Which word completes the sentence\?.*Please .* your books before you leave\./,
  )
  expect(completion.choices).toEqual(['gather', 'hurry', 'repair'])
})
