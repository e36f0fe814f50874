import type { Meta, StoryObj } from '@storybook/react-vite'
import { problemStories } from '@wordstride/testkit/stories'
import { expect } from 'storybook/test'
import earlyGrade from '../../fixtures/markdown_clickable_text/early-grade.json'
import full from '../../fixtures/markdown_clickable_text/full.json'
import highSchool from '../../fixtures/markdown_clickable_text/high-school.json'
import minimal from '../../fixtures/markdown_clickable_text/minimal.json'
import { markdownClickableTextPlugin } from './plugin'
import { MarkdownClickableTextRenderer } from './Renderer'

const {
  meta: common,
  story,
  publicView,
  phone,
  dark,
} = problemStories(markdownClickableTextPlugin, MarkdownClickableTextRenderer, 'Clickable Markdown text')

const meta: Meta = { ...common, title: 'Problems/Clickable Markdown text' }
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

/** In practice another number of phrases is not right; a test says how many to choose. */
export const OverAnswered: StoryObj = {
  ...story(earlyGrade, { mode: 'test' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'sun' })
    for (const name of ['sun', 'hot', 'cat']) await userEvent.click(canvas.getByRole('button', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(
      'Invalid Answer. (please choose 2 answers)',
    )
  },
}

export const ByPointer: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dogs' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Answer' }))
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}

export const ByKeyboard: StoryObj = {
  ...story(minimal),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Dogs' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    canvas.getByRole('button', { name: 'Submit Answer' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Correct!')
  },
}
