import type { Page } from '@playwright/test'
import type { AssignmentItem } from '@wordstride/api'
import { ACCURACY_AT_TOP, reachTopLevel } from './support/diligentStudent'
import { readReply } from './support/readReply'
import { Student } from './support/student'
import { expect, expectNoAxeViolations, test } from './support/test'

const NOTICE = 'All Skills must reach the Proficiency Level before you begin the Afficiency Session.'
const EXTRA_FAILED =
  'Failed to Create Extra Assignments: Sorry! Something is wrong when create extra assignments. Please contact your tutor!'

const profileOf = (grade: number) =>
  `/homeprofile?program_id=20&section_type=ae.la&grade_id=${grade}&chapter_id=1`
const reviewOf = (grade: number) =>
  `/reviewafficiencyproblems?program_id=20&section_type=ae.la&grade_id=${grade}&phase=AFFICIENCY_SESSION`

async function expectNotice(page: Page, press: () => Promise<unknown>): Promise<void> {
  await press()
  const notice = page.getByRole('dialog', { name: 'Afficiency Session Notice' })
  await expect(notice.getByText(NOTICE, { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toBeHidden()
}

/** The server's next task of the week, replaced by none. */
async function finishTheWeek(page: Page): Promise<void> {
  await page.route('**/userassignment', async (route) => {
    if (route.request().postDataJSON().function !== 'getNextAssignmentTask') return route.fallback()
    const done = { next_assignment_task: null, has_assignment: true }
    await route.fulfill({ json: { is_success: true, status: 'success', ...done } })
  })
}

test.describe('courses', () => {
  test('[AUTH-16] their pages need a session', async ({ page }) => {
    for (const path of ['/courses', '/chapterprofile', profileOf(2), reviewOf(2)]) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/login$/)
    }
  })

  test('[COURSE-01] [COURSE-03] [COURSE-04] [COURSE-08] [ERR-31] [C-05] cards lead to their sessions, afficiency tells why it is closed', {
    tag: '@phone',
  }, async ({ page, signedIn }) => {
    await signedIn('student')
    const [profile] = await Promise.all([
      page.waitForResponse(/\/usergradeprofile\/student$/),
      page.goto('/courses'),
    ])
    const grades: { cards: unknown[] }[] = (await profile.json()).data
    let cards = 0
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      cards += await page.getByRole('article').count()
    }
    expect(cards).toBe(grades.flatMap((grade) => grade.cards).length)
    await page.goto('/courses')
    const second = page.getByRole('region', { name: '2nd grade' })
    const vocabulary = second.getByRole('article').filter({ hasText: 'Vocabulary' })
    const language = second.getByRole('article').filter({ hasText: 'Language Arts' })
    await expect(vocabulary.getByRole('link', { name: 'Card' })).toHaveAttribute(
      'href',
      '/flashcard?chapter_id=1&grade_id=2&keyword_type=primary',
    )
    await expect(second.getByRole('article')).toHaveCount(2)
    await expect(vocabulary.getByRole('link', { name: 'Learning' })).toHaveCount(0)
    await expect(language.getByRole('link', { name: 'Card' })).toHaveCount(0)
    await expect(language.getByRole('link', { name: 'Proficiency' })).toBeVisible()
    await expect(vocabulary.getByRole('button', { name: 'Afficiency' })).toBeVisible()
    await expect(vocabulary.getByRole('link', { name: 'Proficiency' })).toHaveAttribute(
      'href',
      '/problems?program_id=20&section_type=ae.voc&grade_id=2&phase=PROFICIENCY_SESSION',
    )
    const afficiency = language.getByRole('button', { name: 'Afficiency' })
    await expect(afficiency).toHaveAttribute('aria-disabled', 'true')
    await expectNotice(page, () => afficiency.click({ force: true }))

    await page.getByRole('tab', { name: '12th grade' }).click()
    const twelfth = page
      .getByRole('region', { name: '12th grade' })
      .getByRole('article')
      .filter({ hasText: 'Vocabulary' })
    for (const name of ['Card', 'Proficiency', 'Afficiency'])
      await expect(twelfth.getByRole('button', { name })).toBeDisabled()
    await page.getByRole('tab', { name: '2nd grade' }).click()

    await language.getByRole('link', { name: 'Learning' }).click()
    await expect(page).toHaveURL(new RegExp(`${profileOf(2).replace('?', '\\?')}$`))
    const closed = page.getByRole('button', { name: 'A Afficiency' })
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    await expectNotice(page, () => closed.press('Enter'))
    await page.getByRole('link', { name: 'P Proficiency' }).click()
    await expect(page).toHaveURL(/phase=PROFICIENCY_SESSION/)
  })

  test('[COURSE-06] [COURSE-09] chapters are tabs, the title goes by grade', async ({ page, signedIn }) => {
    await signedIn('student')
    await page.goto(profileOf(2))
    await page.getByRole('tab', { name: /^2\. / }).click()
    await expect(page.getByRole('link', { name: /^Learn: / })).toHaveCount(4)
    // The program may be left out, and the chapter of the address is the one that is open.
    await page.goto('/homeprofile?section_type=ae.la&grade_id=2&chapter_id=2')
    await expect(page.getByRole('tab', { name: /^2\. /, selected: true })).toBeVisible()
    const tabs = await page.getByRole('tablist', { name: 'Chapters' }).boundingBox()
    const learn = await page
      .getByRole('link', { name: /^Learn: / })
      .first()
      .boundingBox()
    if (!tabs || !learn) throw new Error('The chapters and their skills are not both there.')
    expect(tabs.x + tabs.width).toBeLessThan(learn.x)
    for (const [grade, school] of [
      [5, 'Elementary'],
      [6, 'Middle'],
      [9, 'High'],
    ] as const) {
      await page.goto(profileOf(grade))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${school} School English`)
    }
  })

  test('[COURSE-05] the chapters of every grade in tabs', { tag: '@phone' }, async ({ page, signedIn }) => {
    await signedIn('student')
    await page.goto('/courses')
    await page.getByRole('link', { name: 'Chapter view' }).click()
    await expect(page.getByRole('tab', { name: '2nd grade', selected: true })).toBeVisible()
    await expect(page.getByRole('tab', { name: '11th grade' })).toBeDisabled()
    const [chapters] = await Promise.all([
      page.waitForResponse(/\/userchapterprofile\/student\/user\/3\/grade$/),
      page.getByRole('tab', { name: '3rd grade' }).click(),
    ])
    expect(chapters.request().method()).toBe('GET')
    await expect(page).toHaveURL(/\/chapterprofile\?grade_id=3$/)
    await expect(page.getByRole('heading', { name: 'Vocabulary' })).toBeVisible()
    const chapter = page.getByRole('button', { name: /^1\. .* 0 of \d+ Proficient/ }).first()
    await expect(chapter).toBeVisible()
    await expectNoAxeViolations(page)
    await chapter.click()
    await page
      .getByRole('link', { name: /^Learn: / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/problems\?.*grade_id=3.*phase=LEARNING_SESSION/)
  })

  test('[COURSE-08] [COURSE-11] [COURSE-12] [COURSE-13] [SES-14] afficiency begins with a review; Go practices a skill and leads back', {
    tag: '@phone',
  }, async ({ page, server, signedIn }) => {
    test.slow()
    await reachTopLevel({ url: server.url, username: 'student', grade: 4 })
    await signedIn('student')
    await page.goto(profileOf(4))
    await expect(page.getByText('Proficient', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/last visit/).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'A Afficiency' }).click()
    await expect(page).toHaveURL(new RegExp(`${reviewOf(4).replace('?', '\\?')}$`))
    const accuracy = page.getByRole('region', { name: 'Accuracy' })
    await expect(accuracy).toContainText(`Current overall accuracy${ACCURACY_AT_TOP}`)
    await expect(accuracy).toContainText('Goal accuracy95.00%')
    await expectNoAxeViolations(page)

    const links = page.getByRole('link', { name: /^Go: / })
    await expect(links).toHaveCount(10)
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', /^\/problems\?.*skill_id=.*phase=LEARNING_SESSION/)
    const student = new Student(page)
    await student.begin(() => links.first().click())
    await student.solve()
    await page.getByRole('button', { name: 'Back To Afficiency' }).click()
    await expect(page).toHaveURL(/\/reviewafficiencyproblems\?/)
    await expect(page.getByRole('heading', { name: 'Afficiency Session' })).toBeVisible()

    await page.getByRole('link', { name: 'Start' }).click()
    await expect(page).toHaveURL(/\/problems\?.*phase=AFFICIENCY_SESSION/)
    await expect(page.getByRole('heading', { name: 'Problem 1' })).toBeAttached()
  })

  test('[COURSE-12] [C-05] the round button tells, too, that afficiency is closed', async ({
    page,
    signedIn,
  }) => {
    await signedIn('student2')
    await page.goto(reviewOf(2))
    await expect(page.getByRole('link', { name: /^Go: / })).toHaveCount(10)
    const start = page.getByRole('button', { name: 'Start' })
    await expect(start).not.toHaveAttribute('aria-busy')
    await expect(start).toHaveAttribute('aria-disabled', 'true')
    await expectNotice(page, () => start.click({ force: true }))
  })
})

test.describe('the week’s assignment', () => {
  const WORD =
    '/problems?program_id=20&section_type=ae.voc&grade_id=2&chapter_id=1&skill_id=gather&phase=LEARNING_SESSION&path=path1'

  async function passAWord(page: Page, word = WORD): Promise<void> {
    const student = new Student(page)
    await student.begin(() => page.goto(word))
    await student.playToReport()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
  }

  async function nextTask(page: Page): Promise<AssignmentItem> {
    const reply = await page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('getNextAssignmentTask'),
    )
    const result = readReply('getNextAssignmentTask', await reply.json())
    if (!result.isSuccess || !result.nextAssignmentTask) throw new Error('There is no next task.')
    return result.nextAssignmentTask
  }

  async function expectSession(page: Page, task: AssignmentItem): Promise<void> {
    await expect(page).toHaveURL(/\/problems\?/)
    await expect(page).not.toHaveURL(/skill_id=gather/)
    const search = new URL(page.url()).searchParams
    expect(Object.fromEntries(search)).toMatchObject({
      section_type: task.sectionType,
      grade_id: String(task.grade),
      phase: `${task.type.toUpperCase()}_SESSION`,
      path: 'path1',
    })
    expect(search.get('skill_id')).toBe(task.skillId)
    await expect(page.getByRole('heading', { name: 'Problem 1' })).toBeAttached()
  }

  test('[ASG-05] [ASG-08] [PROB-04] Start opens the next task, a pass the one after it; closing leads home', async ({
    page,
    signIn,
  }) => {
    const [started] = await Promise.all([nextTask(page), signIn('student')])
    await page.getByRole('button', { name: 'Start' }).click()
    await expectSession(page, started)
    const [next] = await Promise.all([nextTask(page), passAWord(page)])
    await expectSession(page, next)
    await page.getByRole('link', { name: 'Close the session' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('heading', { name: next.skillName ?? '' })).toBeVisible()
  })

  test('[ASG-06] [ASG-07] [ASG-08] [SES-23] [ERR-21] [C-02] [G-22] [PROB-11] after the last task it asks for extra work and tells when there is none to have', async ({
    page,
    signedIn,
  }) => {
    await signedIn('student2')
    await finishTheWeek(page)
    await passAWord(page)
    const modal = page.getByRole('dialog', { name: 'Extra assignments' })
    await expect(
      modal.getByText("You have completed this week's assignments. Do you want to do extra work?", {
        exact: true,
      }),
    ).toBeVisible()
    await expectNoAxeViolations(page)
    // The server knows better: there is unfinished work.
    await modal.getByRole('button', { name: 'Yes' }).click()
    const error = page.getByRole('dialog', { name: 'Error' })
    await expect(error.getByText(EXTRA_FAILED, { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    await error.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await page.getByRole('button', { name: 'Start' }).click()
    await modal.getByRole('button', { name: 'No' }).click()
    await expect(modal).toBeHidden()
  })

  test('[ASG-06] [SES-23] Yes opens the first task of the extra work', async ({ page, signedIn }) => {
    await signedIn('student2')
    await finishTheWeek(page)
    await page.route('**/userassignment', async (route) => {
      if (route.request().postDataJSON().function !== 'createExtraAssignment') return route.fallback()
      const item = {
        grade: 2,
        section_type: 'ae.la',
        type: 'learning',
        skill_id: 'la.2.contractions',
        skill_seq: 5,
        skill_name: 'Contractions',
        chapter_id: 1,
        start: 0,
        target: 1,
        start_score: 0,
        target_score: 3,
        current_score: 0,
        point: 0,
        progress: 0,
        done: false,
        path: 'path1',
        label: 'X1',
      }
      await route.fulfill({ json: { is_success: true, status: 'success', extra_assignment: [item] } })
    })
    await passAWord(page)
    const student = new Student(page)
    await student.begin(() =>
      page.getByRole('dialog', { name: 'Extra assignments' }).getByRole('button', { name: 'Yes' }).click(),
    )
    expect(student.skillName).toBe('Contractions')
    await expect(page).toHaveURL(/skill_id=la\.2\.contractions.*path=path1/)
  })
})
