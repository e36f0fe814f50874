import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const repository = join(import.meta.dirname, '../..')
const artifact = join(repository, 'dist')

interface Manifest {
  version: string
  engines?: Record<string, string>
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

const moduleFolder = (name: string): string => join(repository, 'node_modules', name)

/** These packages and all they need that is installed here: of native ones, the build for this machine. */
function withDependencies(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name) || !existsSync(moduleFolder(name))) continue
    found.add(name)
    const { dependencies, optionalDependencies } = readManifest(moduleFolder(name))
    withDependencies(Object.keys({ ...dependencies, ...optionalDependencies }), found)
  }
  return found
}

/** What only builders, typed editors and extensions that we do not load would read. */
const neverRun = /\.(map|cjs|cts|d\.ts|md|tar\.gz|c|h|cc|txt)$/

/** Of a package that brings builds for many systems. */
const isForeignBuild = (path: string): boolean =>
  /[\\/]prebuilds[\\/][^\\/]+$/.test(path) && basename(path) !== `${process.platform}-${process.arch}`

function copyModules(names: Iterable<string>): void {
  rmSync(join(artifact, 'node_modules'), { recursive: true, force: true })
  for (const name of names)
    cpSync(moduleFolder(name), join(artifact, 'node_modules', name), {
      recursive: true,
      dereference: true,
      filter: (path) => !neverRun.test(path) && !isForeignBuild(path),
    })
}

function copyMigrations(): void {
  rmSync(join(artifact, 'migrations'), { recursive: true, force: true })
  cpSync(join(import.meta.dirname, 'drizzle'), join(artifact, 'migrations'), {
    recursive: true,
    filter: (path) => !path.endsWith('_snapshot.json'),
  })
}

function copySite(): void {
  rmSync(join(artifact, 'site'), { recursive: true, force: true })
  cpSync(join(repository, 'packages/content/site'), join(artifact, 'site'), { recursive: true })
}

function writeManifest(modules: readonly string[]): void {
  const { version, engines } = readManifest(repository)
  const dependencies = Object.fromEntries(
    modules.map((name) => [name, readManifest(moduleFolder(name)).version]),
  )
  const manifest = {
    name: 'wordstride',
    version,
    private: true,
    type: 'module',
    engines,
    scripts: {
      start: 'node --enable-source-maps server/start.js',
      admin: 'node --enable-source-maps server/admin.js',
    },
    dependencies,
  }
  writeFileSync(join(artifact, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Puts beside the bundle what it needs to run alone on Node: the migrations, the texts of the support pages and the packages not bundled. */
export function aroundTheBundle(notBundled: readonly string[]): Plugin {
  return {
    name: 'around-the-bundle',
    closeBundle() {
      copyMigrations()
      copySite()
      copyModules(withDependencies(notBundled))
      writeManifest(notBundled)
    },
  }
}
