import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/setup/chromium.mjs'
import { npm } from '../scripts/setup/run.mjs'
import type { Row } from './printTable'
import { root } from './root'
import { startServer } from './server/serverProcess'
import { median } from './simulate/statistics'

/** 185 MB with all it needs: fetched by who measures with it, not by every installation. */
const VERSION = '12.8.2'
const RUNS = 5
const DEBUG_PORT = 18_270
const SERVER_PORT = 18_271
const ADDRESS = `http://127.0.0.1:${SERVER_PORT}`
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

type Category = (typeof CATEGORIES)[number]

interface Audited {
  name: string
  path: string
  performance: number
}

const SKILL =
  '/problems?program_id=20&section_type=ae.voc&grade_id=2&chapter_id=1&skill_id=gather&phase=LEARNING_SESSION&path=path1'

const SIGN_IN: Audited = { name: 'login', path: '/login', performance: 95 }
const SIGNED_IN: readonly Audited[] = [
  { name: 'home', path: '/home', performance: 90 },
  { name: 'courses', path: '/courses', performance: 90 },
  { name: 'problems', path: SKILL, performance: 90 },
  { name: 'flash cards', path: '/flashcard?chapter_id=1&grade_id=2&keyword_type=primary', performance: 90 },
]

/** The program itself, without its shell: a killed `npx` leaves it running. */
function findLighthouse(): string {
  const folder = join(root, 'node_modules/.cache/lighthouse')
  const script = join(folder, 'node_modules/lighthouse/cli/index.js')
  if (existsSync(script)) return script
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const [command, ...args] = npm(
    'install',
    `lighthouse@${VERSION}`,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  )
  execFileSync(command, args, { cwd: folder, stdio: 'inherit' })
  return script
}

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

/** Lighthouse's own phone: slow 4G and a processor slowed four times, both computed. */
async function audit(lighthouse: string, url: string, folder: string): Promise<Report> {
  const output = join(folder, 'report.json')
  // Not in step: the browser's other client has to go on meanwhile.
  await promisify(execFile)(process.execPath, [
    lighthouse,
    url,
    `--port=${DEBUG_PORT}`,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(',')}`,
  ])
  return JSON.parse(readFileSync(output, 'utf8'))
}

function toRow({ name, performance }: Audited, reports: readonly Report[]): Row {
  const score = (category: Category) =>
    Math.round(median(reports.map(({ categories }) => categories[category].score)) * 100)
  const seconds = (id: string) =>
    (median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)) / 1_000).toFixed(2)
  const failed = new Set(
    reports.flatMap(({ categories, audits }) =>
      [...categories.accessibility.auditRefs, ...categories['best-practices'].auditRefs]
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  )
  const scores = CATEGORIES.map(score)
  const times = `paint ${seconds('first-contentful-paint')} s, largest ${seconds('largest-contentful-paint')} s, blocked ${seconds('total-blocking-time')} s`
  return {
    name,
    value: `${scores.join(' / ')}   ${times}${failed.size === 0 ? '' : `   ${[...failed].join(', ')}`}`,
    goal: `≥ ${performance} / 100 / 100`,
    isMet: scores.every((value, i) => value >= ([performance, 100, 100][i] ?? 0)),
  }
}

/** Performance, accessibility and best practices of the built product: medians of five visits of a student. */
export async function measureLighthouse(folder: string): Promise<Row[]> {
  const lighthouse = findLighthouse()
  const server = await startServer(SERVER_PORT, { APP_ENV: 'development' })
  const executablePath = findChromium()
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    args: [...chromiumFlags, `--remote-debugging-port=${DEBUG_PORT}`],
    ...(executablePath ? { executablePath } : {}),
  })
  async function measure(page: Audited): Promise<Row> {
    const reports: Report[] = []
    for (let i = 0; i < RUNS; i++) reports.push(await audit(lighthouse, ADDRESS + page.path, folder))
    return toRow(page, reports)
  }
  try {
    const rows = [await measure(SIGN_IN)]
    const page = await browser.newPage()
    await page.goto(`${ADDRESS}/login`)
    await page.getByLabel('Username', { exact: true }).fill('student')
    await page.getByLabel('Password', { exact: true }).fill('student')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${ADDRESS}/home`)
    await page.close()
    for (const signedIn of SIGNED_IN) rows.push(await measure(signedIn))
    return rows
  } finally {
    await browser.close()
    await server.stop()
    rmSync(join(folder, 'profile'), { recursive: true, force: true })
  }
}
