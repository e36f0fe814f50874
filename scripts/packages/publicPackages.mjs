import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/run.mjs'

/** What plugins from outside are made with. */
export const publicPackages = ['core', 'ui', 'testkit']

export const manifestOf = (name) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))

/** The doors of a package that hold code: the name under which it is imported, and the source without its ending. */
export const doorsOf = (name) =>
  Object.entries(manifestOf(name).exports)
    .filter(([, source]) => /\.tsx?$/.test(source))
    .map(([door, source]) => ({ door, source: source.replace('./src/', '').replace(/\.tsx?$/, '') }))

/** Declarations that can be reached from a door, in the order of their paths. */
export function reachable(folder, doors) {
  const found = new Set()
  const visit = (path) => {
    const file = [`${path}.d.ts`, join(path, 'index.d.ts')].find((name) => existsSync(join(folder, name)))
    if (!file || found.has(file)) return
    found.add(file)
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, target] of text.matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g))
      visit(join(file, '..', target))
  }
  for (const { source } of doors) visit(source)
  return [...found].sort()
}
