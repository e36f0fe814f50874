import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import full from '../../fixtures/unscramble_drag_drop/full.json'
import highSchool from '../../fixtures/unscramble_drag_drop/high-school.json'
import minimal from '../../fixtures/unscramble_drag_drop/minimal.json'
import { unscrambleDragDropPlugin } from './plugin'
import { UnscrambleDragDropRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(unscrambleDragDropPlugin, UnscrambleDragDropRenderer, 'Unscramble')

const meta: Meta = { ...common, title: 'Problems/Unscramble' }
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
    await userEvent.click(canvas.getByRole('button', { name: 'The cat' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Place 1,/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'sat' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Place 2,/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'on the mat.' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Place 3,/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'The cat' }).focus()
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    canvas.getByRole('button', { name: 'sat' }).focus()
    await userEvent.keyboard('{Enter}{Home}{ArrowRight}{Enter}')
    canvas.getByRole('button', { name: 'on the mat.' }).focus()
    await userEvent.keyboard('{Enter}{Home}{ArrowRight}{ArrowRight}{Enter}')
    canvas.getByRole('button', { name: 'Submit Answer' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}
