import type { Page, Route } from '@playwright/test'

/** Answers of one function are changed before the page sees them. */
export async function changeReply(
  page: Page,
  name: string,
  edit: (body: Record<string, unknown>) => object,
): Promise<void> {
  await page.route('**/english/api/v1.0/**', async (route: Route) => {
    if (!(route.request().postData() ?? '').includes(`"${name}"`)) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: edit(await response.json()) })
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
