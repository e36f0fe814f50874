import { changeUser } from './support/changeReply'
import { openDetails } from './support/openDetails'
import { startAfter } from './support/startAfter'
import { Student } from './support/student'
import { expect, expectNoAxeViolations, test } from './support/test'

const GRADE_2 = '/homeprofile?program_id=20&section_type=ae.la&grade_id=2&chapter_id=1'
const learnButton = (name: string) => `Learn: ${name}`

test.use({ database: 'learning' })
// One after the other: each worker would start a server for them.
test.describe.configure({ mode: 'default' })

test.describe('a learning session', () => {
  test('[SES-20] [COURSE-07] [SES-12] [SES-13] [PROB-11] from the skills of a chapter to the report and the next skill; the progress is there after signing in again', {
    tag: '@phone',
  }, async ({ page, signIn }) => {
    await signIn('student')
    await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
    await expectNoAxeViolations(page)
    await openDetails(page)
    await page.getByRole('link', { name: 'All courses', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Language Arts' }).first()).toBeVisible()
    await expectNoAxeViolations(page)
    const second = page.getByRole('region', { name: '2nd grade' })
    await second.getByRole('link', { name: 'Learning' }).click()
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
    await expect(report.getByText('Nouns name people, places and things')).toBeVisible()
    await expect(report.getByRole('button', { name: 'Yes', exact: true })).toBeFocused()
    await report.getByText('Details').click()
    await expect(report.getByRole('table')).toBeVisible()
    await expectNoAxeViolations(page)
    // Asked once: an answer is kept on the account.
    await report.getByRole('button', { name: 'Sounds off' }).click()
    await expect(report.getByText('Play sounds?')).toHaveCount(0)
    await expect(report.getByRole('button', { name: 'Yes', exact: true })).toBeFocused()
    await report.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Next Skill' }).click()
    await report.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'End marks for sentences' })).toBeVisible()

    await page.getByRole('link', { name: 'Close the session' }).click()
    await expect(page).toHaveURL(/homeprofile/)
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await signIn('student')
    const [reply] = await Promise.all([
      page.waitForResponse((response) => (response.request().postData() ?? '').includes('skillsByUserid')),
      page.goto(GRADE_2),
    ])
    const [chapter]: { skills: { skill_id: string; skill_name: string; skill_seq: number }[] }[] = (
      await reply.json()
    ).chapters
    const skills = [...(chapter?.skills ?? [])].sort((a, b) => a.skill_seq - b.skill_seq)
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Learn: / }) })
    // A long chapter shows ten at a time.
    const further = page.getByRole('button', { name: /^\d+ to \d+/, expanded: false })
    const openAll = async () => {
      await expect(rows.first()).toBeVisible()
      while ((await further.count()) > 0) await further.first().click()
    }
    await openAll()
    await expect(rows).toContainText(skills.map(({ skill_name }) => skill_name))
    const nouns = rows.filter({ hasText: 'Nouns name people' })
    await expect(nouns).toContainText('Level 1')
    await expect(nouns).toContainText('last visit')

    // Who sees the ids of problems sees those of skills.
    await changeUser(page, (user) => ({ ...user, menu_auth: { ...user.menu_auth, show_problem_id: true } }))
    await page.reload()
    await openAll()
    await expect(rows).toContainText(skills.map(({ skill_id }) => skill_id))
  })

  test('is passed by keyboard alone, from sign-in to the next task of the week', async ({ page }) => {
    const student = new Student(page)
    await page.goto('/')
    await student.tabTo(page.getByLabel('Username'))
    await page.keyboard.type('student2')
    await page.keyboard.press('Tab')
    await page.keyboard.type('student2')
    await page.keyboard.press('Enter')
    const start = page.getByRole('button', { name: 'Start' })
    await expect(start).toBeEnabled()
    // Each page takes the focus over from the button that led to it.
    await expect(page.getByRole('main')).toBeFocused()
    await student.tabTo(start)
    await student.begin(() => page.keyboard.press('Enter'))
    const first = page.getByRole('heading', { name: 'Problem 1', exact: true })
    await expect(first).toBeFocused()
    const report = page.getByRole('dialog', { name: 'Learning Session Report' })
    for (let i = 0; i < 4; i++) {
      await student.solveByKeyboard()
      if (await student.hasPassed()) break
      await student.nextByKeyboard()
      await expect(page.getByRole('heading', { name: `Problem ${i + 2}` })).toBeFocused()
    }
    await expect(report).toBeVisible()
    await student.tabTo(report.getByRole('button', { name: 'Yes', exact: true }))
    await page.keyboard.press('Enter')
    // A skill or a proficiency session, as the days that are left to the week allow.
    await expect(page).not.toHaveURL(/skill_id=la\.2\.nouns/)
    await expect(page).toHaveURL(/path=path1/)
    await expect(first).toBeFocused()
    await student.tabTo(page.getByRole('link', { name: 'Close the session' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a word: spelled by what is heard and read, in vocabulary', async ({ page, signedIn }) => {
    await signedIn('student2')
    // An earlier visit ended with the fourth exercise: the fifth, which is spelling, comes next (SES-26).
    const skill = { sectionType: 'ae.voc', gradeId: 2, chapterId: 1, skillId: 'gather' } as const
    await startAfter(page, skill, 'gather.E4')
    const student = new Student(page)
    await student.begin(() =>
      page.goto(
        '/problems?program_id=20&section_type=ae.voc&grade_id=2&chapter_id=1&skill_id=gather&phase=LEARNING_SESSION',
      ),
    )
    await expect(page.getByRole('textbox', { name: 'Type the word' })).toBeVisible()
    await expectNoAxeViolations(page)
    await student.solve()
    await student.next()
    await student.solve()
    await expect(page.getByRole('dialog', { name: 'Learning Session Report' })).toBeVisible()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page).toHaveURL(/\/courses$/)
  })

  test('[C-23] without a session a page of the router shows a login link, and its call gets 403', async ({
    page,
  }) => {
    const address = '/problems?section_type=ae.la&grade_id=2&skill_id=la.2.nouns'
    await page.goto(address)
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
    const params = { section_type: 'ae.la', grade_id: 2, chapter_id: 1, skill_id: 'la.2.nouns' }
    const reply = await page.request.post('/english/api/v1.0/content', {
      data: { function: 'skillLearning', params },
    })
    expect(reply.status()).toBe(403)
  })
})
