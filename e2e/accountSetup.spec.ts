import type { Page } from '@playwright/test'
import { answerAnyhow } from './support/answerAnyhow'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ database: 'setup' })
// One after the other: each worker would start a server for them.
test.describe.configure({ mode: 'default' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function agreeTwice(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Setup My Account' })).toContainText(
    'Are you ready to setup your account?',
  )
  await expectNoAxeViolations(page)
  await button(page, 'Yes').click()
  await expect(page.getByRole('dialog', { name: 'Warning' })).toContainText('This can be done only once.')
  await button(page, 'Yes').click()
}

/** Answers some problems, whatever it is worth, and leaves. */
async function takeTest(page: Page, link: string, problems: number): Promise<void> {
  await page.getByRole('link', { name: link }).click()
  for (let number = 1; number <= problems; number++) {
    await expect(
      page.getByRole('main').getByRole('heading', { name: `Problem ${number}`, exact: true }),
    ).toBeAttached()
    await answerAnyhow(page.getByRole('main'))
    await button(page, 'Submit').click()
    await expect(page.getByRole('status').filter({ hasText: 'Answer saved.' })).toBeVisible()
    if (number < problems) await button(page, 'Next Problem').click()
  }
  await button(page, 'Exit').click()
  await button(page, 'Exit the test').click()
}

const tellPath = async (page: Page) => {
  await expect(heading(page, 'Select Path')).toBeVisible()
  await page.getByLabel('School grade').selectOption('4th grade')
  await page.getByText('Take the diagnostic test').click()
  await expectNoAxeViolations(page)
  await button(page, 'NEXT').click()
  await expect(heading(page, 'About Test')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel').locator(':focus')).toBeVisible()
  await expectNoAxeViolations(page)
  await button(page, 'NEXT').click()
  await expect(heading(page, 'Diagnostic Test')).toBeVisible()
}

test.describe('account setup', () => {
  test('[TEST-22] a new student is led from the sign-in over tests in both sections to a home with work', async ({
    page,
    signIn,
  }) => {
    test.slow()
    await signIn('superstudent')
    await expect(page).toHaveURL(/\/accountSetup$/)
    await tellPath(page)
    await expect(page.getByLabel('Test grade')).toHaveValue('4')
    await expectNoAxeViolations(page)

    await takeTest(page, 'Start the First Test', 2)
    await expect(page).toHaveURL(/\/accountSetup$/)
    await expect(page.getByRole('tab', { name: 'Diagnostic Test' })).toHaveAttribute('aria-selected', 'true')
    const last = page.getByRole('region', { name: 'Your last test' })
    await expect(last).toContainText('Your Vocabulary test, 4th grade')
    await expect(last).toContainText('2 of 20')
    await expect(page.getByText(/Suggested next: Vocabulary/)).toBeVisible()
    await expectNoAxeViolations(page)

    // The suggestion can be changed; a reload of the test still leads back.
    await page.getByLabel('Section').selectOption('Language Arts')
    await page.getByLabel('Test grade').selectOption('3rd grade')
    await page.getByRole('link', { name: 'Start the Next Test' }).click()
    await expect(page.getByRole('heading', { name: 'Language Arts Test · Part 1' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Language Arts Test · Part 1' })).toBeVisible()
    await button(page, 'Exit').click()
    await button(page, 'Exit the test').click()
    await expect(page.getByRole('region', { name: 'Your last test' })).toContainText(
      'Your Language Arts test, 3rd grade',
    )

    await button(page, 'View Consolidated Test Result').click()
    await expect(page.getByRole('row')).toHaveCount(3)
    await expectNoAxeViolations(page)
    await page.getByRole('tab', { name: 'Study Plan' }).click()
    await expect(page.getByRole('region', { name: 'Language Arts' })).toContainText('Starts with 3rd grade')
    await expect(page.getByRole('region', { name: 'Vocabulary' })).toContainText('Starts with 4th grade')
    await expectNoAxeViolations(page)
    await button(page, 'Setup My Account').click()
    await agreeTwice(page)
    await expect(page.getByText('Congratulations! Account setup Completed')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('tabpanel').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(
      page
        .getByRole('table', { name: /assignment/i })
        .or(page.getByRole('button', { name: 'Start' }))
        .first(),
    ).toBeVisible()
    await expect(page.getByText('No Assignments')).toHaveCount(0)

    // Once is once, also for who comes back.
    await page.goto('/accountSetup')
    await page.getByRole('tab', { name: 'Study Plan' }).click()
    await expect(page.getByText(/contact your account manager/)).toBeVisible()
    await expect(button(page, 'Setup My Account')).toBeDisabled()
  })

  test('a test account of the automatic flow is led to its plan, which others set up', {
    tag: '@phone',
  }, async ({ page, signIn }) => {
    test.slow()
    await signIn('ag100001')
    await expect(page).toHaveURL(/\/accountSetup$/)
    await tellPath(page)
    await takeTest(page, 'Start the First Test', 1)
    await expect(page.getByRole('region', { name: 'Your last test' })).toContainText('1 of 20')
    await button(page, 'View Study Plan').click()
    await expect(page.getByRole('region', { name: 'Vocabulary' })).toContainText('Starts with 4th grade')
    await expect(page.getByText('This account is not set up by its own user.')).toBeVisible()
    await expect(button(page, 'Setup My Account')).toHaveCount(0)
    await expectNoAxeViolations(page)
    await page.getByRole('tab', { name: 'Product Video' }).click()
    await expectNoAxeViolations(page)
  })

  test('the mini setup leads to a home with work', async ({ page, signedIn }) => {
    await signedIn('lcadmin')
    await page.goto('/englishAccountSetup')
    await expect(button(page, 'Setup My Account')).toHaveCount(0)
    await page.getByLabel('Starting grade').selectOption('3rd grade')
    await expectNoAxeViolations(page)
    await button(page, 'Setup My Account').click()
    await agreeTwice(page)
    await expect(page).toHaveURL(/\/home$/)
  })
})
