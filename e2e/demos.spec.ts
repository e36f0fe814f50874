import type { Page } from '@playwright/test'
import { Student } from './support/student'
import { expect, expectNoAxeViolations, test } from './support/test'

const CLUES =
  '/problems?program_id=20&section_type=ae.la&grade_id=6&chapter_id=2&skill_id=la.6.context-clues&phase=LEARNING_SESSION'
const NAMING =
  '/problems?program_id=20&section_type=ae.la&grade_id=1&chapter_id=1&skill_id=la.1.naming-words&phase=LEARNING_SESSION'
const NOUNS =
  '/problems?program_id=20&section_type=ae.la&grade_id=2&chapter_id=1&skill_id=la.2.nouns&phase=LEARNING_SESSION'

/** Words have no demos. */
const WORD =
  '/problems?program_id=20&section_type=ae.voc&grade_id=2&chapter_id=1&skill_id=gather&phase=LEARNING_SESSION'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const demo = (page: Page) => page.getByRole('region', { name: 'Demo' })

/** The session record that is sent when the session ends. */
const sessionRecord = async (page: Page) => {
  const request = await page.waitForRequest((sent) =>
    (sent.postData() ?? '').includes('saveUserActivityData'),
  )
  return request.postDataJSON().params.session
}

test.describe('[PROB-09] demos', () => {
  test('[SES-02] [SES-35] [SES-36] [SES-39] a skill with a demo begins with it; quick and full; then come the exercises, and the record tells it', async ({
    page,
    signedIn,
  }) => {
    await signedIn('student')
    const student = new Student(page)
    const { demos } = await student.open(() => page.goto(CLUES))
    const [first] = demos
    if (!first?.short_demo_info) throw new Error('The skill must have a demo with a short type.')
    const total = first.problemItems.length
    const short = first.short_demo_info.steps.length

    await expect(page.getByRole('heading', { name: 'Problem 1' })).toHaveCount(0)
    await expectNoAxeViolations(page)
    await press(page, 'Start Quick Demo')
    for (let step = 1; step < short; step++) {
      await expect(demo(page).getByText(`${step} of ${short}`, { exact: true })).toBeVisible()
      await press(page, 'Forward')
    }
    await expect(demo(page).getByText(`${short} of ${short}`, { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    // Forward from the last step is before the first.
    await press(page, 'Forward')
    await press(page, 'Start Full Demo')
    await expect(demo(page).getByText(`1 of ${total}`, { exact: true })).toBeVisible()
    await press(page, 'Forward')
    await expect(demo(page).getByRole('listitem')).toHaveCount(2)
    await press(page, 'Back')
    await expect(demo(page).getByRole('listitem')).toHaveCount(1)
    for (let step = 1; step < total; step++) await press(page, 'Forward')
    await press(page, 'Go to the exercises')
    await expect(page.getByRole('heading', { name: 'Problem 1' })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Demo (done)' })).toBeVisible()

    // A demo that was seen does not come again, nor does one in the middle of a session.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Problem 1' })).toBeAttached()
    await student.solve()
    const [record] = await Promise.all([
      sessionRecord(page),
      page.getByRole('link', { name: 'Close the session' }).click(),
    ])
    expect(record.demo_status).toEqual([{ demo_id: first.demo_id, is_complete: true }])
    expect(record.assisted_exercises_status).toEqual([])

    const word = await student.open(() => page.goto(WORD))
    expect(word.demos).toEqual([])
    await expect(page.getByRole('heading', { name: 'Problem 1' })).toBeAttached()
    await expect(demo(page)).toHaveCount(0)
  })

  test('at the end of a demo the keys go through the buttons as they stand on a phone', {
    tag: '@phone',
  }, async ({ page, signedIn }) => {
    await signedIn('student2')
    await page.goto(NAMING)
    await press(page, 'Demo')
    await press(page, 'Start Quick Demo')
    const onward = page.getByRole('button', { name: 'Go to the exercises' })
    while ((await onward.count()) === 0) await press(page, 'Forward')
    await expect(onward).toBeFocused()
    const buttons = demo(page).locator('footer').getByRole('button')
    const seen = await buttons.evaluateAll((found) =>
      found
        .map((button) => ({ text: button.textContent, ...button.getBoundingClientRect().toJSON() }))
        .sort((a, b) => a.bottom - b.bottom || a.left - b.left)
        .map(({ text }) => text),
    )
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const after = seen.slice(seen.indexOf(await onward.textContent()) + 1)
    for (const text of after) {
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(text)
    }
  })

  test('[SES-38] [SES-39] an assisted exercise with its hints open, from the toolbar; it never counts', {
    tag: '@phone',
  }, async ({ page, signedIn }) => {
    await signedIn('student2')
    const student = new Student(page)
    await student.begin(() => page.goto(NAMING))
    await press(page, 'Assisted 1')
    await expect(page.getByText(/^HINT 1 of \d/)).toBeVisible()
    await expectNoAxeViolations(page)
    await press(page, 'Exercises')
    await expect(page.getByText(/^HINT/)).toHaveCount(0)
    await press(page, 'Demo')
    await expect(page.getByRole('button', { name: 'Start Quick Demo' })).toBeVisible()
    const [record] = await Promise.all([
      sessionRecord(page),
      page.getByRole('link', { name: 'Close the session' }).click(),
    ])
    expect(record.demo_status).toEqual([{ demo_id: 'la.1.naming-words.D1', is_complete: false }])
    expect(record.assisted_exercises_status).toEqual([
      {
        AE_id: 'la.1.naming-words.AE1',
        AEProblem_id: 'la.1.naming-words.AE1',
        AECompleteStatus: false,
      },
    ])
  })

  test('[SES-37] [CONST-13] a demo with a video opens it 55 percent of the screen wide', async ({
    page,
    signedIn,
  }) => {
    await signedIn('student')
    await page.route('**/content', async (route) => {
      const reply = await route.fetch()
      const body = await reply.json()
      if ('demos' in body) {
        body.demos = [
          {
            _id: 'v',
            demo_id: 'v',
            problemItems: [],
            short_demo_info: null,
            demo_video_url: '/media/demo.mp4',
          },
        ]
      }
      await route.fulfill({ response: reply, json: body })
    })
    await page.route('**/media/demo.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
    await page.goto(NOUNS)
    await press(page, 'Watch the video')
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.width).toBeCloseTo(1280 * 0.55, 0)
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expectNoAxeViolations(page)
    await press(page, 'Close')
    await press(page, 'Skip the demo')
    await expect(page.getByRole('heading', { name: 'Problem 1' })).toBeAttached()
  })

  test('[PROB-15] staff see the problem id, students do not', async ({ page, signedIn }) => {
    await signedIn('admin')
    await new Student(page).begin(() => page.goto(NOUNS))
    await expect(page.getByText('Problem id: la.2.nouns.E1')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await signedIn('student')
    await new Student(page).begin(() => page.goto(NOUNS))
    await expect(page.getByText('Problem id')).toHaveCount(0)
  })
})
