import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { calls } from '@wordstride/api'
import { findingsIn, foreignSources } from './citations/findings.mjs'
import { parse, routerPaths } from './citations/sourceFile.mjs'
import { specificationOf } from './citations/specification.mjs'

const root = join(import.meta.dirname, '..')
const ROOMS = ['packages', 'plugins', 'app', 'e2e', 'bench', 'scripts', 'docs', 'ops', '.storybook', '.ci']
const READ = /\.(tsx?|[mc]?js|css|md|html|sql|ya?ml|sh)$/
const SKIP = ['node_modules', 'dist', 'media', 'pack']

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIP.includes(entry.name) ? [] : filesIn(path)
    return READ.test(entry.name) ? [path] : []
  })
}

const read = (file) => readFileSync(join(root, file), 'utf8')
const files = [
  ...ROOMS.filter((room) => existsSync(join(root, room))).flatMap(filesIn),
  ...readdirSync(root).filter((name) => READ.test(name)),
]

const routers = files.filter((file) => basename(file) === 'router.tsx')
const facts = {
  rules: specificationOf(root),
  router: new Set(routers.flatMap((file) => routerPaths(parse(file, read(file))))),
  calls: Object.values(calls).map(({ path, alsoOn = [], ...call }) => ({
    ...call,
    paths: [path, ...alsoOn],
  })),
}
if (facts.router.size === 0) throw new Error('No router.tsx with paths was found.')

const lines = [
  ...files.flatMap((file) =>
    findingsIn(file, read(file), facts).map(({ line, message }) => `${file}:${line} ${message}`),
  ),
  ...foreignSources(facts),
]
for (const line of lines) console.error(line)
if (lines.length > 0) console.error(`\n${lines.length} to mend; docs/spec/README.md says how to cite.`)
process.exitCode = lines.length > 0 ? 1 : 0
