import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../../scripts/setup/chromium.mjs'
import { buildPage } from '../buildPage'
import { root } from '../root'
import { serveFolder } from '../serveFolder'
import type { AnswerKind, AuthoredProblem } from './screensPage'

/** What is done with one problem: begun, or answered and checked. */
export type Look = 'empty' | AnswerKind

export const LOOKS: readonly Look[] = ['empty', 'wrong', 'right']

export interface Screens {
  browser: Browser
  /** A page of the built problem screen. */
  open(options: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** The problem screen of the product, alone and built for production. */
export async function openScreens(outDir: string): Promise<Screens> {
  await buildPage(outDir, 'screens/page')
  const server = await serveFolder(outDir)
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
  })
  return {
    browser,
    async open(options) {
      const page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage()
      await page.route('**/media/**', (route) => {
        const path = `${root}packages/content${new URL(route.request().url()).pathname}`
        return existsSync(path) ? route.fulfill({ path }) : route.abort()
      })
      await page.goto(server.url)
      await page.waitForFunction(() => 'screens' in window)
      return page
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}

/** Shows the problem, answered or not, as it stands once fonts and pictures are there. */
export async function look(page: Page, problem: AuthoredProblem, kind: Look): Promise<void> {
  const answer = kind === 'empty' ? null : kind
  await page.evaluate(([shown, given]) => window.screens.show(shown, given), [problem, answer] as const)
  await settle(page)
  if (!answer) return
  await page.evaluate(() => window.screens.check())
  await settle(page)
}

const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)))
  })
