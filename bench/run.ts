import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measurePage } from './browser'
import { measureGrading } from './grading'
import { measureImports } from './imports/measureImports'
import { measureLighthouse } from './lighthouse'
import { printTable } from './printTable'
import { measurePlugins } from './sizes'

/** npm run bench [-- grading sizes page lighthouse import]: figures of this machine, on the screen alone. */
const sections = {
  grading: async () => printTable('Grading, one problem of usual size', await measureGrading()),
  sizes: async (folder: string) =>
    printTable('Chunk of each problem type, gzip', await measurePlugins(join(folder, 'plugins'))),
  page: async (folder: string) =>
    printTable(
      'Engine-only page: one single-choice problem at a time',
      await measurePage(join(folder, 'page')),
    ),
  /** Of the built product and a minute long, as the imports: only when they are asked for by name. */
  lighthouse: async (folder: string) =>
    printTable('Lighthouse: performance, accessibility, best practices', await measureLighthouse(folder)),
  import: async (folder: string) =>
    printTable('10 MB of questions, by the command line', await measureImports(join(folder, 'import'))),
}

type Section = keyof typeof sections

const ON_REQUEST: ReadonlySet<string> = new Set(['lighthouse', 'import'])

const known = Object.keys(sections) as Section[]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name as Section))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'wordstride-bench-'))
try {
  for (const name of known) {
    if (wanted.includes(name) || (wanted.length === 0 && !ON_REQUEST.has(name))) await sections[name](folder)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
