import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../setup/chromium.mjs'

/** Does something with a page of a browser of its own; addresses begin at `baseURL`. */
export async function withPage(use, baseURL) {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    return await use(await browser.newPage(baseURL ? { baseURL } : {}))
  } finally {
    await browser.close()
  }
}
