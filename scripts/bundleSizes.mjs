import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root, SetupError } from './setup/run.mjs'

const OUTPUT = join(root, 'dist/app')

/**
 * What a visitor's browser loads on a route: the entry and the chunks of the modules named here, with
 * everything they import statically. A module in `within` may also be a part of another chunk. A route that
 * shows a problem type (`of`) goes with it.
 */
const routes = [
  {
    name: 'login',
    budget: 150_000,
    modules: ['index.html', 'src/accounts/login/LoginPage.tsx'],
    within: [],
  },
  {
    name: '/problems, one single-choice problem',
    of: 'plugins/selection',
    budget: 230_000,
    modules: ['index.html', 'src/sessions/ProblemsPage.tsx', '../plugins/selection/Renderer.tsx'],
    within: ['../plugins/selection/plugin.ts', '../packages/ui/src/content/RichMarkdown.tsx'],
  },
]

function collectFiles(manifest, { name, modules, within }) {
  const missing = modules.filter((module) => !manifest[module])
  if (missing.length > 0) {
    throw new SetupError(
      `No chunk for ${missing.join(', ')} (route ${name}): load it with import(), or mend scripts/bundleSizes.mjs.`,
    )
  }
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  for (const module of [...modules, ...within]) if (manifest[module]) visit(module)
  return new Set([...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')))
}

const gzipSize = (file) => gzipSync(readFileSync(join(OUTPUT, file))).length

const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

export function printBundleSizes() {
  const path = join(OUTPUT, '.vite/manifest.json')
  if (!existsSync(path))
    throw new SetupError('The build of the app left no manifest.json to take sizes from.')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const present = routes.filter(({ of }) => of === undefined || existsSync(join(root, of)))
  const measured = present.map((route) => {
    const files = [...collectFiles(manifest, route)]
    return { ...route, files, size: files.reduce((sum, file) => sum + gzipSize(file), 0) }
  })
  console.log('Initial JavaScript, gzip:')
  for (const { name, size, budget, files } of measured) {
    console.log(`  ${name}: ${inKilobytes(size)} of ${inKilobytes(budget)} in ${files.length} files`)
  }
  const over = measured.filter(({ size, budget }) => size > budget)
  if (over.length === 0) return
  const largest = over.map(({ name, files }) => {
    const sizes = files.map((file) => ({ file, size: gzipSize(file) })).sort((a, b) => b.size - a.size)
    return [name, ...sizes.slice(0, 8).map(({ file, size }) => `  ${inKilobytes(size).padStart(9)}  ${file}`)]
  })
  throw new SetupError(
    ['Over the budget of initial JavaScript. The largest files:', ...largest.flat()].join('\n'),
  )
}
