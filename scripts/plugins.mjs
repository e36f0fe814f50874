// Writes plugins/graders.ts and plugins/renderers.ts from the folders in plugins/: a folder is a problem type.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../plugins/', import.meta.url))

const pascal = (type) => type.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase())
const camel = (type) => pascal(type).replace(/^./, (letter) => letter.toLowerCase())

export function problemTypes() {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${root}${entry.name}/plugin.ts`))
    .map((entry) => entry.name)
    .sort()
}

const NOTE = '// Written by scripts/plugins.mjs from the folders beside it.'

function gradersSource(types) {
  return `${NOTE}
import { createRegistry } from '@wordstride/core'
${types.map((type) => `import { ${camel(type)}Plugin } from './${type}/plugin'`).join('\n')}

/** Every plugin's logic by \`problem_type\`, free of React: what the server and the content builder import. */
export const plugins = {
${types.map((type) => `  ${type}: ${camel(type)}Plugin,`).join('\n')}
} as const

export type ProblemType = keyof typeof plugins

export const registry = createRegistry(Object.values(plugins))
`
}

function renderersSource(types) {
  return `${NOTE}
import type { AnyProblemPlugin } from '@wordstride/core'
import type { AnyRenderer } from '@wordstride/ui'
import type { ProblemType } from './graders'

export interface LoadedPlugin {
  plugin: AnyProblemPlugin
  Renderer: AnyRenderer
}

/** Logic and renderer of each type behind one lazy import: a page downloads the types it shows. */
export const renderers = {
${types
  .map(
    (type) => `  ${type}: async () => ({
    plugin: (await import('./${type}/plugin')).${camel(type)}Plugin,
    Renderer: (await import('./${type}/Renderer')).${pascal(type)}Renderer,
  }),`,
  )
  .join('\n')}
} as const satisfies Record<ProblemType, () => Promise<LoadedPlugin>>
`
}

export const generated = { 'graders.ts': gradersSource, 'renderers.ts': renderersSource }

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, source] of Object.entries(generated)) {
    const text = source(problemTypes())
    if (readFileSync(`${root}${file}`, 'utf8') !== text) writeFileSync(`${root}${file}`, text)
  }
}
