import { act, fireEvent, render, screen } from '@testing-library/react'
import { type Option, toPublicOption } from '@wordstride/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BucketBoard } from '../board/BucketBoard'
import { ChoiceGroup } from '../choice/ChoiceGroup'
import { HintBox } from '../problem/HintBox'
import { AudioButton } from './AudioButton'
import { ContentBlocks } from './ContentBlocks'

class FakeAudio extends EventTarget {
  static made: FakeAudio[] = []
  pause = vi.fn()
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeAudio.made.push(this)
  }

  play = () =>
    this.url.includes('refused') ? Promise.reject(new Error('NotAllowedError')) : Promise.resolve()
}

class FakeUtterance {
  lang = ''
  rate = 1
  onstart = () => {}
  onend = () => {}
  onerror = () => {}
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const speech = { speak: vi.fn<(utterance: FakeUtterance) => void>(), cancel: vi.fn() }

beforeEach(() => {
  FakeAudio.made = []
  speech.speak.mockReset()
  speech.cancel.mockReset()
  vi.stubGlobal('Audio', FakeAudio)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('speechSynthesis', speech)
  return () => vi.unstubAllGlobals()
})

const recording = (position: number) => FakeAudio.made[position] as FakeAudio
const emit = (position: number, type: string) => act(() => recording(position).dispatchEvent(new Event(type)))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('ContentBlocks', () => {
  it('[TYPE-23] a block of audio alone is a button with its label, which plays the recording', () => {
    render(<ContentBlocks blocks={[{ kind: 'audio', audioURL: '/word.mp3', label: 'The word' }]} />)
    expect(document.body.textContent).toBe('The word')
    expect(FakeAudio.made).toEqual([])
    press('Listen: The word')
    emit(0, 'playing')
    expect(recording(0).url).toBe('/word.mp3')
    expect(screen.getByRole('button', { name: 'Stop: Listen: The word' })).toBeDefined()
  })
})

describe('an item of a problem', () => {
  const listens = () =>
    screen
      .queryAllByRole('button', { name: /^Listen/ })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)

  it('[PROB-12] has a button beside it when it has audio, and a letter when it is an option', () => {
    const option = (id: string, sound: Partial<Option>) =>
      toPublicOption({ id, label: `option ${id}`, answer: false, ...sound })
    const options = [
      option('1', { audio: 'yes', audioURL: '/1.mp3' }),
      option('2', { audio: 'no', audioURL: '/2.mp3' }),
      option('3', {}),
      option('4', { audioURL: '/4.mp3' }),
    ]
    const noop = () => undefined
    const { unmount } = render(
      <ChoiceGroup
        {...{ part: { uuid: 'q', type: 'radio', options }, label: 'Choose', chosen: [] }}
        {...{ feedback: null, isLocked: false, onChange: noop }}
      />,
    )
    expect(listens()).toEqual(['Listen to A', 'Listen to D'])
    const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(labels).toEqual(['Aoption 1', 'Boption 2', 'Coption 3', 'Doption 4'])
    unmount()

    const blocks = render(
      <ContentBlocks
        blocks={[
          { kind: 'markdown', value: 'Heard', audioURL: '/text.mp3' },
          { kind: 'markdown', value: 'Read' },
          { kind: 'audio', audioURL: '/word.mp3', label: 'The word' },
        ]}
      />,
    )
    expect(listens()).toEqual(['Listen to the text', 'Listen: The word'])
    blocks.unmount()

    const cards = [
      { id: 'a', content: 'cat', audio_url: '/cat.mp3' },
      { id: 'b', content: 'dog' },
    ]
    const board = render(
      <BucketBoard
        {...{ problem: { cards, buckets: [{ id: 'n', name: 'Noun' }] } as never, response: { placed: {} } }}
        {...{ status: 'init', feedback: null, isLocked: false, onResponse: noop, size: 'medium' }}
      />,
    )
    expect(listens()).toEqual(['Listen to cat'])
    board.unmount()

    render(
      <ol>
        <HintBox hint={{ value: 'Look again.', audio: 'yes', audioURL: '/hint.mp3' }} number={1} />
      </ol>,
    )
    expect(listens()).toEqual(['Listen to hint 1'])
  })

  it('can still be heard when the answer is locked', () => {
    const options = [{ id: 'a', label: 'a fish', audioURL: '/fish.mp3' }]
    render(
      <ChoiceGroup
        {...{ part: { uuid: 'q', type: 'radio', options }, label: 'Choose', chosen: ['a'] }}
        {...{ feedback: null, isLocked: true, onChange: () => undefined }}
      />,
    )
    expect(screen.getByRole('radio').matches(':disabled')).toBe(true)
    expect(screen.getByRole('button', { name: 'Listen to A' }).matches(':disabled')).toBe(false)
  })
})

describe('AudioButton', () => {
  it('loads, plays and comes to rest', () => {
    render(<AudioButton url="/a.mp3" label="Listen" />)
    press('Listen')
    expect(screen.getByRole('button', { name: 'Listen' }).getAttribute('aria-busy')).toBe('true')
    emit(0, 'playing')
    expect(screen.getByRole('button', { name: 'Stop: Listen' }).getAttribute('aria-busy')).toBeNull()
    emit(0, 'ended')
    expect(screen.getByRole('button', { name: 'Listen' })).toBeDefined()
  })

  it('plays one sound at a time', () => {
    render(
      <>
        <AudioButton url="/a.mp3" label="First" />
        <AudioButton url="/b.mp3" label="Second" />
      </>,
    )
    press('First')
    emit(0, 'playing')
    press('Second')
    emit(1, 'playing')
    expect(recording(0).pause).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'First' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Stop: Second' })).toBeDefined()
  })

  it('stops when it is pressed again', () => {
    render(<AudioButton url="/a.mp3" label="Listen" />)
    press('Listen')
    emit(0, 'playing')
    press('Stop: Listen')
    expect(recording(0).pause).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Listen' })).toBeDefined()
  })

  it('stops when it leaves the page', () => {
    const { unmount } = render(<AudioButton url="/a.mp3" label="Listen" />)
    press('Listen')
    unmount()
    expect(recording(0).pause).toHaveBeenCalledOnce()
  })

  it.each(['/missing.mp3', '/refused.mp3'])('reads the text when the recording %s fails', async (url) => {
    render(<AudioButton url={url} spokenText="A **bold** word" label="Listen" />)
    press('Listen')
    if (url === '/missing.mp3') emit(0, 'error')
    await vi.waitFor(() => expect(speech.speak).toHaveBeenCalledOnce())
    const utterance = speech.speak.mock.calls[0]?.[0] as FakeUtterance
    expect(utterance.text).toBe('A bold word')
    expect(utterance.lang).toBe('en-US')
    act(() => utterance.onstart())
    press('Stop: Listen')
    expect(speech.cancel).toHaveBeenCalledOnce()
    act(() => utterance.onerror())
    expect(screen.getByRole('button', { name: 'Listen' })).toBeDefined()
  })

  it('says so when there is neither recording nor voice, and tries again', () => {
    render(<AudioButton url="/missing.mp3" label="Listen" />)
    press('Listen')
    emit(0, 'error')
    expect(screen.getByText('The sound is not available.').getAttribute('aria-live')).toBe('polite')
    press('Listen (sound not available, try again)')
    emit(1, 'playing')
    expect(screen.getByRole('button', { name: 'Stop: Listen' })).toBeDefined()
    expect(screen.queryByText('The sound is not available.')).toBeNull()
  })

  it('gives up a voice that never begins', () => {
    vi.useFakeTimers()
    render(<AudioButton spokenText="word" label="Listen" />)
    press('Listen')
    act(() => vi.advanceTimersByTime(4_000))
    expect(screen.getByRole('button', { name: /sound not available/ })).toBeDefined()
    expect(speech.cancel).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})
