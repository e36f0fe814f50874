import type { Page } from '@playwright/test'
import { learnGrade } from './support/diligentStudent'
import { revokeToken } from './support/revokeToken'
import { startAfter } from './support/startAfter'
import { Student } from './support/student'
import { expect, expectNoAxeViolations, test } from './support/test'

const learning = (grade: number, skill: string) =>
  `/problems?program_id=20&section_type=ae.la&grade_id=${grade}&chapter_id=1&skill_id=${skill}&phase=LEARNING_SESSION`

/** The line below the answer button, with this text and no other. */
const line = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('ae-token'))).toBeNull()
}

test.describe('messages of the problem screen', () => {
  test('[ERR-15] [ERR-16] [ERR-17] [SES-06] [SES-09] incomplete, too many, incorrect, correct', async ({
    page,
    signedIn,
  }) => {
    await signedIn('student')
    const skill = { sectionType: 'ae.la', gradeId: 8, chapterId: 1, skillId: 'la.8.roots' } as const
    await startAfter(page, skill, 'la.8.roots.E6')
    const student = new Student(page)
    await student.begin(() => page.goto(learning(8, 'la.8.roots')))
    const tiles = page.getByRole('main').locator('label:has(input[type="checkbox"])')
    await expect(tiles).toHaveCount(4)

    await student.submit()
    await expect(line(page, 'Your answer is incomplete.')).toBeVisible()
    await tiles.first().click()
    await tiles.nth(1).click()
    await student.submit()
    await expect(line(page, 'Your answer is incomplete.')).toBeVisible()
    await tiles.nth(2).click()
    await tiles.nth(3).click()
    await student.submit()
    await expect(line(page, 'Invalid Answer. (please choose 3 answers)')).toBeVisible()
    await expectNoAxeViolations(page)
    await student.answerWrong()
    await student.submit()
    await expect(line(page, 'Incorrect.Try Again.')).toBeVisible()
    await student.answerRight()
    await student.submit()
    await expect(line(page, 'Correct!')).toBeVisible()
  })

  test('[ERR-18] [SES-15] the way back to afficiency is refused in red before a check', async ({
    page,
    signedIn,
  }) => {
    await signedIn('student2')
    await page.goto(
      '/reviewafficiencyproblems?program_id=20&section_type=ae.la&grade_id=2&phase=AFFICIENCY_SESSION',
    )
    const student = new Student(page)
    await student.begin(() => page.getByRole('link', { name: /^Go: / }).first().click())
    const back = page.getByRole('button', { name: 'Back To Afficiency' })
    await back.click()
    const notice = line(page, 'Check answer before submitting')
    await expect(notice).toBeVisible()
    await expectNoAxeViolations(page)
    const [red = 0, green = 0, blue = 0] = await notice.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    )
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))

    await student.solve()
    await back.click()
    await expect(page).toHaveURL(/\/reviewafficiencyproblems/)
  })

  test('[ERR-19] [SES-22] [PROB-11] the last skill of the grade is learned: no next skill', async ({
    page,
    server,
    signedIn,
  }) => {
    await learnGrade({ url: server.url, username: 'student2', section: 'ae.la', grade: 1 })
    await signedIn('student2')
    const student = new Student(page)
    await student.begin(() => page.goto(learning(1, 'la.1.naming-words')))
    await student.playToReport()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    const notice = page.getByRole('dialog', { name: 'No next skill' })
    await expect(
      notice.getByText('There is no next skill. Please continue with the Proficiency Session.', {
        exact: true,
      }),
    ).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(notice.getByRole('button')).toHaveText(['OK'])
    await notice.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/homeprofile/)
  })
})

test.describe('a token or a network that is gone', () => {
  test('[ERR-07] [C-04] an answer that comes back with 403 signs the student out', async ({
    page,
    signedIn,
    consoleErrors,
  }) => {
    await signedIn('student')
    const student = new Student(page)
    await student.begin(() => page.goto(learning(2, 'la.2.end-marks')))
    await page.route('**/english/api/v1.0/**', async (route) => {
      if ((route.request().postData() ?? '').includes('saveUserPracticeAnswer')) await revokeToken(page)
      await route.continue()
    })
    await student.answerRight()
    await student.submit()
    await expectSignedOut(page)
    // The browser itself reports a 403 as an error.
    expect(consoleErrors.filter((error) => !error.includes('status of 403'))).toEqual([])
    consoleErrors.length = 0
  })

  test('[ERR-07] [AUTH-18] a session that cannot be fetched signs the student out', async ({
    page,
    signedIn,
    consoleErrors,
  }) => {
    await signedIn('student')
    await page.route('**/english/api/v1.0/content', (route) => route.abort('connectionfailed'))
    await page.goto(learning(2, 'la.2.end-marks'))
    await expectSignedOut(page)
    expect(consoleErrors.filter((error) => !error.includes('ERR_CONNECTION_FAILED'))).toEqual([])
    consoleErrors.length = 0
  })

  for (const path of [
    '/courses',
    '/homeprofile?program_id=20&section_type=ae.la&grade_id=2&chapter_id=1',
    '/reviewafficiencyproblems?program_id=20&section_type=ae.la&grade_id=2&phase=AFFICIENCY_SESSION',
  ]) {
    const [name] = path.split('?')
    test(`[ERR-08] ${name}: without a token to /login, with an invalid one to the root`, async ({
      page,
      signedIn,
      consoleErrors,
    }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/login$/)
      await signedIn('student')
      // Not on a page of the app, whose own calls could tell before the one that is meant.
      await revokeToken(page)
      await page.goto(path)
      await expectSignedOut(page)
      expect(consoleErrors.filter((error) => !error.includes('status of 403'))).toEqual([])
      consoleErrors.length = 0
    })
  }
})
