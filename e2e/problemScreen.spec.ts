import type { Locator, Page } from '@playwright/test'
import { startAfter } from './support/startAfter'
import { Student } from './support/student'
import { expect, expectNoAxeViolations, test } from './support/test'

const ROOTS =
  '/problems?program_id=20&section_type=ae.la&grade_id=8&chapter_id=1&skill_id=la.8.roots&phase=LEARNING_SESSION'
const NOUNS =
  '/problems?program_id=20&section_type=ae.la&grade_id=2&chapter_id=1&skill_id=la.2.nouns&phase=LEARNING_SESSION'

const CHOOSE_ALL = 'REMEMBER: Choose ALL correct answers before checking your answer.'

/** How often the page has made a call, by its function. */
function countCalls(page: Page, name: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes(`"function":"${name}"`)) count++
  })
  return () => count
}

test.use({ database: 'problemScreen' })
// One after the other: each worker would start a server for them.
test.describe.configure({ mode: 'default' })

test.describe('the problem screen', () => {
  test('[PROB-05] [PROB-10] [TYPE-00.9] letter, grade, skill and close; the reminder; the button with its line below', {
    tag: '@phone',
  }, async ({ page, signedIn }) => {
    await signedIn('student')
    const skill = { sectionType: 'ae.la', gradeId: 8, chapterId: 1, skillId: 'la.8.roots' } as const
    await startAfter(page, skill, 'la.8.roots.E6')
    const student = new Student(page)
    await student.begin(() => page.goto(ROOTS))
    const header = page.getByRole('banner')
    await expect(header.getByTitle('Learning session')).toHaveText('L')
    await expect(header.getByText('8th grade', { exact: true })).toBeVisible()
    await expect(header.getByRole('heading', { level: 1 })).toHaveText(student.skillName)
    await expect(header.getByRole('link', { name: 'Close the session' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await expect(page.getByText(CHOOSE_ALL, { exact: true })).toBeVisible()

    const buttonThenLine = async (label: string, text: string) => {
      const button = await page.getByRole('button', { name: label, exact: true }).boundingBox()
      const line = await page.getByRole('status').getByText(text, { exact: true }).boundingBox()
      if (!button || !line) throw new Error(`Button "${label}" and "${text}" are not both there.`)
      expect(line.y).toBeGreaterThanOrEqual(button.y + button.height)
    }
    await student.submit()
    await buttonThenLine('Submit Answer', 'Your answer is incomplete.')
    await student.answerWrong()
    await student.submit()
    await buttonThenLine('Submit Answer', 'Incorrect.Try Again.')
    await student.solve()
    await buttonThenLine('Next Problem', 'Correct!')
  })

  test('in the colors of the device what is chosen and how far it is are seen', async ({
    page,
    signedIn,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await signedIn('student2')
    await new Student(page).begin(() => page.goto(NOUNS))
    const looks = (all: Locator, name: 'backgroundColor' | 'backgroundImage') =>
      all.evaluateAll((parts, name) => parts.map((part) => getComputedStyle(part)[name]), name)
    await page.getByRole('radio').first().check()
    const [chosen, ...others] = await looks(page.locator('label:has(> [type=radio])'), 'backgroundColor')
    expect(new Set(others).size).toBe(1)
    expect(others).not.toContain(chosen)
    const circles = page.getByRole('list', { name: /^Get \d/ }).getByRole('listitem')
    const [now, ...next] = await looks(circles, 'backgroundImage')
    expect(now).toContain('gradient')
    expect(new Set(next)).toEqual(new Set(['none']))
    const tabs = await looks(page.getByRole('button', { name: /^(Assisted|Exercises)/ }), 'backgroundColor')
    expect(new Set(tabs).size).toBe(2)
  })

  test('[PROB-02] [SES-20] [SES-24] [SES-26] [API-26] every visit begins anew; what was done is saved when the session ends, and not before', async ({
    page,
    signedIn,
  }) => {
    const opened = countCalls(page, 'skillLearning')
    const records = countCalls(page, 'saveUserActivityData')
    await signedIn('student2')
    const student = new Student(page)
    await student.begin(() => page.goto(NOUNS))
    await student.solve()
    await student.next()
    await student.answerWrong()
    await student.submit()
    await student.expectStatus('Incorrect.Try Again.')
    expect(records()).toBe(0)

    const [index] = await Promise.all([
      page.waitForRequest((request) => (request.postData() ?? '').includes('learningUpdateIndex')),
      page.getByRole('link', { name: 'Close the session' }).click(),
    ])
    expect(new URL(index.url()).pathname).toBe('/english/api/v1.0/content')
    expect(index.postDataJSON()).toEqual({
      function: 'learningUpdateIndex',
      params: {
        user_id: 'student2',
        section_type: 'ae.la',
        grade_id: 2,
        skill_id: 'la.2.nouns',
        problem_id: 'la.2.nouns.E1',
      },
    })
    await expect(page).toHaveURL(/\/homeprofile/)
    await expect.poll(records).toBe(1)
    expect(opened()).toBe(1)
    await student.begin(() => page.goBack())
    expect(opened()).toBe(2)
    await expect(page.getByRole('heading', { name: 'Problem 1' })).toBeAttached()
    await student.playToReport()
    await expect.poll(records).toBe(2)
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page).toHaveURL(/\/homeprofile/)
    expect(records()).toBe(2)
  })

  test('[PROB-18] staff set the answer wrong or correct, students have no such buttons', async ({
    page,
    signedIn,
  }) => {
    const panel = page.getByRole('region', { name: 'Test mode' })
    await signedIn('tutor')
    const tutor = new Student(page)
    await tutor.begin(() => page.goto(NOUNS))
    await expect(panel.getByRole('button')).toHaveCount(0)
    await panel.getByText('Test mode off').click()
    await expectNoAxeViolations(page)
    await panel.getByRole('button', { name: 'set wrong' }).click()
    await tutor.submit()
    await tutor.expectStatus('Incorrect.Try Again.')
    await panel.getByRole('button', { name: 'set correct' }).click()
    await tutor.submit()
    await tutor.expectStatus('Correct!')
    await panel.getByText('Test mode on').click()
    await expect(panel.getByRole('button')).toHaveCount(0)

    await page.evaluate(() => localStorage.clear())
    await signedIn('student')
    await new Student(page).begin(() => page.goto(NOUNS))
    await expect(panel).toHaveCount(0)
  })

  test('[PROB-18] in a graded session, too, where the key is on the server', async ({ page, signedIn }) => {
    await signedIn('admin')
    // Only an admin may name the skills; the page itself never does.
    await page.route('**/english/api/v1.0/proficiency', async (route) => {
      const body = route.request().postDataJSON()
      body.params.debugObj = { skill_ids: ['gather'] }
      await route.continue({ postData: JSON.stringify(body) })
    })
    await page.goto('/problems?program_id=20&section_type=ae.voc&grade_id=2&phase=PROFICIENCY_SESSION')
    const submit = page.getByRole('button', { name: 'Submit Answer' })
    await expect(page.getByRole('heading', { name: 'Problem 1' })).toBeAttached()
    const panel = page.getByRole('region', { name: 'Test mode' })
    await panel.getByText('Test mode off').click()
    await panel.getByRole('button', { name: 'set correct' }).click()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await submit.click()
    await expect(page.getByRole('status').getByText('Correct!', { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Proficiency Session Report' })).toBeVisible()
  })
})
