import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DemoPanel, type DemoPanelProps } from './DemoPanel'

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const demoOf = (overrides: Partial<DemoPanelProps['demo']> = {}): DemoPanelProps['demo'] => ({
  problemItems: ['Look.', 'Think.', 'Choose.'].map((value, i) => ({ value, animationseq: i + 1 })),
  short_demo_info: null,
  demo_video_url: null,
  ...overrides,
})

function setUp(demo = demoOf()) {
  const onComplete = vi.fn()
  const onDone = vi.fn()
  render(
    <DemoPanel
      demo={demo}
      title="Demo"
      skillName="Nouns"
      gradeId={2}
      onComplete={onComplete}
      onDone={onDone}
    />,
  )
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
  return { onComplete, onDone, press, shown, user }
}

describe('DemoPanel', () => {
  it("[SES-36] Start Demo, then step by step with an 'n of m' counter; the last step completes it", async () => {
    const { press, shown, onComplete, onDone } = setUp()
    expect(screen.queryByRole('button', { name: /Quick|Full/ })).toBeNull()
    await press('Start Demo')
    expect(screen.getByText('1 of 3')).toBeTruthy()
    expect(shown()).toEqual(['1Look.'])
    await press('Forward')
    expect(shown()).toEqual(['1Look.', '2Think.'])
    await press('Back')
    expect(screen.getByText('1 of 3')).toBeTruthy()
    await press('Forward')
    expect(onComplete).not.toHaveBeenCalled()
    await press('Forward')
    expect(screen.getByText('3 of 3')).toBeTruthy()
    expect(onComplete).toHaveBeenCalledOnce()
    await press('Go to the exercises')
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('[SES-36] forward from the last step is at the start again', async () => {
    const { press, shown } = setUp(demoOf({ problemItems: [{ value: 'Look.', animationseq: 1 }] }))
    await press('Start Demo')
    await press('Forward')
    expect(shown()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start Demo' }))
  })

  it('[SES-35] with a short one: Start Quick Demo and Start Full Demo', async () => {
    const { press, shown, onComplete } = setUp(
      demoOf({ short_demo_info: { steps: [1, 3], short_demo: true } }),
    )
    expect(screen.queryByRole('button', { name: 'Start Demo' })).toBeNull()
    await press('Start Quick Demo')
    await press('Forward')
    expect(screen.getByText('2 of 2')).toBeTruthy()
    expect(shown()).toEqual(['1Look.', '2Choose.'])
    expect(onComplete).toHaveBeenCalledOnce()
    await press('Forward')
    await press('Start Full Demo')
    expect(screen.getByText('1 of 3')).toBeTruthy()
  })

  it('is gone through with the Enter key alone', async () => {
    const { user, onDone } = setUp()
    screen.getByRole('button', { name: 'Start Demo' }).focus()
    for (let i = 0; i < 4; i++) await user.keyboard('{Enter}')
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('the video opens in a dialog and its end completes the demo', async () => {
    const { press, onComplete } = setUp(demoOf({ demo_video_url: '/media/demo.mp4' }))
    await press('Watch the video')
    const video = screen.getByRole('dialog', { name: 'Demo: Nouns' }).querySelector('video')
    expect(video?.getAttribute('src')).toBe('/media/demo.mp4')
    video?.dispatchEvent(new Event('ended'))
    expect(onComplete).toHaveBeenCalledOnce()
  })

  it('shows a line that a step has twice', async () => {
    const fault = vi.spyOn(console, 'error')
    const { press, shown } = setUp(
      demoOf({ problemItems: ['Clap.', 'Clap.'].map((value) => ({ value, animationseq: 1 })) }),
    )
    await press('Start Demo')
    expect(shown()).toEqual(['1Clap.Clap.'])
    expect(fault).not.toHaveBeenCalled()
    fault.mockRestore()
  })
})
