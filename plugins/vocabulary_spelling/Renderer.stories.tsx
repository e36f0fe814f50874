import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import full from '../../fixtures/vocabulary_spelling/full.json'
import minimal from '../../fixtures/vocabulary_spelling/minimal.json'
import { vocabularySpellingPlugin } from './plugin'
import { VocabularySpellingRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(vocabularySpellingPlugin, VocabularySpellingRenderer, 'Spelling')

const meta: Meta = { ...common, title: 'Problems/Spelling' }
export default meta

export const Default: StoryObj = story(minimal)
export const Answered: StoryObj = story(minimal, { response: 'correct' })
export const Correct: StoryObj = story(minimal, { response: 'correct', isChecked: true })
export const Incorrect: StoryObj = story(minimal, { response: 'wrong', isChecked: true })
export const NotAnswered: StoryObj = story(minimal, { isChecked: true })
export const Public: StoryObj = publicView(minimal)
export const Mobile: StoryObj = { ...story(minimal, { response: 'wrong', isChecked: true }), ...phone }
export const Dark: StoryObj = { ...story(minimal, { response: 'wrong', isChecked: true }), ...dark }
export const LongText: StoryObj = story(full)

export const ByPointer: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Type the word' }))
    await userEvent.keyboard('brave')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('brave')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct!')
  },
}
