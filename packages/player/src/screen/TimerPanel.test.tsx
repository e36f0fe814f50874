import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimerPanel } from './TimerPanel'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const RUNNING = { activeMs: 0, runningSince: 1_000_000 }
const timer = () => screen.getByRole('timer', { name: 'Time' })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('TimerPanel', () => {
  it('[SES-41] counts toward the target, warns 10 s before it and is reached from there on', () => {
    render(<TimerPanel time={RUNNING} targetSeconds={60} />)
    expect(timer().textContent).toContain('0:00')
    expect(timer().textContent).toContain('of 1:00')
    pass(49_800)
    expect(timer().dataset.state).toBe('running')
    pass(200)
    expect(timer().dataset.state).toBe('almost_done')
    expect(screen.getByRole('status').textContent).toBe('Almost done')
    pass(10_000)
    expect(timer().dataset.state).toBe('timer_reached')
    expect(timer().textContent).toContain('1:00')
    expect(screen.getByRole('status').textContent).toBe('Time is up. Keep going!')
  })

  it('is refreshed every 200 ms', () => {
    const now = vi.fn(() => 1_000_000)
    render(<TimerPanel time={RUNNING} targetSeconds={60} now={now} />)
    const before = now.mock.calls.length
    pass(1_000)
    expect(now.mock.calls.length - before).toBe(5)
  })

  it('measures from timestamps: a page that slept shows the time that has passed', () => {
    render(<TimerPanel time={RUNNING} targetSeconds={600} />)
    vi.setSystemTime(1_125_000)
    pass(200)
    expect(timer().textContent).toContain('2:05')
  })

  it('stands still while nobody is there, and goes on from what was counted', () => {
    const { rerender } = render(<TimerPanel time={RUNNING} targetSeconds={600} />)
    pass(20_000)
    rerender(<TimerPanel time={{ activeMs: 20_000, runningSince: null }} targetSeconds={600} />)
    pass(14 * 60_000)
    expect(timer().textContent).toContain('0:20')
    rerender(<TimerPanel time={{ activeMs: 20_000, runningSince: Date.now() }} targetSeconds={600} />)
    pass(5_000)
    expect(timer().textContent).toContain('0:25')
  })

  it('stands still once the exercise is answered', () => {
    render(<TimerPanel time={{ activeMs: 7_000, runningSince: null }} targetSeconds={60} />)
    pass(30_000)
    expect(timer().textContent).toContain('0:07')
  })

  it('tells once that the time is up, also when the page slept over it', () => {
    const onReached = vi.fn()
    render(<TimerPanel time={RUNNING} targetSeconds={240} reachedNote="Time is up." onReached={onReached} />)
    pass(239_800)
    expect(onReached).not.toHaveBeenCalled()
    vi.setSystemTime(2_000_000)
    pass(1_000)
    expect(onReached).toHaveBeenCalledOnce()
    expect(screen.getByRole('status').textContent).toBe('Time is up.')
  })
})
