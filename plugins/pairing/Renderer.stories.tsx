import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import full from '../../fixtures/pairing/full.json'
import highSchool from '../../fixtures/pairing/high-school.json'
import minimal from '../../fixtures/pairing/minimal.json'
import { pairingPlugin } from './plugin'
import { PairingRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(pairingPlugin, PairingRenderer, 'Pairing')

const meta: Meta = { ...common, title: 'Problems/Pairing' }
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
    await userEvent.click(canvas.getByRole('button', { name: 'cold' }))
    await userEvent.click(canvas.getByRole('button', { name: /^The place of "hot",/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'down' }))
    await userEvent.click(canvas.getByRole('button', { name: /^The place of "up",/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'night' }))
    await userEvent.click(canvas.getByRole('button', { name: /^The place of "day",/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'cold' }).focus()
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    canvas.getByRole('button', { name: 'down' }).focus()
    await userEvent.keyboard('{Enter}{Home}{ArrowRight}{Enter}')
    canvas.getByRole('button', { name: 'night' }).focus()
    await userEvent.keyboard('{Enter}{Home}{ArrowRight}{ArrowRight}{Enter}')
    canvas.getByRole('button', { name: 'Submit Answer' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}
