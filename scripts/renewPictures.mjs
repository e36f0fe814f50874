import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { ensureChromium, findChromium } from './setup/chromium.mjs'
import { main, root, run, SetupError } from './setup/run.mjs'

/** npm run pictures [-- files…]: writes the pictures that differ, and removes those that no story has. */
const report = join(root, '.cache/pictures/report.json')
/** Says of which Chromium the pictures are: another one draws in its own way and is not held to them. */
const picturesOf = join(root, '.storybook/picturesOf.json')

/** Without alpha and filters it is little more than half as large. */
function shrink(path) {
  const large = readFileSync(path)
  const small = PNG.sync.write(PNG.sync.read(large), {
    colorType: 2,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  })
  if (small.length < large.length) writeFileSync(path, small)
}

function tidy(folder, wanted) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (wanted.has(name.replace('.png', ''))) shrink(join(folder, name))
    else rmSync(join(folder, name))
  }
}

function findVersion() {
  ensureChromium()
  const version = execFileSync(findChromium(), ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)\./.exec(version)?.[1])
}

await main(async () => {
  const version = findVersion()
  const { chromium } = JSON.parse(readFileSync(picturesOf, 'utf8'))
  const filters = process.argv.slice(2)
  if (filters.length > 0 && version !== chromium)
    throw new SetupError(
      `The pictures are of Chromium ${chromium}, and here is ${version}: npm run pictures, without names, takes all of them anew.`,
    )
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'stories*']
  process.exitCode = await run([...vitest, ...filters, ...reporters, '--update'], {
    env: { ...process.env, TAKES_PICTURES: '1' },
  })
  if (process.exitCode !== 0) return
  if (version !== chromium) writeFileSync(picturesOf, `{ "chromium": ${version} }\n`)
  for (const { name, assertionResults } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
    const names = assertionResults.flatMap(({ meta }) => meta.pictures ?? [])
    tidy(join(dirname(name), 'pictures', basename(name).split('.')[0]), new Set(names))
  }
})
