import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveFolder } from '../bench/serveFolder'
import { signInAs } from '../e2e/support/signing'
import { withPage } from './testing/browserPage.mjs'
import { startBuilt } from './testing/startBuilt.mjs'
import { createCheckout, createOutsideFolder, pack, unpack } from './testing/workspaceCopy.mjs'

/* The whole life of a type from outside, with `npm run test:long`; newType.test.mjs has its kit and its contract. */

const MINUTE = 60_000
const PACKAGE = 'wordstride-word-tower'
const SKILL = 'packages/content/pack/ae.la/grade-2/chapter-1/nouns.yaml'

let outside
let checkout
let made
let lessonsBefore
beforeAll(async () => {
  outside = await createOutsideFolder()
  outside.run('node_modules/@wordstride/create-plugin/src/create.mjs', 'word_tower', PACKAGE)
  renameSync(join(outside.folder, 'node_modules'), join(outside.folder, PACKAGE, 'node_modules'))
  made = outside.inFolder(PACKAGE)
  checkout = createCheckout()
  lessonsBefore = checkout.read(SKILL)
}, 5 * MINUTE)
afterAll(() => {
  outside?.remove()
  checkout?.remove()
})

const installed = () => join(checkout.folder, 'node_modules', PACKAGE)

/** How each story of a built Storybook ends, and the headings of its page. */
const readStorybook = (folder) =>
  withPage(async (page) => {
    const site = await serveFolder(folder)
    const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    const open = (id, mode) => page.goto(`${site.url}iframe.html?id=${id}&viewMode=${mode}`)
    const ends = {}
    for (const { id, name, type } of Object.values(entries)) {
      if (type !== 'story') continue
      await open(id, 'story')
      const phase = await page.waitForFunction(() => {
        const { phase } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {}
        return ['finished', 'errored', 'aborted'].includes(phase) && phase
      })
      ends[name] = await phase.jsonValue()
    }
    await open(Object.values(entries).find(({ type }) => type === 'docs').id, 'docs')
    await page.getByRole('heading', { level: 1, name: 'Word tower' }).waitFor()
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    site.close()
    return { ends, headings }
  })

it(
  'has a Storybook in its own folder: a page, and stories that are shown and play to their end',
  async () => {
    const storybook = 'node_modules/storybook/dist/bin/dispatcher.js'
    const { status, output } = await made.start(storybook, 'build', '--quiet', '--disable-telemetry')
    expect(status, output).toBe(0)
    const { ends, headings } = await readStorybook(join(made.folder, 'storybook-static'))
    expect(Object.keys(ends)).toEqual(
      expect.arrayContaining(['Default', 'By Pointer', 'By Keyboard', 'Dark']),
    )
    expect(new Set(Object.values(ends))).toEqual(new Set(['finished']))
    expect(headings).toEqual(expect.arrayContaining(['Scoring', 'Keyboard']))
  },
  5 * MINUTE,
)

const PROBLEM = `exercises:
  - id: E0
    type: word_tower
    hints: [Try each word.]
    body:
      question: Which one can fly?
      options:
        - { id: k7, label: a bird, explanation: A bird has wings. }
        - { id: k2, label: a fish, explanation: A fish swims. }
        - { id: k4, label: a dog, explanation: A dog runs. }
      answer: k7

`

/** In a page of the checkout, built and started anew on the same data. */
async function inProduct(use) {
  const { status, output } = await checkout.build()
  expect(status, output).toBe(0)
  const server = await startBuilt(join(checkout.folder, 'dist'), {
    DATA_DIR: join(checkout.folder, 'data'),
    // It answers faster than anybody can read.
    LEAST_TIMES: 'off',
  })
  try {
    await withPage(use, server.address)
  } finally {
    await server.stop()
  }
}

const LESSON =
  '/problems?program_id=20&section_type=ae.la&grade_id=2&chapter_id=1&skill_id=la.2.nouns&phase=LEARNING_SESSION'

it(
  'is installed into a checkout: its samples are at /zeus, and a student solves its problem in a session',
  async () => {
    unpack(pack([made.folder], outside.folder)[0], installed())
    checkout.write('plugins/external.json', `{ "word_tower": "${PACKAGE}" }\n`)
    expect(checkout.run('scripts/plugins.mjs')).toEqual({ status: 0, output: '' })
    checkout.write(SKILL, lessonsBefore.replace('exercises:\n', PROBLEM))
    expect(await checkout.content('validate', SKILL)).toMatchObject({ status: 0 })

    await inProduct(async (page) => {
      await signInAs(page, 'tutor', 'tutor')
      await page.goto('/zeus?type=word_tower')
      const samples = page.getByLabel('Start from a sample')
      await samples.selectOption('early-grade')
      expect(await samples.locator('option').allTextContents()).toEqual(
        expect.arrayContaining(['full', 'minimal']),
      )
      await page.getByRole('region', { name: 'Messages' }).getByText('No errors').waitFor()
      const preview = page.getByRole('region', { name: 'Preview' })
      await preview.getByRole('radio', { name: /^a bird/ }).check()
      await preview.getByRole('button', { name: 'Submit Answer' }).click()
      await preview.getByText('Correct!').first().waitFor()
    })
    await inProduct(async (page) => {
      await signInAs(page, 'student', 'student')
      await page.goto(LESSON)
      await page.getByRole('radio', { name: /^a fish/ }).check()
      await page.getByRole('button', { name: 'Submit Answer' }).click()
      await page.getByText('Incorrect').first().waitFor()
      await page.getByRole('radio', { name: /^a bird/ }).check()
      await page.getByRole('button', { name: 'Submit Answer' }).click()
      await page.getByText('Correct!').first().waitFor()
    })
  },
  10 * MINUTE,
)

it(
  'is removed: nothing names it, and the product is built and started over the same data',
  async () => {
    rmSync(installed(), { recursive: true })
    checkout.write(SKILL, lessonsBefore)
    checkout.write('plugins/external.json', '{}\n')
    expect(checkout.run('scripts/plugins.mjs')).toEqual({ status: 0, output: '' })
    await inProduct(async (page) => {
      await signInAs(page, 'student', 'student')
      await page.goto(LESSON)
      // The session that is open goes on without it.
      await page.getByText('Unknown problem type "word_tower".').waitFor()
      await page.getByRole('button', { name: 'Go on with the next problem' }).click()
      await page.getByRole('button', { name: 'Submit Answer' }).waitFor()
      expect(await page.getByText('Unknown problem type').count()).toBe(0)
    })
  },
  5 * MINUTE,
)
