import { Student } from './support/student'
import { expect, expectNoAxeViolations, test } from './support/test'

const GRADE_2 = '/homeprofile?program_id=20&section_type=ae.la&grade_id=2&chapter_id=1'
const learnButton = (name: string) => `Learn: ${name}`

test.describe('a learning session', () => {
  test('[SES-20] [COURSE-07] [SES-12] [SES-13] from the skills of a chapter to the report and the next skill; the progress is there after signing in again', async ({
    page,
    signIn,
  }) => {
    await signIn('student')
    await page.getByRole('link', { name: 'Courses', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Language Arts' }).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Learning' }).first().click()
    await expect(page.getByRole('heading', { name: 'Elementary School English' })).toBeVisible()
    await expect(page.getByText('to be reviewed').first()).toBeVisible()
    await expectNoAxeViolations(page)

    const student = new Student(page)
    await student.begin(() =>
      page.getByRole('link', { name: learnButton('Nouns name people, places and things') }).click(),
    )
    await expect(page.getByText('Get 3 out of 4 correct').last()).toBeVisible()
    await expectNoAxeViolations(page)

    // Nothing chosen, then wrong, then right: SES-06, SES-07, SES-08.
    await student.submit()
    await student.expectStatus('Your answer is incomplete.')
    await student.answerWrong()
    await student.submit()
    await student.expectStatus('Incorrect.Try Again.')
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(page.getByText('HINT 1 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Show all hints' }).click()
    await expect(page.getByText('HINT 2 of 2')).toBeVisible()
    await expectNoAxeViolations(page)
    await student.solve()
    await expectNoAxeViolations(page)
    await student.next()
    await student.playToReport()

    const report = page.getByRole('dialog', { name: 'Learning Session Report' })
    await expect(report.getByText('Level 1')).toBeVisible()
    await expectNoAxeViolations(page)
    await report.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Next Skill' }).click()
    await report.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'End marks for sentences' })).toBeVisible()

    await page.getByRole('link', { name: 'Close the session' }).click()
    await expect(page).toHaveURL(/homeprofile/)
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await signIn('student')
    await page.goto(GRADE_2)
    await expect(page.getByRole('listitem').filter({ hasText: 'Nouns name people' })).toContainText('Level 1')
  })

  test('[SES-16] [SES-06] is passed by keyboard alone', async ({ page, signIn, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard')
    await signIn('student2')
    await page.goto(GRADE_2)
    const student = new Student(page)
    await student.begin(async () => {
      const learn = page.getByRole('link', { name: learnButton('One and more than one') })
      await learn.focus()
      await page.keyboard.press('Enter')
    })
    // The first problem is a dropdown: Tab reaches it, a letter chooses, Enter on the button checks.
    const blank = page.getByRole('combobox', { name: 'Blank 1 of 1' })
    for (let i = 0; i < 20 && !(await blank.evaluate((element) => element === document.activeElement)); i++) {
      await page.keyboard.press('Tab')
    }
    await expect(blank).toBeFocused()
    await page.keyboard.type('frogs')
    await expect(blank).toHaveValue(/.+/)
    for (
      let i = 0;
      i < 8 && !(await student.submitButton.evaluate((element) => element === document.activeElement));
      i++
    ) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await student.expectStatus('Correct!')
    await page.keyboard.press('Enter')

    // The second is a radio group: the arrows choose.
    const group = page.getByRole('radiogroup')
    await expect(group).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Problem 2' })).toBeFocused()
    for (let i = 0; i < 8 && (await group.locator(':focus').count()) === 0; i++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await student.expectStatus('Correct!')
  })

  test('[PROB-12] a word: spelled by what is heard and read, in vocabulary', async ({ page, signIn }) => {
    await signIn('student2')
    const student = new Student(page)
    await student.begin(() =>
      page.goto(
        '/problems?program_id=20&section_type=ae.voc&grade_id=2&chapter_id=1&skill_id=brave&phase=LEARNING_SESSION',
      ),
    )
    await student.solve()
    await student.next()
    await expect(page.getByRole('textbox', { name: 'Type the word' })).toBeVisible()
    await expectNoAxeViolations(page)
    await student.solve()
    await expect(page.getByRole('dialog', { name: 'Learning Session Report' })).toBeVisible()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page).toHaveURL(/\/courses$/)
  })

  test('[C-23] without a session the problem page shows a login link', async ({ page }) => {
    await page.goto('/problems?section_type=ae.la&grade_id=2&skill_id=la.2.nouns')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  })

  test('[SUP-06] About tells name and version', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByText('Version 2.5.3')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
