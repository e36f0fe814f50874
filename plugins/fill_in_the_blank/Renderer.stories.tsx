import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import full from '../../fixtures/fill_in_the_blank/full.json'
import highSchool from '../../fixtures/fill_in_the_blank/high-school.json'
import minimal from '../../fixtures/fill_in_the_blank/minimal.json'
import { fillInTheBlankPlugin } from './plugin'
import { FillInTheBlankRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(fillInTheBlankPlugin, FillInTheBlankRenderer, 'Fill in the blank')

const meta: Meta = { ...common, title: 'Problems/Fill in the blank' }
export default meta

export const Default: StoryObj = story(highSchool)
export const Answered: StoryObj = story(highSchool, { response: 'correct' })
export const Correct: StoryObj = story(highSchool, { response: 'correct', isChecked: true })
export const Incorrect: StoryObj = story(highSchool, { response: 'wrong', isChecked: true })
export const NotAnswered: StoryObj = story(highSchool, { isChecked: true })
export const Public: StoryObj = publicView(highSchool)
export const Mobile: StoryObj = { ...story(highSchool, { response: 'wrong', isChecked: true }), ...phone }
export const Dark: StoryObj = { ...story(highSchool, { response: 'wrong', isChecked: true }), ...dark }
export const LongText: StoryObj = story(full)

export const ByPointer: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Blank 1 of 1' }), 'barks')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    // The synthetic keyboard cannot operate a native select; a journey in e2e does it with real keys.
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Blank 1 of 1' })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Blank 1 of 1' }), 'barks')
    // Past the speaker.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct!')
  },
}
