import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/setup/chromium.mjs'
import { buildPage } from './buildPage'
import type { Row } from './printTable'
import { serveFolder } from './serveFolder'
import { median } from './simulate/statistics'

const LOADS = 15
const TIMED_PROBLEMS = 50
/** Caches fill and code is compiled before the heap is looked at. */
const WARM_UP_PROBLEMS = 40
const HEAP_PROBLEMS = 200

const GOALS = { bytes: 85_000, requests: 6, load: 1.1, next: 7, check: 2, painted: 10, heap: 2_100 }

/** One problem: a wrong answer, the right one, the next problem; the times from the click. */
interface Times {
  /** Until the feedback is in the DOM. */
  check: number
  /** Until it is on the screen. */
  painted: number
  next: number
}

/** Runs in the page. */
async function playProblems(count: number): Promise<Times[]> {
  const answerButton = () => document.querySelector<HTMLButtonElement>('button[type=submit]')
  const click = (what: HTMLElement | null | undefined) => {
    if (!what) throw new Error('Nothing to click.')
    what.click()
  }
  const untilShown = (isShown: () => boolean) =>
    new Promise<number>((resolve) => {
      if (isShown()) return resolve(performance.now())
      const observer = new MutationObserver(() => {
        if (!isShown()) return
        observer.disconnect()
        resolve(performance.now())
      })
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
    })
  /** A task after the next frame: that frame has been laid out and drawn. */
  const untilPainted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })
  const status = () => document.querySelector('[role=status]')?.textContent ?? ''
  const option = (id: string) => document.querySelector<HTMLInputElement>(`input[value=${id}]`)
  const idle = () => new Promise((resolve) => setTimeout(resolve, 5))
  const prompt = () => document.querySelector('article p')?.textContent

  const times: Times[] = []
  for (let i = 0; i < count; i++) {
    click(option('o1'))
    await idle()
    const checked = performance.now()
    click(answerButton())
    const check = (await untilShown(() => status().startsWith('Incorrect'))) - checked
    const painted = (await untilPainted()) - checked
    await idle()
    click(option('o0'))
    await idle()
    click(answerButton())
    await untilShown(() => status() === 'Correct!')
    await idle()
    const before = prompt()
    const left = performance.now()
    click(answerButton())
    const next = (await untilShown(() => prompt() !== undefined && prompt() !== before)) - left
    await untilShown(() => option('o0') !== null)
    // Nobody answers while the page is still being turned.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    await idle()
    times.push({ check, painted, next })
  }
  return times
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  // tsx names functions with a helper of its own, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('fieldset')) return
      performance.mark('problem-shown')
      observer.disconnect()
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto(url)
  await page.waitForSelector('fieldset')
  return page
}

async function measureLoad(browser: Browser, url: string) {
  const page = await openPage(browser, url)
  await page.waitForLoadState('networkidle')
  const result = await page.evaluate(() => {
    const mark = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const code = files.filter((file) => /\.(js|css)$/.test(file.name))
    return {
      load: mark('problem-shown'),
      mount: mark('problem-shown') - mark('engine-start'),
      bytes: code.reduce((sum, file) => sum + file.encodedBodySize, 0),
      requests: 1 + code.length,
    }
  })
  await page.context().close()
  return result
}

/** Bytes that stay in use for every problem, after garbage collection. */
async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const used = async () => {
    for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  await page.evaluate(playProblems, WARM_UP_PROBLEMS)
  const before = await used()
  await page.evaluate(playProblems, HEAP_PROBLEMS)
  return ((await used()) - before) / HEAP_PROBLEMS
}

/** A problem on a page of its own; and the same in React alone, which is the least that it can cost. */
type PageName = 'page' | 'floor'

type Load = Awaited<ReturnType<typeof measureLoad>>

interface Figures {
  bytes: number
  requests: number
  load: number
  mount: number
  check: number
  painted: number
  next: number
  heap: number
}

async function measureSpeed(browser: Browser, url: string, loads: readonly Load[]): Promise<Figures> {
  const page = await openPage(browser, url)
  await page.evaluate(playProblems, 10)
  const times = await page.evaluate(playProblems, TIMED_PROBLEMS)
  await page.context().close()
  const played = await openPage(browser, url)
  const heap = await measureHeap(played)
  await played.context().close()
  return {
    bytes: Math.max(...loads.map(({ bytes }) => bytes)),
    requests: Math.max(...loads.map(({ requests }) => requests)),
    load: median(loads.map(({ load }) => load)),
    mount: median(loads.map(({ mount }) => mount)),
    check: median(times.map(({ check }) => check)),
    painted: median(times.map(({ painted }) => painted)),
    next: median(times.map(({ next }) => next)),
    heap,
  }
}

/** The figures of the engine beside those of React alone; the goal is for the engine, or for the ratio. */
function compare({ page, floor }: Record<PageName, Figures>): Row[] {
  const row = (
    name: string,
    key: keyof Figures,
    unit: string,
    goal?: { limit: number; isRatio?: true },
  ): Row => {
    const scale = unit === 'kB' ? 1_000 : 1
    const show = (value: number) => (value / scale).toFixed(key === 'requests' ? 0 : 1)
    const ratio = page[key] / floor[key]
    const against = goal?.isRatio ? ratio : page[key]
    return {
      name,
      value: `${show(page[key])} ${unit}   React alone ${show(floor[key])} ${unit}   ${ratio.toFixed(2)}×`,
      ...(goal && {
        goal: goal.isRatio ? `≤ ${goal.limit}×` : `≤ ${show(goal.limit)} ${unit}`,
        isMet: against <= goal.limit,
      }),
    }
  }
  return [
    row('Scripts and styles, gzip', 'bytes', 'kB', { limit: GOALS.bytes }),
    row('Requests without fonts', 'requests', '', { limit: GOALS.requests }),
    row('Cold load to the problem in the DOM', 'load', 'ms', { limit: GOALS.load, isRatio: true }),
    row('Mount', 'mount', 'ms'),
    row('Next → DOM', 'next', 'ms', { limit: GOALS.next }),
    row('Check → feedback in the DOM', 'check', 'ms', { limit: GOALS.check }),
    row('Check → painted', 'painted', 'ms', { limit: GOALS.painted }),
    row('Heap growth a problem', 'heap', 'kB', { limit: GOALS.heap }),
  ]
}

/** Builds the pages of bench/page and bench/floor for production and plays them in Chromium, in turn. */
export async function measurePage(outDir: string): Promise<Row[]> {
  const names: readonly PageName[] = ['page', 'floor']
  const servers = new Map<PageName, Awaited<ReturnType<typeof serveFolder>>>()
  for (const name of names) {
    await buildPage(join(outDir, name), name)
    servers.set(name, await serveFolder(join(outDir, name)))
  }
  const urlOf = (name: PageName) => servers.get(name)?.url ?? ''
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumFlags, '--enable-precise-memory-info'],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const loads: Record<PageName, Load[]> = { page: [], floor: [] }
    // In turn, so that a busy machine is as busy for both.
    for (let i = 0; i < LOADS; i++) {
      for (const name of names) loads[name].push(await measureLoad(browser, urlOf(name)))
    }
    return compare({
      page: await measureSpeed(browser, urlOf('page'), loads.page),
      floor: await measureSpeed(browser, urlOf('floor'), loads.floor),
    })
  } finally {
    await browser.close()
    for (const server of servers.values()) server.close()
  }
}
