// Writes the four lists of problem types (graders, renderers, authoring, examples) in plugins/ from the folders in plugins/ and from plugins/external.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { camel, pascal } from '../packages/create-plugin/src/typeName.mjs'
import { main, SetupError } from './setup/run.mjs'

const root = fileURLToPath(new URL('../plugins/', import.meta.url))

function ownTypes() {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${root}${entry.name}/plugin.ts`))
    .map((entry) => entry.name)
}

/** Plugins that live in a package of their own: problem type to package name. */
export const externalPlugins = () => JSON.parse(readFileSync(`${root}external.json`, 'utf8'))

/** Where a package is installed, seen from the lists; undefined when it is not. */
const folderOf = (name) =>
  ['./node_modules', '../node_modules']
    .map((folder) => `${folder}/${name}`)
    .find((folder) => existsSync(`${root}${folder}/package.json`))

/** What an installed package says of itself, or null. */
function manifestOf(name) {
  const folder = folderOf(name)
  return folder ? JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) : null
}

/** A peer that npm took from a file of the maker's disk, where no Wordstride finds it. */
const peerInFile = (name) =>
  Object.entries(manifestOf(name).peerDependencies ?? {}).find(([, version]) => version.startsWith('file:'))

const contractOf = (name) => manifestOf(name)?.wordstride?.contract ?? null

/** A package from outside: made for the contract of this core, and with the door for authors or without. */
function externalSource(type, from) {
  if (!folderOf(from))
    throw new SetupError(
      `${from} is listed in plugins/external.json and is not installed: npm install -w plugins ${from}`,
    )
  const contract = contractOf('@wordstride/core')
  const given = contractOf(from)
  if (given !== contract)
    throw new SetupError(
      `${from} is made for ${given === null ? 'no contract that it names' : `contract ${given}`}, this Wordstride has contract ${contract}: ` +
        `take a version of the package whose package.json says "wordstride": { "contract": ${contract} } (docs/plugin-guide.md).`,
    )
  const peer = peerInFile(from)
  if (peer)
    throw new SetupError(
      `${from} names a file of another machine ("${peer.join('": "')}"): in its package.json the peer dependencies are versions, ` +
        'as create-plugin wrote them; packed files are installed there with npm install --no-save.',
    )
  return {
    type,
    from,
    isAuthored: './authoring' in (manifestOf(from).exports ?? {}),
    fixtures: `${folderOf(from)}/fixtures`,
  }
}

/** Where each type comes from: a folder beside the lists, or a package with exports of the same names. */
export function pluginSources() {
  const own = ownTypes()
  const external = externalPlugins()
  const twice = own.find((type) => type in external)
  if (twice)
    throw new SetupError(`"${twice}" is a folder in plugins/ and is listed in plugins/external.json.`)
  return [
    ...own.map((type) => ({
      type,
      from: `./${type}`,
      isAuthored: existsSync(`${root}${type}/authoring.ts`),
      fixtures: `../fixtures/${type}`,
    })),
    ...Object.entries(external).map(([type, from]) => externalSource(type, from)),
  ].sort((a, b) => (a.type < b.type ? -1 : 1))
}

const NOTE = '// Written by scripts/plugins.mjs from the folders beside it and external.json.'

/** Packages before folders, as the formatter sorts them. */
const byImport = (a, b) =>
  Number(a.from.startsWith('.')) - Number(b.from.startsWith('.')) || (a.from < b.from ? -1 : 1)

function gradersSource(sources) {
  const imports = sources
    .map(({ type, from }) => ({ from, line: `import { ${camel(type)}Plugin } from '${from}/plugin'` }))
    .concat({ from: '@wordstride/core', line: "import { createRegistry } from '@wordstride/core'" })
    .sort(byImport)
  return `${NOTE}
${imports.map(({ line }) => line).join('\n')}

/** Every plugin's logic by \`problem_type\`, free of React: what the server and the content builder import. */
export const plugins = {
${sources.map(({ type }) => `  ${type}: ${camel(type)}Plugin,`).join('\n')}
} as const

export type ProblemType = keyof typeof plugins

export const registry = createRegistry(Object.values(plugins))
`
}

function renderersSource(sources) {
  return `${NOTE}
import { defineProblemType, type LoadedType } from '@wordstride/ui'
import type { ProblemType } from './graders'

/**
 * Rules and renderer of each type behind one lazy import: a page downloads the types it shows, and their schemas only
 * when it reads what was stored before.
 */
export const renderers = {
${sources
  .map(
    ({ type, from }) => `  ${type}: async () => {
    const [{ ${camel(type)}Rules }, { ${pascal(type)}Renderer }] = await Promise.all([
      import('${from}/rules'),
      import('${from}/Renderer'),
    ])
    return defineProblemType(
      ${camel(type)}Rules,
      ${pascal(type)}Renderer,
      async () => (await import('${from}/plugin')).${camel(type)}Plugin,
    )
  },`,
  )
  .join('\n')}
} as const satisfies Record<ProblemType, () => Promise<LoadedType>>
`
}

function authoringSource(sources) {
  const authored = sources.filter(({ isAuthored }) => isAuthored)
  const imports = authored
    .map(({ type, from }) => ({ from, line: `import { ${camel(type)}Authoring } from '${from}/authoring'` }))
    .concat(
      {
        from: '@wordstride/core/authoring',
        line: "import type { AnyAuthoringFacets } from '@wordstride/core/authoring'",
      },
      { from: './graders', line: "import type { ProblemType } from './graders'" },
    )
    .sort(byImport)
  const entries = authored.map(({ type }) => `  ${type}: ${camel(type)}Authoring,\n`).join('')
  return `${NOTE}
${imports.map(({ line }) => line).join('\n')}

/** What authors, checks and journeys need of each type: never a part of a student's page, and of the server for drafts and imports alone. */
const facets: Partial<Record<ProblemType, AnyAuthoringFacets>> = {${entries && `\n${entries}`}}

export const authoring: ReadonlyMap<string, AnyAuthoringFacets> = new Map(Object.entries(facets))
`
}

function examplesSource(sources) {
  return `${NOTE}

type Files = Readonly<Record<string, () => Promise<string>>>

/** What the makers of each type keep as examples, problems and cases of grading: the text of each file. */
export const examples: Readonly<Partial<Record<string, Files>>> = {
${sources
  .map(
    ({ type, fixtures }) => `  ${type}: import.meta.glob<string>('${fixtures}/*.json', {
    query: '?raw',
    import: 'default',
  }),`,
  )
  .join('\n')}
}
`
}

export const generated = {
  'graders.ts': gradersSource,
  'renderers.ts': renderersSource,
  'authoring.ts': authoringSource,
  'examples.ts': examplesSource,
}

export function writeLists() {
  for (const [file, source] of Object.entries(generated)) {
    const text = source(pluginSources())
    if (!existsSync(`${root}${file}`) || readFileSync(`${root}${file}`, 'utf8') !== text)
      writeFileSync(`${root}${file}`, text)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(writeLists)
