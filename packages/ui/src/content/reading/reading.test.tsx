import { act, fireEvent, render, screen } from '@testing-library/react'
import type { PublicEnvelope } from '@wordstride/core'
import { recordedName } from '@wordstride/core/speech'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CardFace } from '../../board/CardFace'
import { ChoiceGroup } from '../../choice/ChoiceGroup'
import { SelectField } from '../../fields/SelectField'
import { HintBox } from '../../problem/HintBox'
import { ProblemFrame } from '../../problem/ProblemFrame'
import { ReadAloud, ReadAloudFor, type ReadAloudMode } from './ReadAloud'
import { ReadButton } from './ReadButton'
import { collectParts } from './reader/collectParts'
import { stopReading } from './stopReading'

class FakeUtterance {
  lang = ''
  rate = 1
  onstart = () => {}
  onend = () => {}
  onerror = () => {}
  onboundary = (_: { name: string; charIndex: number }) => {}
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

class FakeHighlight {
  readonly range: Range

  constructor(range: Range) {
    this.range = range
  }
}

const speech = { speak: vi.fn<(utterance: FakeUtterance) => void>(), cancel: vi.fn() }
const highlights = new Map<string, FakeHighlight>()

const spoken = () => speech.speak.mock.calls.map(([{ text }]) => text)
const voice = () => speech.speak.mock.calls.at(-1)?.[0] as FakeUtterance
const marked = (name: string) => String(highlights.get(name)?.range ?? '')
const reader = () => screen.getByRole('button', { name: /Read to me/ })

/** Says all there is to say. */
async function hearAll() {
  await vi.waitFor(() => expect(speech.speak).toHaveBeenCalled())
  for (let said = 0; said < speech.speak.mock.calls.length; said++)
    act(() => {
      voice().onstart()
      voice().onend()
    })
}

async function press() {
  fireEvent.click(reader())
  await vi.waitFor(() => expect(speech.speak).toHaveBeenCalled())
  act(() => voice().onstart())
}

beforeEach(() => {
  speech.speak.mockReset()
  speech.cancel.mockReset()
  highlights.clear()
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('Highlight', FakeHighlight)
  vi.stubGlobal('CSS', { ...CSS, highlights })
  return () => vi.unstubAllGlobals()
})

const problem: PublicEnvelope = {
  problem_id: 'p1',
  problem_type: 'any',
  section_type: 'ae.la',
  grade_id: 4,
  skill_id: 's1',
  problemItems: [
    { kind: 'passage', layout: 'two_columns', title: 'The lighthouse', pages: ['It was dark.'] },
    { kind: 'markdown', value: 'Look at it. Which one is big?' },
  ],
  hintItems: [],
}

const options = ['whale', 'ant', '...'].map((label, i) => ({ id: `o${i}`, label }))

function Question({ of = problem }: { of?: PublicEnvelope }) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <ProblemFrame problem={of} heading="Problem 1" reminder="REMEMBER: One." feedback={null}>
        <ChoiceGroup
          part={{ uuid: 'q', type: 'radio', options }}
          label="Choose one answer"
          chosen={[]}
          feedback={null}
          isLocked={false}
          onChange={() => {}}
        />
      </ProblemFrame>
      <button type="submit">Submit Answer</button>
    </form>
  )
}

describe('ReadButton', () => {
  it('reads the prompt and then the options in presented order, not the passage', async () => {
    render(<Question />)
    fireEvent.click(reader())
    await hearAll()
    expect(spoken()).toEqual(['Look at it.', 'Which one is big?', 'REMEMBER: One.', 'whale', 'ant'])
    expect(reader().getAttribute('aria-label')).toBe('Read to me')
    expect(highlights.size).toBe(0)
  })

  it('reads the passage alone by the button of the passage', async () => {
    render(<Question />)
    fireEvent.click(await screen.findByRole('button', { name: 'Listen to the text' }))
    await hearAll()
    expect(spoken()).toEqual(['It was dark.'])
  })

  it('marks the sentence, and the word the voice has come to', async () => {
    render(<Question />)
    await press()
    expect(marked('ws-reading')).toBe('Look at it.')
    voice().onboundary({ name: 'word', charIndex: 5 })
    expect(marked('ws-word')).toBe('at')
    fireEvent.click(reader())
    expect(highlights.size).toBe(0)
  })

  it('marks on where the text is parsed anew while it is read', async () => {
    const text = (content: React.ReactNode) => (
      <div data-reads="">
        <p data-spoken="">{content}</p>
        <ReadButton label="Read to me" />
      </div>
    )
    const { rerender } = render(text('**Look** at it.'))
    await press()
    rerender(text(<b key="parsed">Look</b>))
    rerender(
      text(
        <>
          <b>Look</b> at it.
        </>,
      ),
    )
    voice().onboundary({ name: 'word', charIndex: 5 })
    expect([marked('ws-reading'), marked('ws-word')]).toEqual(['Look at it.', 'at'])
  })

  it('reads where the browser can mark nothing', async () => {
    vi.stubGlobal('Highlight', undefined)
    render(<Question />)
    await press()
    voice().onboundary({ name: 'word', charIndex: 5 })
    expect(spoken()).toEqual(['Look at it.'])
  })

  it.each<[string, (rerender: (ui: React.ReactNode) => void, unmount: () => void) => void]>([
    ['it is pressed again', () => fireEvent.click(reader())],
    ['an answer is given', () => fireEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))],
    ['an answer is chosen', () => stopReading()],
    ['another problem comes', (rerender) => rerender(<Question of={{ ...problem, problem_id: 'p2' }} />)],
    ['the problem leaves the page', (_, unmount) => unmount()],
    [
      'nobody looks any more',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('stops when %s', async (_, happen) => {
    const { rerender, unmount } = render(<Question />)
    await press()
    act(() => happen(rerender, unmount))
    expect(speech.cancel).toHaveBeenCalledOnce()
    expect(spoken()).toEqual(['Look at it.'])
    expect(highlights.size).toBe(0)
  })

  it('is at rest after a choice: neither a fault nor a word to a screen reader', async () => {
    render(<Question />)
    await press()
    const { onerror } = voice()
    act(() => {
      stopReading()
      // Browsers call it an error.
      onerror()
    })
    expect(reader().getAttribute('aria-label')).toBe('Read to me')
    expect(screen.queryByText('The sound is not available.')).toBeNull()
  })

  it('plays the recording where there is one', async () => {
    const play = vi.fn(() => Promise.resolve())
    const urls: string[] = []
    vi.stubGlobal(
      'Audio',
      class extends EventTarget {
        play = play
        pause = vi.fn()
        constructor(url: string) {
          super()
          urls.push(url)
        }
      },
    )
    render(<HintBox number={1} hint={{ value: 'Think.', audio: 'yes', audioURL: '/hint.mp3' }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Listen to hint 1' }))
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce())
    expect(urls).toEqual(['/hint.mp3'])
  })
})

describe('recorded sentences', () => {
  const played: { url: string; audio: EventTarget & { currentTime: number; duration: number } }[] = []
  const list = vi.fn<() => Promise<Response>>()

  beforeEach(() => {
    played.length = 0
    vi.resetModules()
    list.mockReset()
    list.mockImplementation(async () => new Response(['Look at it.', 'whale'].map(recordedName).join('')))
    vi.stubGlobal('fetch', list)
    vi.stubGlobal(
      'Audio',
      class extends EventTarget {
        currentTime = 0
        duration = 4
        paused = false
        play = () => Promise.resolve()
        pause = () => {
          this.paused = true
        }
        constructor(url: string) {
          super()
          played.push({ url, audio: this })
        }
      },
    )
  })

  const hear = async (gradeId: number | null) => {
    const { mannerOf, readAloud } = await import('./reader/readAloud')
    const { container } = render(
      <div data-reads="">
        <p data-spoken="">**Look** at it. Is it big?</p>
      </div>,
    )
    return readAloud(container.querySelector('p') as Element, () => {}, await mannerOf(gradeId))
  }

  it('are played up to grade 2, by names that tell no word; what is not recorded is said', async () => {
    await hear(1)
    expect(played.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^\/media\/speech\/[0-9a-z]{10}\.mp3$/),
    ])
    expect(marked('ws-reading')).toContain('at it.')
    played[0]?.audio.dispatchEvent(new Event('ended'))
    expect(spoken()).toEqual(['Is it big?'])
  })

  it('mark the word by the time that was heard', async () => {
    await hear(0)
    const { audio } = played[0] as (typeof played)[number]
    audio.currentTime = 0.1
    audio.dispatchEvent(new Event('timeupdate'))
    expect(marked('ws-word')).toContain('Look')
    audio.currentTime = 3.9
    audio.dispatchEvent(new Event('timeupdate'))
    expect(marked('ws-word')).toBe('it.')
  })

  it('mark no word any more once they were stopped, though the browser tells of progress for a while', async () => {
    const sound = await hear(0)
    const { audio } = played[0] as (typeof played)[number]
    audio.currentTime = 0.1
    audio.dispatchEvent(new Event('timeupdate'))
    sound.stop()
    audio.dispatchEvent(new Event('timeupdate'))
    expect(marked('ws-word')).toBe('')
  })

  it.each([
    [0, 0.65],
    [1, 0.75],
    [2, 0.75],
    [3, 0.9],
    [null, 0.9],
  ])('have no list: the voice of the browser reads to grade %s at %s of its pace', async (gradeId, rate) => {
    list.mockImplementation(async () => new Response('', { status: 404 }))
    await hear(gradeId)
    expect(played).toEqual([])
    expect(voice().rate).toBe(rate)
    if (gradeId === null || gradeId > 2) expect(list).not.toHaveBeenCalled()
  })
})

describe('ReadAloud', () => {
  const show = (mode: ReadAloudMode, gradeId: number) =>
    render(
      <ReadAloud value={mode}>
        <Question of={{ ...problem, grade_id: gradeId }} />
      </ReadAloud>,
    )
  const touch = (hasBeenActive: boolean) =>
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { hasBeenActive } }))

  it.each<[ReadAloudMode, number, boolean]>([
    ['by_grade', 0, true],
    ['by_grade', 1, true],
    ['by_grade', 2, false],
    ['always', 8, true],
    ['never', 0, false],
  ])('%s in grade %i reads by itself: %s', async (mode, gradeId, isRead) => {
    touch(true)
    show(mode, gradeId)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(speech.speak).toHaveBeenCalledTimes(isRead ? 1 : 0)
  })

  it('is silent before the visitor has touched the page, and says nothing of it', async () => {
    touch(false)
    show('always', 0)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(speech.speak).not.toHaveBeenCalled()
    expect(reader().getAttribute('aria-label')).toBe('Read to me')
  })

  it('begins no more once an answer is chosen', async () => {
    touch(true)
    show('always', 0)
    stopReading()
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(speech.speak).not.toHaveBeenCalled()
  })

  it('reads once when the speaker is pressed before it begins by itself', async () => {
    touch(true)
    show('always', 0)
    fireEvent.click(reader())
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(speech.speak).toHaveBeenCalledOnce()
  })

  it('gives every option its speaker in kindergarten and grade 1, beside its label', () => {
    show('never', 1)
    expect(screen.getAllByRole('button', { name: /^Listen to [ABC]$/ })).toHaveLength(3)
    expect(screen.getByRole('radio', { name: 'whale' }).closest('label')?.querySelector('button')).toBeNull()
  })

  it('gives them none from grade 2 on', () => {
    show('always', 2)
    expect(screen.queryByRole('button', { name: 'Listen to A' })).toBeNull()
  })

  it('reads a hint that has just been opened', async () => {
    touch(true)
    render(
      <ReadAloud value="by_grade">
        <ReadAloudFor gradeId={0}>
          <HintBox number={1} hint={{ value: 'Think.' }} isNew />
        </ReadAloudFor>
      </ReadAloud>,
    )
    await vi.waitFor(() => expect(spoken()).toEqual(['Think.']))
  })
})

describe('collectParts', () => {
  const partsOf = (content: React.ReactNode) =>
    collectParts(render(content).container, new Set()).map(({ text }) => text)

  it('says blank for a gap and for a dropdown, and the choices after the text, never which is right', () => {
    const choices = ['their', 'there'].map((label) => ({ id: label, label }))
    const field = (value: string | null) => (
      <SelectField label="Blank 1 of 1" options={choices} value={value} onChange={() => {}} />
    )
    expect(partsOf(<p data-spoken="">It is {field(null)} house ___ here.</p>)).toEqual([
      'It is  blank  house  blank  here.',
      ...['Blank 1 of 1', 'their', 'there'],
    ])
    expect(partsOf(<p data-spoken="">Over {field('there')}.</p>)).toEqual(['Over  there .'])
  })

  it('names no letter by itself in graded work, where B and b would be matched by their sound', () => {
    const letters = ['e', 'F', 'G and g', 'I see F.'].map((label) => ({ id: label, label }))
    const question = (isGraded: boolean) => (
      <ReadAloudFor gradeId={0} isGraded={isGraded}>
        <div data-graded={isGraded || undefined}>
          <ChoiceGroup
            part={{ uuid: 'q', type: 'radio', options: letters, prompt: 'Which is big?' }}
            label=""
            chosen={[]}
            feedback={null}
            isLocked={false}
            onChange={() => {}}
          />
          <p data-spoken="">
            One is <SelectField label="Blank" options={letters} value={null} onChange={() => {}} />
          </p>
        </div>
      </ReadAloudFor>
    )
    expect(partsOf(question(true))).toEqual([
      'Which is big?',
      'I see F.',
      'One is  blank ',
      ...['Blank', 'I see F.'],
    ])
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Listen to D',
    ])
    expect(partsOf(question(false))).toContain('G and g')
  })

  it('says the cards that have words, and no letters of a word that is to be spelled', () => {
    const card = { id: 'a', content: 'sun' }
    expect(partsOf(<CardFace card={card} />)).toEqual(['sun'])
    expect(partsOf(<CardFace card={card} isSpoken={false} />)).toEqual([])
  })
})
