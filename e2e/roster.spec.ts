import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { LoginCard } from '@wordstride/api'
import { readReply } from './support/readReply'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ database: 'roster' })
// One after the other: each worker would start a server for them.
test.describe.configure({ mode: 'default' })

const FIRST = ['Amy', 'Ben', 'Cal', 'Dee', 'Eli', 'Fay', 'Gus', 'Ida', 'Jon', 'Kim']
const LAST = ['Archer', 'Brandt', 'Castillo']

/** A class of thirty, the first of them in kindergarten, and their teacher. */
const ROSTER = [
  'Source ID;First name;Last name;Role;Grade;Class;Teacher',
  'T1;Nora;Quist;teacher;;Maple;',
  ...LAST.flatMap((last, i) =>
    FIRST.map((first, j) => `S${i}${j};${first};${last};student;${i === 0 ? 'K' : 4};Maple;Nora Quist`),
  ),
].join('\r\n')

const rosterFile = (text: string) => ({ name: 'maple.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const chooseFile = (page: Page, text: string) =>
  page.getByLabel('Roster file').setInputFiles(rosterFile(text))

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
}

/** Does what makes cards, and gives them as they came over the wire. */
async function makeCards(page: Page): Promise<LoginCard[]> {
  await page.getByRole('button', { name: /^Make new cards for/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Make new login cards?' })
  const [reply] = await Promise.all([
    page.waitForResponse((response) => (response.request().postData() ?? '').includes('makeLoginCards')),
    dialog.getByRole('button', { name: 'Make new cards' }).click(),
  ])
  const made = readReply('makeLoginCards', await reply.json())
  if (!made.isSuccess) throw new Error(made.message)
  return made.cards
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test.describe('rosters and login cards', () => {
  test.describe.configure({ mode: 'serial' })

  test('a class of thirty comes in by a file, gets cards and signs in with them', async ({
    page,
    signedIn,
  }) => {
    test.setTimeout(150_000)
    await signedIn('lcadmin')
    await page.goto('/people/roster')
    await chooseFile(page, `${ROSTER}\r\nS99;Zoe;;student;99;Maple;`)
    const faults = page.getByRole('region', { name: 'Table: faults' })
    await expect(faults).toContainText('33')
    await expect(faults).toContainText('"99" is no grade. Use K or 1 to 12.')

    await chooseFile(page, ROSTER)
    await expect(page.getByText('New classes: Maple')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Added (31)' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Table: Added' })).toContainText('amy.archer')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Add 31 people' }).click()
    await expect(page.getByText('31 people added, 0 changed, 0 ended.')).toBeVisible()

    await page.getByRole('link', { name: 'Print login cards' }).click()
    await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: 'Maple (30 students)' })
    await expect(page.getByRole('group', { name: 'Students' }).getByRole('listitem')).toHaveCount(30)
    await expectNoAxeViolations(page)
    const cards = await makeCards(page)
    expect(cards).toHaveLength(30)
    await expect(page.getByRole('listitem', { name: /^Login card of/ })).toHaveCount(30)
    await expectNoAxeViolations(page)
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(4)
    await signOut(page)

    const find = (userName: string) => cards.find((card) => card.userName === userName) as LoginCard
    const ben = find('ben.brandt')
    await page.getByLabel('Username').fill(ben.userName)
    await page.getByLabel('Password', { exact: true }).fill(ben.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'User menu of Ben Brandt' })).toBeVisible()
    await signOut(page)

    const amy = find('amy.archer')
    await page.getByRole('button', { name: 'Use my pictures' }).click()
    await page.getByLabel('Username').fill(amy.userName)
    for (const picture of amy.pictures ?? [])
      await page.getByRole('button', { name: picture, exact: true }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'User menu of Amy Archer' })).toBeVisible()

    // By the code of the card, on a device that another student has left signed in.
    const dee = find('dee.castillo')
    await page.goto(`/card#${dee.linkSecret}`)
    await page.getByRole('button', { name: 'Let me in' }).click()
    await expect(page.getByRole('button', { name: 'User menu of Dee Castillo' })).toBeVisible()
    expect(page.url()).not.toContain(dee.linkSecret)
    await signOut(page)
    await page.goto(`/card#${dee.linkSecret}`)
    await page.getByRole('button', { name: 'Let me in' }).click()
    await expect(page.getByText('This link was used already or is too old.')).toBeVisible()
    expect(page.url()).not.toContain('#')
    await expectNoAxeViolations(page)
  })

  test('importing the same again changes nothing, and an export comes in as it went out', async ({
    page,
    signedIn,
  }) => {
    await signedIn('lcadmin')
    await page.goto('/people/roster')
    await chooseFile(page, ROSTER)
    await expect(page.getByText('Everything is as in the file. There is nothing to import.')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'As they are (31)' })).toBeVisible()
    for (const name of ['Export CSV', 'Export OneRoster']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ])
      const buffer = await readFile(await download.path())
      await page
        .getByLabel('Roster file')
        .setInputFiles({ name: download.suggestedFilename(), mimeType: '', buffer })
      await expect(page.getByText('There is nothing to import.')).toBeVisible()
    }
  })

  test('a teacher prints the cards of the own class and no roster', async ({ page, signedIn }) => {
    await signedIn('teacher')
    await page.goto('/people/cards')
    await expect(page.getByText('You have no classes yet.')).toBeVisible()
    await page.goto('/people/roster')
    await expect(page.getByRole('heading', { name: 'You are not authorized to see this page' })).toBeVisible()
  })
})
