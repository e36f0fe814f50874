import type { Page } from '@playwright/test'

/** Ends the session of the page from elsewhere: the page still has its token, which is worth nothing now. */
export async function revokeToken(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('ae-token') ?? '')
  await page.request.post('/english/api/v1.0/userauth', {
    headers: { token },
    data: { function: 'logout', params: {} },
  })
}
