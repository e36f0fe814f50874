import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Stands for the service worker's side of the browser. */
const worker = vi.hoisted(() => ({
  listeners: new Map<string, () => unknown>(),
  messageSkipWaiting: vi.fn(),
  update: vi.fn(async () => undefined),
}))

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (name: string, listener: () => unknown) => worker.listeners.set(name, listener)
    messageSkipWaiting = worker.messageSkipWaiting
    register = async () => ({ update: worker.update })
  },
}))

import { UpdateNotice } from './UpdateNotice'

let leave: (to: string) => void
function Page() {
  leave = useNavigate()
  return <UpdateNotice />
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  )

/** The first of the two changes rarely. */
const html = (entry: string) =>
  ['/assets/ahead-1.js', entry].map((src) => `<script type="module" src="${src}"></script>`).join('')

/** The sign-in, which its HTML shows already. */
const drawnHtml = (entry: string) => `<script src="/assets/start-1.js" data-entry="${entry}"></script>`

/** What the server gives now. */
const serve = (entry: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(html(entry))),
  )

const tell = (event: string) => act(async () => void (await worker.listeners.get(event)?.()))
const notice = () => screen.queryByText('A new version is ready.')

beforeEach(() => {
  document.head.innerHTML = html('/assets/index-1.js')
  worker.listeners.clear()
  worker.messageSkipWaiting.mockClear()
  worker.update.mockClear()
  return () => {
    document.head.innerHTML = ''
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

describe('a new version', () => {
  it('is told of when it is all here; it takes over when it is asked to, and then the page is loaded again', async () => {
    serve('/assets/index-2.js')
    open('/home')
    expect(notice()).toBeNull()
    await tell('waiting')
    expect(notice()).not.toBeNull()
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled()
    expect(worker.listeners.has('activated')).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce()
    expect(worker.listeners.has('activated')).toBe(true)
  })

  it.each(['/problems?skill_id=gather', '/tests'])('is not told of at %s, but afterwards', async (path) => {
    serve('/assets/index-2.js')
    open(path)
    await tell('waiting')
    expect(notice()).toBeNull()
    act(() => leave('/home'))
    expect(notice()).not.toBeNull()
  })

  it('is told of, too, to a page that was opened at the sign-in', async () => {
    document.head.innerHTML = drawnHtml('/assets/index-1.js')
    serve('/assets/index-1.js')
    open('/home')
    await tell('waiting')
    expect(notice()).toBeNull()
    serve('/assets/index-2.js')
    await tell('waiting')
    expect(notice()).not.toBeNull()
  })

  it('waits when it is put off', async () => {
    serve('/assets/index-2.js')
    open('/home')
    await tell('waiting')
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(notice()).toBeNull()
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled()
  })

  it('is not told of to a page that is new itself, or where nobody can tell', async () => {
    serve('/assets/index-1.js')
    open('/home')
    await tell('waiting')
    expect(notice()).toBeNull()
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await tell('waiting')
    expect(notice()).toBeNull()
  })

  it('is looked for again when somebody comes back after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    open('/home')
    const comeBack = () =>
      act(async () => {
        document.dispatchEvent(new Event('visibilitychange'))
      })
    await comeBack()
    expect(worker.update).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 3_700_000)
    await comeBack()
    expect(worker.update).toHaveBeenCalledOnce()
  })
})
