import type { Page } from '@playwright/test'
import { changeUser } from './support/changeReply'
import { expect, expectNoAxeViolations, test } from './support/test'

const refused = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'You are not authorized to see this page' })

test.describe('support', () => {
  test('[SUP-01] [SUP-03] is offered in the US, with the note for franchise students; not in China', async ({
    page,
    signIn,
  }) => {
    const note =
      'Drop-in support is not available to students of franchise learning centers. Please ask your own center.'
    await signIn('student')
    await page.getByRole('link', { name: 'Support' }).click()
    await expect(page).toHaveURL(/\/support$/)
    await expect(page.getByText(note)).toBeVisible()
    // What the server says of a user in China (SR-05, C-20).
    await changeUser(page, (user) => ({ ...user, menu_auth: { ...user.menu_auth, support: false } }))
    await page.reload()
    await expect(refused(page)).toBeVisible()
    await expect(page.getByText(note)).toHaveCount(0)
    await page.goto('/home')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Courses')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Support' })).toHaveCount(0)
  })

  test('[SUP-02] shows sessions, schedule, outline, holidays, time zone, e-mail and message', {
    tag: '@phone',
  }, async ({ page, signedIn }) => {
    await signedIn('student')
    await page.goto('/support')
    for (const [title, id, passcode, hour] of [
      ['Questions and answers', '555 0100 0001', 'stride', 'Monday to Friday, 4:00 pm to 7:00 pm'],
      ['How to use Wordstride', '555 0100 0002', 'welcome', 'Tuesday and Thursday, 5:00 pm to 6:00 pm'],
      ['Review sessions', '555 0100 0003', 'review', 'Monday to Saturday, see the schedule'],
    ] as const) {
      const session = page.getByRole('region', { name: title, exact: true })
      await expect(session).toContainText(`Meeting ID${id}`)
      await expect(session).toContainText(`Passcode${passcode}`)
      await expect(session).toContainText(hour)
      await expect(session.getByRole('link', { name: /Join on Zoom/ })).toHaveAttribute('href', /^https:\/\//)
    }
    const days = page.getByRole('table', { name: 'Weekly review schedule' }).getByRole('rowheader')
    await expect(days).toHaveText(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await expect(page.getByText('All times are Pacific Time (Los Angeles).')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Holidays' })).toContainText('Christmas DayFri, Dec 25')
    await expect(page.getByRole('link', { name: 'support@wordstride.example' })).toBeVisible()
    await expect(page.getByText('Please have your microphone off when you come in')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'What the review sessions are about' }).click()
    await expect(page).toHaveURL(/\/reviewOutline$/)
  })

  test('[SUP-04] the outlines come by id, with all that belongs to them', { tag: '@phone' }, async ({
    page,
    signedIn,
  }) => {
    await signedIn('student')
    await page.goto('/reviewOutline')
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(titles).toHaveText([
      '1. Sounds and first words',
      '2. Parts of speech',
      '3. Sentences and punctuation',
      '4. Literature and style',
    ])
    const first = page.getByRole('region', { name: '1. Sounds and first words' })
    for (const text of [
      'Kindergarten to grade 2',
      'With Grace Miller',
      'We listen for the sounds in a word',
      'Short and long vowels',
      'Bring a book you like; we read a page of it together.',
    ])
      await expect(first).toContainText(text)
    await expectNoAxeViolations(page)
  })

  test('[SUP-05] a student of a corporate center finds it on the notice, others do not', {
    tag: '@phone',
  }, async ({ page, signedIn }) => {
    await page.goto('/covid19')
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
    await signedIn('student')
    await page.goto('/covid19')
    await expect(
      page.getByRole('heading', { name: 'Notice for students of our learning centers' }),
    ).toBeVisible()
    await expect(
      page.getByText('The managers of the centers e-mail parents the latest Zoom details.'),
    ).toBeVisible()
    const center = page.getByRole('region', { name: 'Your learning center: Alder Grove' })
    for (const text of [
      '12 Sample Street, Alder Grove, CA 90000',
      '(555) 555-0101',
      'center1@wordstride.example',
    ])
      await expect(center).toContainText(text)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await signedIn('admin')
    await page.goto('/covid19')
    await expect(page.getByText('This notice is for students of our own learning centers.')).toBeVisible()
    await expect(page.getByText('The managers of the centers')).toHaveCount(0)
  })

  test('[SUP-06] about tells name and version', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('main').getByText('Wordstride', { exact: true })).toBeVisible()
    await expect(page.getByText('Version 2.5.3', { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test.describe('[TOOL-07] [G-21] pages without a content of their own', () => {
  test('/secret shows toggles and build to who has the toggle', async ({ page, signedIn }) => {
    await page.goto('/secret')
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
    await signedIn('admin')
    await page.goto('/secret')
    await expect(page.getByText('show_problem_id')).toBeVisible()
    await expect(page.getByText('2.5.3', { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await signedIn('lcadmin')
    await page.goto('/secret')
    await expect(refused(page)).toBeVisible()
  })

  test('/unAuth says so and leads on', async ({ page, signedIn }) => {
    await page.goto('/unAuth')
    await expect(refused(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expectNoAxeViolations(page)
    await signedIn('student')
    await page.goto('/unAuth')
    await page.getByRole('link', { name: 'Go to your home page' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('/proficiencyPage opens a proficiency session', async ({ page, signedIn }) => {
    await page.goto('/proficiencyPage')
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
    await signedIn('student')
    await page.goto('/proficiencyPage')
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Start: Vocabulary' }).click()
    await expect(page).toHaveURL(/\/problems\?.*section_type=ae\.voc&grade_id=2.*phase=PROFICIENCY_SESSION/)
    await expect(page.getByRole('heading', { name: /^Problem \d+$/ })).toBeAttached()
  })
})
