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
import { ProblemFrame } from './problem/ProblemFrame'
import { ProgressCircles } from './progress/ProgressCircles'

const DOCS = `The parts that problems are made of. Plain CSS Modules on the theme's variables; no component library.

- **Markdown** (TYPE-22): GitHub's dialect without raw HTML; its parser is loaded when a text has markup.
- **Passage** (TYPE-19, TYPE-20): a book as high as its text, with real text on its pages, arrow keys and one turn in two seconds, or plain text; or columns that scroll. Beside its question where there is room; on a phone in a sheet over it, one page or column wide.
- **Read to me**: one speaker for a problem, one for its passage, each hint and each step of a demo; what is read is marked.
- **Audio** (PROB-12, TYPE-23): one sound at a time; the browser's voice reads the text when a recording fails, and a sound that cannot be had says so.
- **Picture** (TYPE-21): opens large in a dialog and zooms there.
- **Header** (PROB-17): title and words that can be heard.
- **Hints, status line, circles, dialog, fields, buttons**: native elements, 44 px or larger.`

const meta: Meta = {
  title: 'UI/Blocks',
  parameters: { docs: { description: { component: DOCS } } },
}
export default meta

const phone = { globals: { viewport: { value: 'phone' } } }
/** In which themes it is compared with a picture of it, where not in both. */
const pictured = (...pictures: string[]) => ({ parameters: { pictures } })

const PAGE =
  'The keeper climbed the winding stairs every evening and lit the great lamp before the ships came home.'

export const Buttons: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem', flexWrap: 'wrap' }}>
      <Button>Submit Answer</Button>
      <Button variant="secondary">Help</Button>
      <Button variant="quiet">Exercises</Button>
      <Button variant="sun">Start</Button>
      <Button variant="soft">Learn</Button>
      <Button variant="closed" aria-disabled="true">
        Afficiency
      </Button>
      <Button variant="secondary" isPill>
        Proficiency
      </Button>
      <Button size="compact">Courses</Button>
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
  name: '[TYPE-22] Markdown without raw HTML, with safe links',
  render: () => (
    <Markdown
      text={
        'A **bold** word, a [link](https://example.org), a [trap](javascript:alert(1)), <script>no script</script> and a table:\n\n| one | two |\n| --- | --- |\n| 1 | 2 |'
      }
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'link' })).toHaveAttribute('rel', 'noreferrer noopener')
    await expect(canvas.getByText('trap')).not.toHaveAttribute('href', expect.stringContaining('javascript'))
  },
}

const story = (chapter: string) =>
  `${chapter}\n\n${PAGE} She counted the steps aloud, so that she would not lose her place in the **dark**.\n\n${PAGE}`

const PAGES = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'].map(story)

const passage = (layout: 'flipbook' | 'two_columns', pages: string[] = PAGES) => (
  <ContentBlocks blocks={[{ kind: 'passage', layout, title: 'The lighthouse', pages }]} />
)

export const PassageInColumns: StoryObj = {
  name: '[TYPE-20] Passage in columns',
  ...pictured(),
  render: () => passage('two_columns'),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('region', { name: 'The lighthouse, text' })
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    await expect(text.scrollWidth).toBe(text.clientWidth)
    const [first, last] = [text.querySelector('p'), text.querySelector('div > div > p:last-child')]
    await expect(last?.getBoundingClientRect().left).toBeGreaterThan(first?.getBoundingClientRect().left ?? 0)
  },
}

export const PassageInOneColumn: StoryObj = {
  name: 'Passage on a phone: a sheet over the question, in one column, that remembers its place',
  ...phone,
  ...pictured(),
  render: () => passage('two_columns'),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: /^Story ?: The lighthouse$/ })
    await userEvent.click(open)
    const sheet = await canvas.findByRole('dialog', { name: 'The lighthouse' })
    sheet.scrollTo({ top: 150 })
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the question' }))
    await waitFor(() => expect(sheet).not.toBeVisible())
    await expect(open).toHaveFocus()
    await userEvent.click(open)
    await waitFor(() => expect(sheet.scrollTop).toBe(150))
    const text = await canvas.findByRole('region', { name: 'The lighthouse, text' })
    const lefts = [...text.querySelectorAll('p')].map((p) => p.getBoundingClientRect().left)
    await expect(new Set(lefts).size).toBe(1)
  },
}

export const PassageAsBook: StoryObj = {
  name: '[TYPE-19] Passage as a book',
  ...pictured(),
  render: () => passage('flipbook'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Pages 1 and 2 of 5')
    // The library shows its pages a frame after it has counted them.
    await waitFor(() => expect(canvas.getByText('One.')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Page 3 of 5' })).toBeNull())

    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await userEvent.click(next)
    await canvas.findByText('Pages 3 and 4 of 5', {}, { timeout: 3_000 })
    await waitFor(() => expect(canvas.getByText('Three.')).toBeVisible())
    await expect(canvas.queryByRole('region', { name: 'Page 1 of 5' })).toBeNull()

    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'), { timeout: 3_000 })
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByText('Page 5 of 5', {}, { timeout: 3_000 })
    await expect(next).toHaveAttribute('aria-disabled', 'true')

    // Who turns the pages from where they are read goes on there.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Page 5 of 5' })).toBeVisible())
    canvas.getByRole('region', { name: 'Page 5 of 5' }).focus()
    for (const name of ['Page 3 of 5', 'Page 1 of 5']) {
      const back = canvas.getByRole('button', { name: 'Previous page' })
      await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'), { timeout: 3_000 })
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(canvas.getByRole('region', { name })).toHaveFocus(), { timeout: 3_000 })
    }
  },
}

export const PassageAsBookOnPhone: StoryObj = {
  name: '[TYPE-19] Passage as a book on a phone, one page at a time',
  ...phone,
  ...pictured('light'),
  render: () => passage('flipbook'),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: /^Story ?: The lighthouse$/ })
    await userEvent.click(open)
    const next = await canvas.findByRole('button', { name: 'Next page' })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'))
    await expect(canvas.getByText('Page 1 of 5', { selector: '[aria-live]' })).toBeVisible()
    const page = await canvas.findByRole('region', { name: 'Page 1 of 5' })
    page.focus()
    // The keys go on from each page that they lead to.
    for (const [key, name] of [
      ['{ArrowRight}', 'Page 2 of 5'],
      ['{ArrowLeft}', 'Page 1 of 5'],
      ['{ArrowRight}', 'Page 2 of 5'],
    ] as const) {
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'), { timeout: 3_000 })
      await userEvent.keyboard(key)
      await canvas.findByText(name, { selector: '[aria-live]' }, { timeout: 3_000 })
      await waitFor(() => expect(canvas.getByRole('region', { name })).toHaveFocus())
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the question' }))
    await userEvent.click(open)
    await canvas.findByText('Page 2 of 5', { selector: '[aria-live]' })
  },
}

export const PassageAsBookDark: StoryObj = {
  name: 'Passage as a book, dark',
  globals: { theme: 'dark' },
  ...pictured('dark'),
  render: () => passage('flipbook'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('One.')).toBeVisible())
  },
}

export const PassageAsPlainText: StoryObj = {
  name: 'Passage as plain text',
  ...pictured(),
  render: () => passage('flipbook'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read as plain text' }))
    for (const text of ['One.', 'Five.']) await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Read as a book' })).toBeVisible()
  },
}

export const PassageBesideQuestion: StoryObj = {
  name: 'Passage beside its question, in the type of kindergarten, as high as its text',
  render: () => (
    <div style={{ width: '60rem' }}>
      <ProblemFrame
        problem={{
          problem_id: 'p1',
          problem_type: 'any',
          section_type: 'ae.la',
          grade_id: 0,
          skill_id: 's1',
          problemItems: [
            { kind: 'markdown', value: 'Who is with Mia?' },
            {
              kind: 'passage',
              layout: 'flipbook',
              title: 'In the park',
              pages: ['Mia is here.', 'Bo sees her.'],
            },
          ],
          hintItems: [],
        }}
        heading="Problem 1"
        reminder={null}
        feedback={null}
      >
        {null}
      </ProblemFrame>
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Next page' })
    const text = await waitFor(() => {
      const page = canvas.getByRole('region', { name: 'Page 1 of 2' })
      expect(page).toBeVisible()
      return page
    })
    const prompt = canvas.getByText('Who is with Mia?')
    await expect(text.getBoundingClientRect().right).toBeLessThan(prompt.getBoundingClientRect().left)
    await expect(text.clientHeight).toBeLessThan(200)
    for (const element of [text, prompt])
      await expect(Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(24)
    await expect(canvas.getByRole('button', { name: 'Read to me' })).toBeVisible()
  },
}

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300' viewBox='0 0 400 300'%3E%3Crect width='400' height='300' fill='%239fd3ff'/%3E%3Ccircle cx='310' cy='70' r='36' fill='%23ffc53d'/%3E%3Cpath d='M170 260l16-170h28l16 170z' fill='%23fff' stroke='%231b1f3b' stroke-width='4'/%3E%3Cpath d='M0 260h400v40H0z' fill='%232d6a8f'/%3E%3C/svg%3E"

export const Picture: StoryObj = {
  name: '[TYPE-21] Picture that can be enlarged',
  render: () => (
    <ContentBlocks
      blocks={[{ kind: 'image', imageURL: PICTURE, alt: 'A lighthouse by the sea', zoomable: true }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'A lighthouse by the sea Enlarge the picture' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'A lighthouse by the sea' })
    const frame = canvas.getByRole('region', { name: 'Large picture' })
    await expect(frame.clientWidth).toBeGreaterThan(600)
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(open).toHaveFocus()
  },
}

export const Header: StoryObj = {
  name: '[PROB-17] Header with words that can be heard',
  render: () => (
    <ProblemFrame
      problem={{
        problem_id: 'p1',
        problem_type: 'any',
        section_type: 'ae.la',
        grade_id: 3,
        skill_id: 's1',
        header: {
          headerTitle: 'The lighthouse keeper',
          headerTitleUrl: '/media/title.mp3',
          text_audio_dict: { lighthouse: '/media/lighthouse.mp3', keeper: '/media/keeper.mp3' },
        },
        problemItems: [{ kind: 'markdown', value: 'What does a *keeper* do?' }],
        hintItems: [],
      }}
      heading="Problem 1"
      reminder={null}
      feedback={null}
    >
      {null}
    </ProblemFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The lighthouse keeper' })).toBeVisible()
    for (const name of ['Listen: The lighthouse keeper', 'Listen to lighthouse', 'Listen to keeper']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    }
  },
}

export const AudioOnly: StoryObj = {
  name: 'Audio alone, by keyboard, whose recording is missing',
  render: () => (
    <ContentBlocks blocks={[{ kind: 'audio', audioURL: 'data:audio/mpeg,', label: 'Listen to the word' }]} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Listen: Listen to the word' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('button', {
      name: 'Listen: Listen to the word (sound not available, try again)',
    })
    await expect(canvas.getByText('The sound is not available.')).toBeInTheDocument()
  },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  },
}
