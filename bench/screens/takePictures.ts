import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { plugins } from '@wordstride/plugins/graders'
import type { Page } from 'playwright'
import { root } from '../root'
import { LOOKS, look, openScreens } from './openScreens'
import type { AuthoredProblem } from './screensPage'

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const

const THEMES = ['light', 'dark'] as const

const sampleOf = (type: string): AuthoredProblem =>
  JSON.parse(readFileSync(`${root}fixtures/${type}/full.json`, 'utf8'))

/** Every type in every state, theme and width, whole, into `folder`; and a sheet of each type. */
export async function takePictures(folder: string, wanted: readonly string[]): Promise<void> {
  const types = Object.keys(plugins).filter((type) => wanted.length === 0 || wanted.includes(type))
  const screens = await openScreens(`${folder}/page`)
  try {
    for (const { width, height } of WIDTHS) {
      const page = await screens.open({
        viewport: { width, height },
        ...(width < 400 ? { hasTouch: true, isMobile: true } : {}),
      })
      for (const type of types)
        for (const theme of THEMES) await takeStates(page, { type, theme, folder, height })
      await page.context().close()
    }
    const sheet = await (await screens.browser.newContext()).newPage()
    for (const type of types) await drawSheet(sheet, folder, type)
  } finally {
    await screens.close()
  }
  console.log(`${types.length} types: ${folder}`)
}

interface Shot {
  type: string
  theme: (typeof THEMES)[number]
  folder: string
  height: number
}

async function takeStates(page: Page, { type, theme, folder, height }: Shot): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  mkdirSync(`${folder}/${type}`, { recursive: true })
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  for (const kind of LOOKS) {
    await page.setViewportSize({ width, height })
    await look(page, sampleOf(type), kind)
    // As tall as the problem, so that the bar covers nothing.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(height, whole) })
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.screenshot({ path: `${folder}/${type}/${width}-${theme}-${kind}.png`, animations: 'disabled' })
  }
}

/** All pictures of one width side by side. */
async function drawSheet(page: Page, folder: string, type: string): Promise<void> {
  for (const { width } of WIDTHS) {
    const pictures = THEMES.flatMap((theme) => LOOKS.map((kind) => `${type}/${width}-${theme}-${kind}.png`))
    const html = pictures
      .map((name) => {
        const data = readFileSync(`${folder}/${name}`).toString('base64')
        return `<img src="data:image/png;base64,${data}" style="width:${Math.min(width, 390)}px">`
      })
      .join('')
    const file = `${folder}/sheet-${width}-${type}.png`
    await page.setViewportSize({ width: 6 * (Math.min(width, 390) + 8), height: 400 })
    await page.setContent(
      `<body style="display:flex;gap:8px;margin:0;align-items:start;background:#888">${html}</body>`,
    )
    writeFileSync(file, await page.screenshot({ fullPage: true }))
  }
}
