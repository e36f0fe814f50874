import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from './actions/Button'
import { ContentBlocks } from './content/ContentBlocks'
import { Markdown } from './content/Markdown'
import { Dialog } from './dialog/Dialog'
import { StatusLine } from './feedback/StatusLine'
import { TextField } from './fields/TextField'
import { HintBox } from './problem/HintBox'
import { ProgressCircles } from './progress/ProgressCircles'

const meta: Meta = { title: 'UI/Blocks' }
export default meta

const PAGE =
  'The keeper climbed the winding stairs every evening and lit the great lamp before the ships came home.'

export const Buttons: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem', flexWrap: 'wrap' }}>
      <Button>Submit Answer</Button>
      <Button variant="secondary">Help</Button>
      <Button variant="quiet">Exercises</Button>
      <Button isLoading>Submit Answer</Button>
      <Button disabled>Start</Button>
    </div>
  ),
}

export const Fields: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <TextField label="Username" />
      <TextField label="Password" type="password" error="Please type your password." />
    </div>
  ),
}

export const StatusLines: StoryObj = {
  render: () => (
    <>
      <StatusLine tone="correct">Correct!</StatusLine>
      <StatusLine tone="incorrect">Incorrect.Try Again.</StatusLine>
      <StatusLine tone="info">Your answer is incomplete.</StatusLine>
      <StatusLine tone="error">Network Error! Unable to submit your answer.</StatusLine>
    </>
  ),
}

export const MarkdownText: StoryObj = {
  render: () => (
    <Markdown
      text={
        'A **bold** word, a [link](https://example.org), <script>no script</script> and a table:\n\n| one | two |\n| --- | --- |\n| 1 | 2 |'
      }
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noreferrer noopener')
  },
}

export const PassageInColumns: StoryObj = {
  render: () => (
    <ContentBlocks
      blocks={[
        { kind: 'passage', layout: 'two_columns', title: 'The lighthouse', pages: [PAGE, PAGE, PAGE] },
      ]}
    />
  ),
}

export const PassageByPages: StoryObj = {
  render: () => (
    <ContentBlocks
      blocks={[
        {
          kind: 'passage',
          layout: 'flipbook',
          title: 'The lighthouse',
          pages: [PAGE, `Then: ${PAGE}`, 'The end.'],
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible()
  },
}

export const AudioOnly: StoryObj = {
  render: () => (
    <ContentBlocks blocks={[{ kind: 'audio', audioURL: '/media/word.mp3', label: 'Listen to the word' }]} />
  ),
}

export const Hints: StoryObj = {
  render: () => (
    <ol style={{ display: 'grid', gap: '0.5rem', padding: 0 }}>
      <HintBox number={1} hint={{ value: 'A noun names a person, a place or a thing.' }} />
      <HintBox number={2} hint={{ value: 'Try each word after *the*.' }} />
    </ol>
  ),
}

export const Circles: StoryObj = {
  render: () => (
    <ProgressCircles
      circles={['first_time', 'later', 'current', 'empty']}
      width={88}
      label="Get 3 out of 4 correct"
    />
  ),
}

function OpenDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog title="Learning Session Report" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>You passed!</p>
      </Dialog>
    </>
  )
}

export const Modal: StoryObj = {
  render: () => <OpenDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Learning Session Report' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
