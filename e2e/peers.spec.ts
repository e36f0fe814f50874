import type { Page } from '@playwright/test'
import { openDetails } from './support/openDetails'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ database: 'peers' })

/** Another student of the same grade joins, elsewhere. */
async function joinElsewhere(page: Page, username: string): Promise<void> {
  const post = async (path: string, name: string, params: object, headers = {}) => {
    const data = { function: name, params }
    return (await page.request.post(`/english/api/v1.0/${path}`, { headers, data })).json()
  }
  const { token } = (await post('userauth', 'login', { username, password: username })).data
  const joined = await post('peergroup', 'offListPeerGroup', { off_list: false }, { token })
  expect(joined).toMatchObject({ is_success: true, in_peer_group: true })
}

test('[PEER-09] a student joins the peer group, sees the own place and drops the group again', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await joinElsewhere(page, 'student2')
  await signIn('student')
  await openDetails(page)
  await page.getByRole('button', { name: 'Join Peer Group' }).click()
  const card = page.getByRole('region', { name: 'Peer progress' })
  await expect(card.getByText('Maya T. – you')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Peer achievements' })).toContainText('No news yet.')
  await card.getByRole('link', { name: 'My position' }).click()
  await expect(page).toHaveURL(/\/PeerProgress$/)
  await expect(page.getByRole('table').getByText('Maya T. – you')).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.goto('/myposition')
  await expect(page.getByRole('heading', { name: 'My Position in Grade' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/PeerProgress')
  await expect(page.getByText('Please fetch peer group information.')).toBeVisible()
  await page.getByRole('button', { name: 'Drop group' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Drop group' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('button', { name: 'Join Peer Group' })).toBeVisible()
})
