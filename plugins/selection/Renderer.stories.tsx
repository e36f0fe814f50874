import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import earlyGrade from '../../fixtures/selection/early-grade.json'
import full from '../../fixtures/selection/full.json'
import minimal from '../../fixtures/selection/minimal.json'
import { selectionPlugin } from './plugin'
import { SelectionRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(selectionPlugin, SelectionRenderer, 'Single choice')

const meta: Meta = { ...common, title: 'Problems/Single choice' }
export default meta

export const Default: StoryObj = story(earlyGrade)
export const Answered: StoryObj = story(earlyGrade, { response: 'correct' })
export const Correct: StoryObj = story(earlyGrade, { response: 'correct', isChecked: true })
export const Incorrect: StoryObj = story(earlyGrade, { response: 'wrong', isChecked: true })
export const NotAnswered: StoryObj = story(earlyGrade, { isChecked: true })
export const Public: StoryObj = publicView(earlyGrade)
export const Mobile: StoryObj = { ...story(earlyGrade, { response: 'wrong', isChecked: true }), ...phone }
export const Dark: StoryObj = { ...story(earlyGrade, { response: 'wrong', isChecked: true }), ...dark }
export const LongText: StoryObj = story(full)

export const ByPointer: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^cat/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct!')
  },
}
