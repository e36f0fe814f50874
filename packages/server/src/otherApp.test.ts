import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config'
import { otherApp } from './otherApp'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordstride-app-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function warningOf(html: string, environment: Record<string, string>): Promise<string | null> {
  const index = join(folder, 'index.html')
  await writeFile(index, html)
  return otherApp(index, readConfig(environment))
}

const built = (what: string) => `<!doctype html><head><meta name="built-for" content="${what}"></head>`

it('says in production that the app is built for something else, and how to build it', async () => {
  const production = { APP_ENV: 'production', REGION: 'US' }
  for (const [what, told] of [
    ['development US', 'built for development and US, not for production and US'],
    ['production CN', 'built for production and CN, not for production and US'],
  ] as const) {
    const warning = await warningOf(built(what), production)
    expect(warning).toContain(told)
    expect(warning).toContain('APP_ENV=production REGION=US npm run build')
  }
  expect(await warningOf(built('production US'), production)).toBeNull()
  expect(await warningOf('<!doctype html>', production)).toBeNull()
  expect(await warningOf(built('development US'), { APP_ENV: 'qa' })).toBeNull()
  expect(otherApp(join(folder, 'nothing.html'), readConfig(production))).toBeNull()
})
