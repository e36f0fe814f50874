// npm run new:type -- my_type: a new problem type, from scripts/templates, that passes the conformance kit.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camel, externalPlugins, pascal, writeLists } from './plugins.mjs'
import { main, root, SetupError } from './setup/run.mjs'

const TEMPLATE = join(root, 'scripts/templates')
/** What would shadow a file or folder that plugins/ needs, or a member of every object. */
const RESERVED = ['authoring', 'graders', 'renderers', 'external', 'package', 'node_modules', 'constructor']
const MAX_LENGTH = 40

/** Why a name cannot become a problem type, or null. */
function whyNot(name) {
  if (!name) return 'Give the name of the new type: npm run new:type -- my_type'
  if (!/^[a-z][a-z0-9]*(_[a-z][a-z0-9]*)*$/.test(name)) {
    return `"${name}" is no problem type: small letters and digits, words that begin with a letter and are joined by one _, as in word_ladder.`
  }
  if (name.length > MAX_LENGTH) return `"${name}" is longer than ${MAX_LENGTH} characters.`
  if (RESERVED.includes(name)) return `"${name}" is reserved; take another name.`
  if (name in externalPlugins()) return `"${name}" is already listed in plugins/external.json.`
  const taken = [`plugins/${name}`, `fixtures/${name}`].find((path) => existsSync(join(root, path)))
  return taken ? `${taken} exists already.` : null
}

const sentence = (type) => type.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** The template's own name in every spelling, replaced by the new one. */
const renamed = (text, type) =>
  text
    .replaceAll('my_type', type)
    .replaceAll('MY_TYPE', type.toUpperCase())
    .replaceAll('myType', camel(type))
    .replaceAll('MyType', pascal(type))
    .replaceAll('My type', sentence(type))

function copyTemplate(kind, type) {
  const from = join(TEMPLATE, kind, 'my_type')
  const to = join(root, kind, type)
  mkdirSync(to, { recursive: true })
  for (const file of readdirSync(from)) {
    writeFileSync(join(to, file), renamed(readFileSync(join(from, file), 'utf8'), type))
  }
}

/** Longer or shorter names move line breaks and the order of imports. */
function format(paths) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new SetupError(`The new files could not be formatted:\n${stderr}`)
}

await main(() => {
  const [type] = process.argv.slice(2)
  const reason = whyNot(type)
  if (reason) throw new SetupError(reason)
  copyTemplate('plugins', type)
  copyTemplate('fixtures', type)
  format([`plugins/${type}`, `fixtures/${type}`])
  writeLists()
  console.log(`Made plugins/${type} and fixtures/${type}. What now:
  npx vitest run --project unit --project dom plugins/${type}   the conformance kit, green already
  npm run storybook   the page Problems/${sentence(type)}
  docs/plugin-guide.md   how to make it your own`)
})
