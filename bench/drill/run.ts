import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openContentPack } from '@wordstride/content'
import { main } from '../../scripts/setup/run.mjs'
import { root } from '../root'
import { compare } from '../server/compare'
import { benchSkills, lasting, runLoad } from '../server/load'
import { FAULTS, type Fault } from './faults'
import { HOST, ports } from './ports'
import { ensurePrograms } from './programs'
import { databaseUrl } from './proxies'
import { checkRestore } from './restore'
import { openSite, type Site } from './site'
import { type Acknowledged, printLosses, printStrikes, type Strike, strike } from './strikes'
import { pause } from './until'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    students: { type: 'string', default: '50' },
  },
})
const MINUTES = Number(values.minutes)
const STUDENTS = Number(values.students)
const GRADE = 2
const SERVICE_GOAL_S = 30
const REST_MS = 3000

interface Course {
  acknowledged: Acknowledged[]
  strikes: Strike[]
  /** Between two faults, and how many answers had been acknowledged by then. */
  restorePoint: { moment: Date; count: number } | null
}

/** One fault after the other, each from a state in which all is whole. */
async function strikeUntil(isOver: () => boolean, site: Site, course: Course) {
  for (let turn = 0; !isOver(); turn++) {
    await pause(REST_MS)
    const done = await strike(FAULTS[turn % FAULTS.length] as Fault, site, course.acknowledged)
    if (done === null) continue
    course.strikes.push(done)
    console.log(
      `  ${done.silence.toFixed(1)} s without an answer, ${course.acknowledged.length} acknowledged`,
    )
    if (course.restorePoint === null && turn >= FAULTS.length - 1)
      course.restorePoint = { moment: new Date(), count: course.acknowledged.length }
  }
}

await main(async () => {
  ensurePrograms()
  const pack = await openContentPack(join(root, 'dist/content')).load()
  const site = await openSite(STUDENTS)
  console.log(
    `Three databases, two servers, ${STUDENTS} students, ${MINUTES} minutes; logs in ${site.folder}`,
  )
  const course: Course = { acknowledged: [], strikes: [], restorePoint: null }
  const refused = new Map<string, number>()
  let isOver = false
  const striking = strikeUntil(() => isOver, site, course)
  const { wrong } = await runLoad({
    address: () => `http://${HOST}:${ports.product}`,
    students: site.students,
    skills: benchSkills(pack, GRADE),
    isOver: lasting(MINUTES * 60_000),
    retries: true,
    onRefused: (message) => refused.set(message, (refused.get(message) ?? 0) + 1),
    onSaved: (answer) => course.acknowledged.push({ answer, at: performance.now() }),
  })
  isOver = true
  await striking

  const { acknowledged, strikes, restorePoint } = course
  const saved = acknowledged.map(({ answer }) => answer)
  printStrikes(strikes)
  const { lost, doubled, changed } = await compare({ dataDir: '', databaseUrl }, saved)
  console.log(
    `${saved.length} answers acknowledged: ${lost.length} lost, ${doubled} doubled, ${wrong + changed} wrongly graded.`,
  )
  printLosses(lost, acknowledged, strikes)
  for (const [message, times] of refused) console.log(`Refused ${times} times: ${message}`)
  const longest = Math.max(...strikes.map(({ silence }) => silence))
  console.log(
    strikes.length > 0
      ? `Service back within ${longest.toFixed(1)} s (goal ${SERVICE_GOAL_S}).`
      : 'No fault was struck, so nothing is proved: give it more --minutes.',
  )
  const isRestored = restorePoint === null || (await checkRestore(site.folder, restorePoint, saved))
  await site.stop()
  const isHeld = lost.length + doubled + changed + wrong + refused.size === 0
  const isPassed = isHeld && isRestored && strikes.length > 0 && longest <= SERVICE_GOAL_S
  // What went wrong is in the logs.
  if (isPassed) rmSync(site.folder, { recursive: true, force: true })
  process.exit(isPassed ? 0 : 1)
})
