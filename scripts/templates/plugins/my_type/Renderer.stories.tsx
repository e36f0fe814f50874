import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import earlyGrade from '../../fixtures/my_type/early-grade.json'
import full from '../../fixtures/my_type/full.json'
import minimal from '../../fixtures/my_type/minimal.json'
import { myTypePlugin } from './plugin'
import { MyTypeRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(myTypePlugin, MyTypeRenderer, 'My type')

const meta: Meta = { ...common, title: 'Problems/My type' }
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
    const isRight = (canvas.getByRole('radio', { name: /^cat/ }) as HTMLInputElement).checked
    if (!isRight) await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct!')
  },
}
