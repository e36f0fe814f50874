import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import earlyGrade from '../../fixtures/typed_blanks/early-grade.json'
import full from '../../fixtures/typed_blanks/full.json'
import minimal from '../../fixtures/typed_blanks/minimal.json'
import numbers from '../../fixtures/typed_blanks/numbers.json'
import { typedBlanksPlugin } from './plugin'
import { TypedBlanksRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(typedBlanksPlugin, TypedBlanksRenderer, 'Typed blanks')

const meta: Meta = { ...common, title: 'Problems/Typed blanks' }
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

export const Table: StoryObj = story(numbers)

export const ByPointer: StoryObj = {
  ...story(earlyGrade),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'cow' }))
    await userEvent.click(canvas.getByRole('button', { name: 'pig' }))
    await expect(canvas.getByRole('textbox', { name: 'Blank 1 of 2' })).toHaveValue('cow')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('mice')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct!')
  },
}
