import { openContentPack } from '@wordstride/content'
import { plugins } from '@wordstride/plugins/graders'
import type { Page } from 'playwright'
import { root } from '../root'
import { look, openScreens } from './openScreens'
import type { AuthoredProblem } from './screensPage'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

const PER_TYPE = 3

/** Of every type some problems of the content, from its first to its last. */
async function realProblems(): Promise<AuthoredProblem[]> {
  const { chapters, tests } = await openContentPack(`${root}dist/content`).load()
  const entries = [...chapters.flatMap(({ skills }) => skills).flatMap(({ problems }) => problems), ...tests]
  const all = entries.map(({ problem }) => problem as unknown as AuthoredProblem)
  return Object.keys(plugins).flatMap((type) => {
    const ofType = all.filter(({ problem_type }) => problem_type === type)
    const picked = Array.from({ length: PER_TYPE }, (_, i) =>
      ofType.at(Math.floor((i * (ofType.length - 1)) / (PER_TYPE - 1))),
    )
    return [...new Set(picked.filter((problem) => problem !== undefined))]
  })
}

/** Whether the whole of it is on the screen and nothing lies over it. */
const isInView = (page: Page, role: 'button' | 'status', name: string) =>
  page.evaluate(
    ([wanted, text]) => {
      const found = [...document.querySelectorAll(wanted === 'button' ? 'button' : '[role=status] p')].find(
        (element) => element.textContent?.trim() === text,
      )
      if (!found) return false
      const { left, top, right, bottom } = found.getBoundingClientRect()
      if (top < 0 || left < 0 || bottom > window.innerHeight || right > window.innerWidth) return false
      return found.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    },
    [role, name] as const,
  )

/** In how many of the content's problems what leads on is not on the screen: nobody has scrolled. */
export async function measureInView(folder: string): Promise<void> {
  const problems = await realProblems()
  const screens = await openScreens(`${folder}/page`)
  const rows: Record<string, Record<string, string>> = {}
  try {
    for (const viewport of SIZES) {
      const page = await screens.open({ viewport, isMobile: viewport.width < 400 })
      const off = { 'Submit Answer': 0, 'Next Problem': 0, 'Correct!': 0, 'First wrong part': 0 }
      for (const problem of problems) {
        await look(page, problem, 'empty')
        if (!(await isInView(page, 'button', 'Submit Answer'))) off['Submit Answer']++
        await look(page, problem, 'wrong')
        if (!(await isFirstWrongInView(page))) off['First wrong part']++
        await look(page, problem, 'right')
        if (!(await isInView(page, 'button', 'Next Problem'))) off['Next Problem']++
        if (!(await isInView(page, 'status', 'Correct!'))) off['Correct!']++
      }
      rows[`${viewport.width}x${viewport.height}`] = Object.fromEntries(
        Object.entries(off).map(([name, count]) => [name, `${count} of ${problems.length} off`]),
      )
      await page.context().close()
    }
  } finally {
    await screens.close()
  }
  console.table(rows)
}

/** A problem may have no part that is wrong by itself. */
const isFirstWrongInView = (page: Page) =>
  page.evaluate(() => {
    const marked = document.querySelector('[data-mark="incorrect"]')?.parentElement
    const bar = document.querySelector('button[type=submit]')?.getBoundingClientRect().top ?? 0
    if (!marked) return true
    const { top } = marked.getBoundingClientRect()
    return top >= 0 && top < bar
  })
