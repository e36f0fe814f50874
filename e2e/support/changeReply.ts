import type { Page, Route } from '@playwright/test'

/** Answers of one function are changed before the page sees them. */
export async function changeReply(
  page: Page,
  name: string,
  edit: (body: Record<string, unknown>) => object,
): Promise<void> {
  await page.route('**/english/api/v1.0/**', async (route: Route) => {
    if (!(route.request().postData() ?? '').includes(`"${name}"`)) return route.fallback()
    try {
      const response = await route.fetch()
      await route.fulfill({ response, json: edit(await response.json()) })
    } catch {
      // The page has gone on before its reply came; without one, a page that stays fails the journey.
    }
  })
}

/** The user, with something that the account has not. */
export const changeUser = (
  page: Page,
  edit: (user: Record<string, unknown> & { menu_auth: object }) => object,
): Promise<void> =>
  changeReply(page, 'userByToken', (body) => ({
    ...body,
    data: edit(body.data as Parameters<typeof edit>[0]),
  }))
