import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import earlyGrade from '../../fixtures/multi_selection/early-grade.json'
import full from '../../fixtures/multi_selection/full.json'
import threeAnswers from '../../fixtures/multi_selection/three-answers.json'
import { multiSelectionPlugin } from './plugin'
import { MultiSelectionRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(multiSelectionPlugin, MultiSelectionRenderer, 'Multiple choice')

const meta: Meta = { ...common, title: 'Problems/Multiple choice' }
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

export const OverAnswered: StoryObj = {
  ...story(threeAnswers),
  play: async ({ canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Invalid Answer. (please choose 3 answers)')
  },
}

export const ByPointer: StoryObj = {
  ...story(earlyGrade),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^bird/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^bee/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(earlyGrade),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    // In the first grades each option has a speaker beside it.
    for (let stops = 0; stops < 4; stops++) await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct!')
  },
}
