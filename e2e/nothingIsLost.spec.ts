import type { Page } from '@playwright/test'
import { Student } from './support/student'
import { expect, test } from './support/test'

const session = (skill: string, grade: number) =>
  `/problems?program_id=20&section_type=ae.la&grade_id=${grade}&chapter_id=1&skill_id=${skill}&phase=LEARNING_SESSION`

test.use({ database: 'embedded' })
// One after the other: each worker would start a server for them.
test.describe.configure({ mode: 'default' })

const SAVE_FAILED = 'Network Error! Unable to submit your answer.'

/** What waits in this browser. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('wordstride')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const count = request.result.transaction('items').objectStore('items').count()
          count.onsuccess = () => {
            resolve(count.result)
            request.result.close()
          }
        }
      }),
  )

/** A student with one session open in two tabs of this browser; the page is the first. */
async function inTwoTabs(page: Page, address: string): Promise<{ here: Student; there: Student }> {
  const here = new Student(page)
  await here.begin(() => page.goto(address))
  const otherTab = await page.context().newPage()
  const there = new Student(otherTab)
  await there.begin(() => otherTab.goto(address))
  return { here, there }
}

test.describe('answers are never lost', () => {
  test('[SES-18] [ERR-09] [C-04] offline in the middle: the message shows, the session goes on, the answers arrive after reconnect', async ({
    page,
    context,
    signedIn,
  }) => {
    await signedIn('student')
    const student = new Student(page)
    await student.begin(() => page.goto(session('la.3.prefixes', 3)))
    await student.solve()
    await student.next()
    // The next problem's type must be here before the network goes.
    await student.answerWrong()
    await context.setOffline(true)
    const notice = page.getByText('You are offline. Your answers are kept until you are back.')
    await expect(notice).toBeInViewport()
    await student.submit()
    await student.expectStatus('Incorrect.Try Again.')
    await expect(page.getByText(SAVE_FAILED, { exact: true })).toBeVisible()
    await student.solve()
    expect(await waiting(page)).toBeGreaterThanOrEqual(2)

    await context.setOffline(false)
    await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(0)
    await expect(page.getByText('All answers saved')).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test('the server is killed with -9 in the middle: every acknowledged answer is there, the others arrive', async ({
    page,
    signedIn,
    server,
  }) => {
    test.setTimeout(90_000)
    await signedIn('student2')
    const student = new Student(page)
    await student.begin(() => page.goto(session('la.3.past-tense', 3)))
    await student.solve()
    await expect.poll(() => waiting(page)).toBe(0)

    await server.kill()
    await student.next()
    await student.answerRight()
    await student.submit()
    await student.expectStatus('Correct!')
    await expect(page.getByText(SAVE_FAILED, { exact: true })).toBeVisible()
    await server.start()
    await expect.poll(() => waiting(page), { timeout: 45_000 }).toBe(0)

    await student.next()
    await student.solve()
    await expect(page.getByRole('dialog', { name: 'Learning Session Report' })).toBeVisible()
    await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(0)
    await page.goto('/homeprofile?program_id=20&section_type=ae.la&grade_id=3&chapter_id=1')
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Verbs that tell about the past' }),
    ).toContainText('Level 1')
  })

  test('a reload goes on where the session was', async ({ page, signedIn }) => {
    await signedIn('student')
    const student = new Student(page)
    await student.begin(() => page.goto(session('la.3.subject-verb-agreement', 3)))
    await student.solve()
    await student.next()
    await student.answerWrong()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Problem 2' })).toBeAttached()
    await student.submit()
    await student.expectStatus('Incorrect.Try Again.')
  })

  test('a screen that another tab has overtaken goes on where the session is', async ({ page, signedIn }) => {
    await signedIn('student')
    const { here, there } = await inTwoTabs(page, session('la.3.past-tense', 3))
    await there.solve()
    await there.next()
    await here.answerRight()
    await here.submit()
    await expect(page.getByRole('heading', { name: 'Problem 2' })).toBeAttached()
    await expect(here.submitButton).toBeEnabled()
  })

  test('a wrong attempt in another tab counts here: no pass is told that the server does not know of', async ({
    page,
    signedIn,
  }) => {
    await signedIn('student')
    const { here, there } = await inTwoTabs(page, session('la.3.homophones', 3))
    await there.answerWrong()
    await there.submit()
    await there.expectStatus('Incorrect.Try Again.')
    await expect.poll(() => waiting(page)).toBe(0)
    await here.solve()
    await expect(page.getByText('1: correct after another try or a hint')).toBeAttached()
  })

  test('a session that another tab has ended begins anew, and counts', async ({ page, signedIn }) => {
    await signedIn('student2')
    const { here, there } = await inTwoTabs(page, session('la.3.prefixes', 3))
    await there.solve()
    await there.leave()
    await here.begin(async () => {
      await here.answerRight()
      await here.submit()
    })
    await here.playToReport()
    await expect.poll(() => waiting(page)).toBe(0)
    await page.goto('/homeprofile?program_id=20&section_type=ae.la&grade_id=3&chapter_id=1')
    await expect(page.getByRole('listitem').filter({ hasText: here.skillName })).toContainText('Level 1')
  })

  test('two tabs do not send an answer twice', async ({ page, context, signedIn }) => {
    await signedIn('student')
    const second = await context.newPage()
    await second.goto('/home')
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Hello')
    const ids: string[] = []
    context.on('request', (request) => {
      const body = request.url().endsWith('/userpractice') ? request.postData() : null
      if (body) ids.push(JSON.parse(body).params.more_parameters.answer_id)
    })
    const student = new Student(page)
    await student.begin(() => page.goto(session('la.2.end-marks', 2)))
    await context.setOffline(true)
    await student.answerRight()
    await student.submit()
    await student.expectStatus('Correct!')
    await expect(page.getByText(SAVE_FAILED, { exact: true })).toBeVisible()
    ids.length = 0
    await context.setOffline(false)
    await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(0)
    expect(ids.length).toBe(new Set(ids).size)
    expect(ids.length).toBe(1)
  })
})
