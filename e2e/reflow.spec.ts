import type { Page } from '@playwright/test'
import { hiddenStops } from './support/hiddenStops'
import { expect, test } from './support/test'

test.use({ database: 'home', viewport: { width: 320, height: 640 } })
// One after the other: each worker would start a server for them.
test.describe.configure({ mode: 'default' })

/** WCAG 1.4.12: what a reader may set, and nothing is lost. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const PAGES: Readonly<Record<string, readonly string[]>> = {
  nobody: ['/login', '/forgotPassword', '/card', '/nowhere', '/about', '/privacy'],
  student: [
    '/home',
    '/courses',
    '/chapterprofile',
    '/homeprofile?section_type=ae.la&grade_id=2&chapter_id=1',
    '/homeprofile?section_type=ae.voc&grade_id=2&chapter_id=1',
    '/flashcard?chapter_id=1&grade_id=3&keyword_type=primary',
    '/problems?section_type=ae.la&grade_id=2&chapter_id=1&skill_id=la.2.nouns&phase=LEARNING_SESSION',
    '/settings',
    '/support',
    '/testRecords',
  ],
  teacher: ['/home', '/people'],
  admin: [
    '/home',
    '/people',
    '/people/new',
    '/people/classes',
    '/people/centers',
    '/people/roster',
    '/outbox',
  ],
}

/** How much of the page lies beside the screen, in px. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('at 320 px, which is 1280 px enlarged four times (WCAG 1.4.10)', () => {
  for (const [user, paths] of Object.entries(PAGES))
    test(`no page of ${user} scrolls sideways, with wide text neither (WCAG 1.4.12), and no focus is hidden (WCAG 2.4.11)`, async ({
      page,
      signedIn,
    }) => {
      if (user !== 'nobody') await signedIn(user)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.locator('h1').first()).toBeAttached()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        expect.soft(await sideways(page), path).toBe(0)
        const { reached, hidden } = await hiddenStops(page)
        expect.soft(reached, `stops of ${path}`).toBeGreaterThan(0)
        expect.soft(hidden, path).toEqual([])
        await page.addStyleTag({ content: TEXT_SPACING })
        expect.soft(await sideways(page), `${path} with wide text`).toBe(0)
      }
    })
})
