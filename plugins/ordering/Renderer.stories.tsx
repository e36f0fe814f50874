import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import full from '../../fixtures/ordering/full.json'
import highSchool from '../../fixtures/ordering/high-school.json'
import minimal from '../../fixtures/ordering/minimal.json'
import { orderingPlugin } from './plugin'
import { OrderingRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(orderingPlugin, OrderingRenderer, 'Ordering')

const meta: Meta = { ...common, title: 'Problems/Ordering' }
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
    for (const [i, name] of ['Wake up.', 'Eat breakfast.', 'Go to school.'].entries()) {
      const lines = canvas.getAllByRole('button', { name: /\.$/ })
      if (lines[i]?.textContent === name) continue
      await userEvent.click(canvas.getByRole('button', { name }))
      await userEvent.click(lines[i] as HTMLElement)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    for (const [i, name] of ['Wake up.', 'Eat breakfast.', 'Go to school.'].entries()) {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard(`{Enter}{Home}${'{ArrowDown}'.repeat(i)}{Enter}`)
    }
    canvas.getByRole('button', { name: 'Submit Answer' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}
