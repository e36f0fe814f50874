import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ownTypes } from '../../packages/create-plugin/src/ownTypes.mjs'
import { root } from '../setup/run.mjs'
import { declarationsOf, writeDeclarations } from './declarations.mjs'
import { doorsOf, manifestOf, publicPackages, reachable } from './publicPackages.mjs'

const folderOf = (name) => join(root, 'dist/packages', name)

/** What must be there once in a page, so that whoever installs has the say. */
const SHARED = /^(react|zod|vitest|@wordstride\/.*)$/

const pick = (entries, keep) => Object.fromEntries(entries.filter(([name]) => keep(name)))

function publishedManifest(name) {
  const { version, type, sideEffects, wordstride, dependencies = {}, exports } = manifestOf(name)
  const entries = Object.entries(dependencies)
    // They are in the style sheet.
    .filter(([each]) => !each.startsWith('@fontsource'))
    .map(([each, range]) => [each, `^${range}`])
  const code = doorsOf(name).map(({ door, source }) => [
    door,
    { types: `./types/${source}.d.ts`, default: `./${source}.js` },
  ])
  const styles = Object.keys(exports).filter((door) => door.endsWith('.css'))
  return {
    name: `@wordstride/${name}`,
    version,
    type,
    license: 'MIT',
    ...(sideEffects === undefined ? {} : { sideEffects }),
    ...(wordstride ? { wordstride } : {}),
    exports: Object.fromEntries([
      ...code,
      ...styles.map((door) => [door, door]),
      ['./package.json', './package.json'],
    ]),
    peerDependencies: pick(entries, (each) => SHARED.test(each)),
    dependencies: pick(entries, (each) => !SHARED.test(each)),
  }
}

/** The style sheets of the doors, before those of the components that the first door brings in: Vite takes none as an entry. */
const importing = (styles, door) => ({
  name: 'theme',
  transform: (code, id) =>
    id === door ? styles.map((file) => `import ${JSON.stringify(file)}\n`).join('') + code : null,
})

/** The code of all doors, file by file as in the source; styles of components with those of the theme. */
async function writeCode(name) {
  const source = join(root, 'packages', name, 'src')
  const styles = Object.values(manifestOf(name).exports)
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(root, 'packages', name, file))
  await build({
    configFile: false,
    root: join(root, 'packages', name),
    logLevel: 'error',
    plugins: [importing(styles, join(source, 'index.ts'))],
    build: {
      outDir: folderOf(name),
      emptyOutDir: true,
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      lib: {
        entry: Object.fromEntries(doorsOf(name).map(({ source: file }) => [file, join(source, file)])),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (id) => !/^[./\0]/.test(id) && !id.endsWith('.css'),
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  })
}

function writeTypes(name) {
  for (const file of reachable(declarationsOf(name), doorsOf(name)))
    cpSync(join(declarationsOf(name), file), join(folderOf(name), 'types', file))
}

function writeCreatePlugin() {
  const { version, type, bin } = manifestOf('create-plugin')
  const target = folderOf('create-plugin')
  rmSync(target, { recursive: true, force: true })
  cpSync(join(root, 'packages/create-plugin/src'), join(target, 'src'), { recursive: true })
  cpSync(join(root, 'scripts/templates'), join(target, 'template'), { recursive: true })
  writeFileSync(join(target, 'types.json'), JSON.stringify(ownTypes()))
  writeManifest('create-plugin', { name: '@wordstride/create-plugin', version, type, license: 'MIT', bin })
}

function writeManifest(name, manifest) {
  mkdirSync(folderOf(name), { recursive: true })
  writeFileSync(join(folderOf(name), 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Writes `dist/packages/<name>`, ready for `npm pack`; returns the folders. */
export async function writePackages() {
  await writeDeclarations()
  for (const name of publicPackages) {
    await writeCode(name)
    writeTypes(name)
    writeManifest(name, publishedManifest(name))
  }
  writeCreatePlugin()
  return [...publicPackages, 'create-plugin'].map(folderOf)
}
