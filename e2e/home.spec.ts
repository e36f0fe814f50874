import type { Page } from '@playwright/test'
import type { AssignmentItem, CallResult } from '@wordstride/api'
import { changeUser } from './support/changeReply'
import { learnGrade } from './support/diligentStudent'
import { tabTo } from './support/keyboard'
import { openDetails } from './support/openDetails'
import { readReply } from './support/readReply'
import { expect, expectNoAxeViolations, test } from './support/test'

type Week = Extract<CallResult<'getUserThisWeekAssignment'>, { isSuccess: true }>

async function thisWeek(page: Page): Promise<Week> {
  const reply = await page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('getUserThisWeekAssignment'),
  )
  return readReply('getUserThisWeekAssignment', await reply.json()) as Week
}

test.use({ database: 'home' })
// One after the other: each worker would start a server for them.
test.describe.configure({ mode: 'default' })

test.describe('home', () => {
  test('a new student finds a task, and in every panel what to do', {
    tag: '@phone',
  }, async ({ page, signIn }) => {
    await signIn('student2')
    await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
    await expect(page.getByRole('region', { name: 'My week' })).toContainText('Next')
    await expectNoAxeViolations(page)
    const details = page.getByRole('button', { name: 'My details' })
    await tabTo(page, details)
    await page.keyboard.press('Enter')
    await page.reload()
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('0.0%').first()).toBeVisible()
    await expect(page.getByText('Start your streak')).toBeVisible()
    for (const [panel, text] of [
      ['Skills dropped this week', 'No skill has dropped.'],
      ['Extra work credited and assigned', 'Finish the week’s tasks'],
      ['Extra work not credited', 'Practice beside your tasks shows up here.'],
      ['Last week’s winners', 'Nobody reached 100 points last week.'],
      ['Your progress', '00:00'],
    ] as const)
      await expect(page.getByRole('region', { name: panel, exact: true })).toContainText(text)
    await expect(page.getByRole('img', { name: 'Language Arts: 0 of 5 stars' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Vocabulary: 0 of 5 stars' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectNoAxeViolations(page)
    // Nothing is wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    const top = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y ?? 0
    const streak = await page.getByRole('region', { name: 'Token streak' }).boundingBox()
    if (page.viewportSize()?.width === 390) expect(await top('Start')).toBeLessThan(streak?.y ?? 0)
  })

  test('[ASG-02] the rows are those of the server; one opens its session by the keyboard', async ({
    page,
    signIn,
  }) => {
    const [week] = await Promise.all([thisWeek(page), signIn('student2')])
    const items = week.regularAssignmentCombined.assignmentItems
    await openDetails(page)
    expect(items.length).toBeGreaterThan(1)
    const panel = page.getByRole('region', { name: 'This week’s assignment', exact: true })
    await expect(panel.getByRole('link')).toHaveCount(items.length)
    const last = items.at(-1) as AssignmentItem
    await expect(panel).toContainText(last.targetScore.toFixed(2))
    const link = panel.getByRole('link').last()
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/problems\?/)
    const search = new URL(page.url()).searchParams
    expect(Object.fromEntries(search)).toMatchObject({
      section_type: last.sectionType,
      grade_id: String(last.grade),
      phase: `${last.type.toUpperCase()}_SESSION`,
      path: last.path,
    })
    expect(search.get('skill_id')).toBe(last.skillId)
  })

  test('[HOME-18] [CONST-12] what a student did is there on the next visit', async ({
    page,
    server,
    signIn,
  }) => {
    test.slow()
    await signIn('student')
    await openDetails(page)
    await expect(page.getByText('Start your streak')).toBeVisible()
    await learnGrade({ url: server.url, username: 'student', section: 'ae.la', grade: 2 })
    const [{ points }] = await Promise.all([thisWeek(page), page.reload()])
    const assignment = page.getByRole('region', { name: 'This week’s assignment', exact: true })
    await expect(assignment.getByText('✓ Done').first()).toBeVisible()
    expect(points.total).toBeGreaterThan(0)
    const percent = `${points.total.toFixed(1)}%`
    await expect(page.getByText(percent, { exact: true }).first()).toBeVisible()
    const weeks = page.getByRole('list', { name: 'The last weeks' })
    await expect(weeks.getByRole('listitem').first()).toContainText(`${percent}now`)
    const beside = page.getByRole('region', { name: 'Extra work not credited', exact: true })
    await expect(beside.getByRole('row', { name: /1 pass/ }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your progress' })).toContainText('40.00')
    await expect(page.getByRole('region', { name: 'Your progress' })).not.toContainText('40.00F')
    for (const [table, height] of [
      ['This week’s assignment', '260px'],
      ['Extra work not credited', '200px'],
    ] as const)
      await expect(page.getByRole('region', { name: `Table: ${table}` })).toHaveCSS('max-height', height)
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

  test('[ERR-14] [G-22] an account that ends soon is announced', async ({ page, signIn }) => {
    const expire_ts = Date.now() + 2 * 86_400_000
    await changeUser(page, (user) => ({
      ...user,
      pay_method: 'card',
      subscription: { ...(user.subscription as object), expire_ts },
    }))
    await signIn('student2')
    const dialog = page.getByRole('dialog', { name: 'Account Expiration Reminder' })
    await expect(dialog.getByText(/^Your account will expire on \d{4}-\d\d-\d\d\.$/)).toBeVisible()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
  })

  test('[AUTH-21] a panel that fails is tried again; the others are there', async ({ page, signIn }) => {
    let isBroken = true
    await page.route('**/homepageinfo', (route) =>
      isBroken
        ? route.fulfill({ json: { is_success: false, status: 'error', message: 'not now' } })
        : route.fallback(),
    )
    await signIn('student2')
    await openDetails(page)
    const again = page.getByRole('button', { name: 'Try again: Your progress' })
    await expect(again).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('not now')).toHaveCount(0)
    isBroken = false
    await again.click()
    await expect(page.getByText('Time this week')).toBeVisible()
  })
})
