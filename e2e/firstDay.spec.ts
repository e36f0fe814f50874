import type { Page } from '@playwright/test'
import { type CallName, createClient, type LoginCard } from '@wordstride/api'
import { test } from './support/emptyProduction'
import { readReply } from './support/readReply'
import { signInAs, signOut } from './support/signing'
import { expect, expectNoAxeViolations } from './support/test'

const LAST = ['Archer', 'Brandt', 'Castillo']
/** docs/first-day.md: the class of its example, ten pupils each of grades 2, 3 and 4, and their teacher. */
const ROSTER = [
  'first_name,last_name,role,school_grade,class,teacher,password',
  'Nora,Quist,teacher,,Maple,,kettle-orchid-58',
  ...LAST.flatMap((last, i) =>
    ['Amy', 'Ben', 'Cal', 'Dee', 'Eli', 'Fay', 'Gus', 'Ida', 'Jon', 'Kim'].map(
      (first) => `${first},${last},student,${i + 2},Maple,Nora Quist,`,
    ),
  ),
].join('\n')
const PASSWORD = 'quiet-river-58'

/** The reply to a call that the page makes while something is done. */
async function replyTo<TName extends CallName>(page: Page, name: TName, act: () => Promise<unknown>) {
  const [reply] = await Promise.all([
    page.waitForResponse((response) => (response.request().postData() ?? '').includes(`"${name}"`)),
    act(),
  ])
  const read = readReply(name, await reply.json())
  if (!read.isSuccess) throw new Error(JSON.stringify(read))
  return read as Extract<typeof read, { isSuccess: true }>
}

test('a first day: from an empty database to thirty students who are signed in and have an assignment', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000)
  await server.stop()
  server.adminWithPassword(PASSWORD, 'create', 'root.admin', '--role', 'admin')
  await server.start()
  await signInAs(page, 'root.admin', PASSWORD)

  await page.goto('/people/centers')
  await page.getByRole('button', { name: 'New center' }).click()
  await page.getByLabel('Name of the center').fill('Gingko House')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Gingko House' })).toBeVisible()

  await page.goto('/people/roster')
  await page
    .getByLabel('Roster file')
    .setInputFiles({ name: 'maple.csv', mimeType: 'text/csv', buffer: Buffer.from(ROSTER) })
  await expect(page.getByText('New classes: Maple')).toBeVisible()
  await page.getByRole('button', { name: 'Add 31 people' }).click()
  await expect(page.getByText('31 people added, 0 changed, 0 ended.')).toBeVisible()

  await page.goto('/people/classes')
  await expect(page.getByText('Nora Quist')).toBeVisible()
  await page.getByRole('button', { name: 'Set up Maple' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up Maple' })
  await expectNoAxeViolations(page)
  await setup.getByRole('button', { name: 'Set up the class' }).click()
  await expect(setup.getByRole('status')).toHaveText(
    '30 students set up, each with an assignment for this week.',
  )
  await setup.getByRole('button', { name: 'Done' }).click()

  await page.goto('/people')
  await page.getByLabel('Role', { exact: true }).selectOption('student')
  await expect(page.getByText('1 to 25 of 30')).toBeVisible()
  await page.getByRole('checkbox', { name: 'All on this page' }).check({ force: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('26 to 30 of 30')).toBeVisible()
  // The rows of the first page stand until those of the second are there.
  await expect(page.getByRole('checkbox', { name: 'All on this page' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'All on this page' }).check({ force: true })
  await expect(page.getByText('30 accounts chosen')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'New login cards' }).click()
  const { cards } = await replyTo(page, 'makeLoginCards', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Make new cards' }).click(),
  )
  expect(cards).toHaveLength(30)
  await expect(page.getByRole('listitem', { name: /^Login card of/ })).toHaveCount(30)
  await page.getByRole('button', { name: 'Back to the accounts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await signOut(page)

  // Everybody at once, behind one address.
  const arrive = async ({ userName, password, lastName }: LoginCard) => {
    let token = ''
    const client = createClient({
      getToken: () => token,
      onSignOut: () => {},
      fetch: (url, init) => fetch(`${server.url}${url}`, init),
    })
    const login = await client.call('login', { username: userName, password })
    if (!login.isSuccess || !login.data) throw new Error(`${userName}: ${JSON.stringify(login)}`)
    token = login.data.token
    const week = await client.call('getUserThisWeekAssignment', {})
    const next = await client.call('getNextAssignmentTask', {})
    if (!week.isSuccess || !next.isSuccess) throw new Error(`${userName}: no assignment`)
    return {
      items: week.regularAssignmentCombined.assignmentItems.length,
      grade: next.nextAssignmentTask?.grade,
      lastName,
    }
  }
  const arrivals = await Promise.all(cards.slice(2).map(arrive))
  for (const { items, grade, lastName } of arrivals) {
    expect(items).toBeGreaterThan(0)
    expect(grade).toBe(LAST.indexOf(lastName) + 2)
  }
  const [first, second] = cards as [LoginCard, LoginCard]
  for (const { userName, password } of [first, second]) {
    await signInAs(page, userName, password)
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('heading', { name: 'My week' })).toBeVisible()
    await signOut(page)
  }

  await signInAs(page, 'nora.quist', 'kettle-orchid-58')
  await expect(page.getByRole('main').getByText('Maple')).toBeVisible()
  await expect(page.getByRole('row', { name: /Amy Archer/ })).toBeVisible()
})
