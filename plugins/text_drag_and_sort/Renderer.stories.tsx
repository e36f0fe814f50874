import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import full from '../../fixtures/text_drag_and_sort/full.json'
import highSchool from '../../fixtures/text_drag_and_sort/high-school.json'
import minimal from '../../fixtures/text_drag_and_sort/minimal.json'
import { textDragAndSortPlugin } from './plugin'
import { TextDragAndSortRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(textDragAndSortPlugin, TextDragAndSortRenderer, 'Sort into slots')

const meta: Meta = { ...common, title: 'Problems/Sort into slots' }
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
    await userEvent.click(canvas.getByRole('button', { name: 'warm' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Place "coldest",/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'hot' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Place "between",/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'boiling' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Place "hottest",/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'warm' }).focus()
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    canvas.getByRole('button', { name: 'hot' }).focus()
    await userEvent.keyboard('{Enter}{Home}{ArrowRight}{Enter}')
    canvas.getByRole('button', { name: 'boiling' }).focus()
    await userEvent.keyboard('{Enter}{Home}{ArrowRight}{ArrowRight}{Enter}')
    canvas.getByRole('button', { name: 'Submit Answer' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}
