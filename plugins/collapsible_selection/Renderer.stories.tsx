import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import full from '../../fixtures/collapsible_selection/full.json'
import highSchool from '../../fixtures/collapsible_selection/high-school.json'
import minimal from '../../fixtures/collapsible_selection/minimal.json'
import { collapsibleSelectionPlugin } from './plugin'
import { CollapsibleSelectionRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(collapsibleSelectionPlugin, CollapsibleSelectionRenderer, 'Collapsible choice')

const meta: Meta = { ...common, title: 'Problems/Collapsible choice' }
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
    await userEvent.click(canvas.getByRole('button', { name: /Option 1/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Option 2/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /^cat/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    if (!(canvas.getByRole('radio', { name: /^cat/ }) as HTMLInputElement).checked)
      await userEvent.keyboard('{ArrowUp}')
    canvas.getByRole('button', { name: 'Submit Answer' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}
