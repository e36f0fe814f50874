import { type Browser, chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/setup/chromium.mjs'
import { buildPage } from './buildPage'
import type { Row } from './printTable'
import { serveFolder } from './serveFolder'
import { inKilobytes } from './sizes'

const LOADS = 15
const TIMED_PROBLEMS = 50
/** Caches fill and code is compiled before the heap is looked at. */
const WARM_UP_PROBLEMS = 40
const HEAP_PROBLEMS = 200

const GOALS = { bytes: 91_000, next: 7, check: 2, heap: 2_200 }

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const row = (name: string, value: number, unit: string, goal?: number): Row => ({
  name,
  value: `${value.toFixed(2)} ${unit}`,
  ...(goal === undefined ? {} : { goal: `< ${goal} ${unit}`, isMet: value < goal }),
})

/** One problem: a wrong answer, the right one, the next problem; the times from click to the changed DOM. */
interface Times {
  check: number
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
    await idle()
    times.push({ check, next })
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
    const scripts = files.filter((file) => file.name.endsWith('.js'))
    return {
      load: mark('problem-shown'),
      mount: mark('problem-shown') - mark('engine-start'),
      bytes: scripts.reduce((sum, file) => sum + file.encodedBodySize, 0),
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

/** Builds the page of bench/page for production and plays it in Chromium. */
export async function measurePage(outDir: string): Promise<Row[]> {
  await buildPage(outDir)
  const server = await serveFolder(outDir)
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumFlags, '--enable-precise-memory-info'],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const loads = []
    for (let i = 0; i < LOADS; i++) loads.push(await measureLoad(browser, server.url))
    const page = await openPage(browser, server.url)
    await page.evaluate(playProblems, 10)
    const times = await page.evaluate(playProblems, TIMED_PROBLEMS)
    await page.context().close()
    const heap = await measureHeap(await openPage(browser, server.url))
    const bytes = Math.max(...loads.map((load) => load.bytes))
    return [
      {
        name: 'JavaScript, gzip',
        value: inKilobytes(bytes),
        goal: `< ${inKilobytes(GOALS.bytes)}`,
        isMet: bytes < GOALS.bytes,
      },
      row('Cold load to the problem in the DOM', median(loads.map(({ load }) => load)), 'ms'),
      row('Mount', median(loads.map(({ mount }) => mount)), 'ms'),
      row('Next → DOM', median(times.map(({ next }) => next)), 'ms', GOALS.next),
      row('Check → feedback in the DOM', median(times.map(({ check }) => check)), 'ms', GOALS.check),
      row('Heap growth a problem', heap / 1_000, 'kB', GOALS.heap / 1_000),
    ]
  } finally {
    await browser.close()
    server.close()
  }
}
