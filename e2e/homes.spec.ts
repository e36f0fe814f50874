import type { Page } from '@playwright/test'
import { changeReply, changeUser } from './support/changeReply'
import { expectLoaded, openDetails } from './support/openDetails'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ database: 'homes' })
// One after the other: each worker would start a server for them.
test.describe.configure({ mode: 'default' })

const withLicense = (page: Page, license: string | null) => changeUser(page, (user) => ({ ...user, license }))

const panels = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test.describe('the home of each role', () => {
  const homes: [user: string, title: string][] = [
    ['student', 'This week’s assignment'],
    ['superstudent', 'First, find out where you start'],
    ['teacher', 'You have no class yet'],
    ['tutor', 'You have no class yet'],
    ['lcadmin', 'Accounts that need attention'],
    ['admin', 'Learning centers'],
  ]
  for (const [user, title] of homes) {
    test(`${user} signs in and finds '${title}'`, { tag: '@phone' }, async ({ page, signIn }) => {
      await signIn(user)
      await page.goto('/home')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
      if (user === 'student') await openDetails(page)
      await expect(panels(page).filter({ hasText: title })).toBeVisible()
      await expectLoaded(page)
      await expectNoAxeViolations(page)
    })
  }

  test('a tester who has not begun is led to the first test', async ({ page, signedIn }) => {
    await signedIn('af100001')
    await page.goto('/home')
    await page.getByRole('link', { name: 'Choose a test' }).click()
    await expect(page).toHaveURL(/\/configTest$/)
  })

  test('[ROLE-02] admin and lcadmin see neither appointments nor goals', async ({ page, signedIn }) => {
    for (const user of ['lcadmin', 'admin']) {
      await signedIn(user)
      await page.goto('/home')
      await expect(page.getByRole('main').getByRole('link', { name: 'People', exact: true })).toBeVisible()
      await expectLoaded(page)
      await expect(page.getByText(/appointment|goal/i)).toHaveCount(0)
    }
  })

  test('[ROLE-03] [ROLE-04] licences and teachers see what their schools want', async ({ page, signIn }) => {
    await signIn('student')
    await openDetails(page)
    const seen = async () => {
      await expect(panels(page).filter({ hasText: 'Your progress' })).toBeVisible()
      await expectLoaded(page)
      return {
        tokens: await page.getByText('From completed weeks').count(),
        trophy: await page.getByText(/trophy/i).count(),
        streak: await panels(page).filter({ hasText: 'Token streak' }).count(),
        stars: await panels(page).filter({ hasText: 'Grade point stars' }).count(),
        winners: await panels(page).filter({ hasText: 'winners' }).count(),
        goals: await panels(page).filter({ hasText: 'Goals and rewards' }).count(),
        minimum: await page.getByText('Minimum score', { exact: true }).count(),
        peers: await panels(page).filter({ hasText: 'Peer progress' }).count(),
        performers: await panels(page).filter({ hasText: 'Top performers' }).count(),
        newHonors: await panels(page).filter({ hasText: 'New honor students' }).count(),
      }
    }
    const all = await seen()
    const ofOthers = { minimum: 1, peers: 1, performers: 1, newHonors: 1 }
    expect(all).toMatchObject({ tokens: 1, streak: 1, goals: 1, stars: 1, winners: 1, ...ofOthers })
    expect(all.trophy).toBeGreaterThan(0)

    const hidden = { tokens: 0, trophy: 0, streak: 0, goals: 0 }
    await withLicense(page, 'AFTERSCHOOL')
    await page.reload()
    await expect(page.getByText('From completed weeks')).toHaveCount(0)
    expect(await seen()).toEqual({ ...hidden, stars: 1, winners: 1, ...ofOthers })

    await page.unrouteAll()
    await withLicense(page, 'SCHOOL')
    await page.reload()
    await expect(panels(page).filter({ hasText: 'Grade point stars' })).toHaveCount(0)
    expect(await seen()).toEqual({
      ...{ ...hidden, stars: 0, winners: 0 },
      ...{ minimum: 0, peers: 0, performers: 0, newHonors: 0 },
    })

    await page.unrouteAll()
    for (const role of ['school_teacher', 'afterschool-teacher']) {
      await changeUser(page, (user) => ({ ...user, role }))
      await page.goto('/about')
      await page.goto('/home')
      await expect(page.getByText(/token|trophy|goal|star|winner|honor|peer|top performer/i)).toHaveCount(0)
      await page.unrouteAll()
    }
  })
})

test.describe('a teacher with classes', () => {
  const skill = { section_type: 'ae.la', grade_id: 2, skill_id: 'k', skill_name: 'Nouns' }
  const student = (name: string, given: object = {}) => ({
    user_id: name,
    name,
    status: 'started',
    is_set_up: true,
    minutes: 42.4,
    points: 12.34,
    last_active_at: Date.now() - 3_600_000,
    stuck_on: [],
    ...given,
  })
  const idle = { minutes: 0, points: 0, last_active_at: null }
  const longName = 'Dee Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'

  test('sees who worked, who is stuck and what to do, for all classes or one', {
    tag: '@phone',
  }, async ({ page, signIn }) => {
    await changeReply(page, 'getTeacherHome', (body) => ({
      ...body,
      classes: [
        {
          class_id: 'a',
          name: 'Amber',
          center_name: 'Alder Grove',
          student_ids: ['Ann Lee', 'Ben Ito', longName],
        },
        { class_id: 'b', name: 'Blue', center_name: 'Alder Grove', student_ids: ['Cai Wu'] },
      ],
      students: [
        student('Ann Lee', { stuck_on: [{ ...skill, failed_sessions: 2, drops: 1 }] }),
        student('Ben Ito', idle),
        student('Cai Wu', { ...idle, is_set_up: false }),
        student(longName),
      ],
    }))
    await signIn('teacher')
    const main = page.getByRole('main')
    await expect(main.getByText('Sit down with Ann Lee')).toBeVisible()
    await expect(main.getByText('2 sessions without a pass, 1 level lost')).toBeVisible()
    await expect(main.getByRole('row', { name: /Ann Lee/ })).toHaveText(/42\s*12\.3\s*1 hour ago/)
    await expect(main.getByRole('row', { name: /Cai Wu/ })).toHaveText(/no plan yet\s*0\s*0\.0\s*never/)
    // However long a name is, the numbers beside it are in sight.
    const table = main.getByRole('region', { name: 'Table: Who worked this week' })
    expect(await table.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0)
    await expectNoAxeViolations(page)
    await main.getByRole('button', { name: 'Blue' }).click()
    await expect(main.getByRole('row', { name: /Ann Lee/ })).toHaveCount(0)
    await expect(main.getByText('Cai Wu has no plan yet')).toBeVisible()
  })
})

test.describe('the navigation', () => {
  const menus: [user: string, entries: string[]][] = [
    ['student', ['Home', 'Courses', 'Reports', 'Test', 'Account Setup', 'Support']],
    ['teacher', ['Home', 'Courses', 'Reports', 'Classes', 'Account Setup']],
    ['tutor', ['Home', 'Courses', 'Reports', 'Classes', 'Test', 'Management', 'Tools', 'More']],
    ['ag100001', ['Home', 'Courses', 'Reports', 'Account Setup']],
  ]
  for (const [user, entries] of menus) {
    test(`[ROLE-07] [ROLE-08] of ${user} has its entries, Account Setup among them`, async ({
      page,
      signedIn,
    }) => {
      await signedIn(user)
      await page.goto('/about')
      const navigation = page.getByRole('navigation', { name: 'Main' })
      await expect(navigation.getByRole('link').or(navigation.getByRole('button'))).toHaveText(
        entries.map((entry) => entry),
      )
      if (entries.includes('More')) {
        await navigation.getByRole('button', { name: 'More' }).click()
        await expect(page.getByRole('menuitem', { name: 'Account Setup', exact: true })).toBeVisible()
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: /User menu/ }).click()
      for (const name of ['About', 'Logout'])
        await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
    })
  }

  test('a phone has the main pages as tabs and everything in one menu', { tag: '@phone' }, async ({
    page,
    signIn,
    isMobile,
  }) => {
    test.skip(!isMobile, 'on a phone')
    await signIn('tutor')
    const tabs = page.getByRole('navigation', { name: 'Main' })
    await expect(tabs.getByRole('link')).toHaveText(['Home', 'Courses', 'Reports', 'Classes'])
    await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Rendering tool' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Chapter view' }).click()
    await expect(page).toHaveURL(/\/chapterprofile$/)
    await expect(tabs.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
  })

  test('stands on one line at every width; what has no room is under More', async ({ page, signedIn }) => {
    await signedIn('admin')
    for (const width of [820, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about')
      const more = page.getByRole('button', { name: 'More' })
      await expect(more).toBeVisible()
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)
      await more.press('Enter')
      await page.keyboard.press('End')
      await expect(page.getByRole('menuitem', { name: 'Mails' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(more).toBeFocused()
    }
  })
})

test.describe('the user is fresh', () => {
  test('a new toggle and a promotion are seen at the next load', async ({ page, signedIn }) => {
    await signedIn('student')
    await page.goto('/courses')
    await expect(
      page.getByRole('region', { name: '2nd grade' }).getByText('Your grade', { exact: true }),
    ).toBeVisible()
    await changeReply(page, 'userByToken', (body) => {
      const data = body.data as { menu_auth: object }
      const current_grade = { 'ae.la': 3, 'ae.voc': 2 }
      return {
        ...body,
        data: { ...data, current_grade, menu_auth: { ...data.menu_auth, problem_rendering: true } },
      }
    })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Tools' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: '3rd grade' }).getByText('Your grade in Language Arts'),
    ).toBeVisible()
    await expect(
      page.getByRole('region', { name: '2nd grade' }).getByText('Your grade in Vocabulary'),
    ).toBeVisible()
  })

  test('/ and /login lead home, and a token leaves the address at once', async ({ page, signedIn }) => {
    await signedIn('student')
    for (const path of ['/', '/login', '/home?token=abc', '/about?token=abc']) {
      await page.goto(path)
      await expect(page).toHaveURL(path.startsWith('/about') ? /\/about$/ : /\/home$/)
    }
    await page.goBack()
    await expect(page).not.toHaveURL(/token/)
  })
})
