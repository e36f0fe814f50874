import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from './setup/run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'wordstride-chromium-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('npm run pictures takes some pictures in the browser of all others alone', () => {
  const browser = join(folder, 'chromium')
  writeFileSync(browser, '#!/bin/sh\necho Chromium 1.0.0\n', { mode: 0o755 })
  const kept = join(root, '.storybook/picturesOf.json')
  const before = readFileSync(kept, 'utf8')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/renewPictures.mjs', 'plugins/ordering'], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: browser },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^\nThe pictures are of Chromium \d+, and here is 1: npm run pictures, without names, .*\n\n$/,
  )
  expect(readFileSync(kept, 'utf8')).toBe(before)
})
