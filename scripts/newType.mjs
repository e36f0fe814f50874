// npm run new:type -- my_type: a new problem type, from scripts/templates, that passes the conformance kit.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyTemplate } from '../packages/create-plugin/src/template.mjs'
import { sentence, whyNoTypeName } from '../packages/create-plugin/src/typeName.mjs'
import { externalPlugins, writeLists } from './plugins.mjs'
import { main, root, SetupError } from './setup/run.mjs'

/** Why a name cannot become a problem type here, or null. */
function whyNot(name) {
  if (!name) return 'Give the name of the new type: npm run new:type -- my_type'
  const reason = whyNoTypeName(name)
  if (reason) return reason
  if (name in externalPlugins()) return `"${name}" is already listed in plugins/external.json.`
  const taken = [`plugins/${name}`, `fixtures/${name}`].find((path) => existsSync(join(root, path)))
  return taken ? `${taken} exists already.` : null
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
  for (const folder of ['plugins', 'fixtures'])
    copyTemplate(`${folder}/my_type`, join(root, folder, type), type)
  format([`plugins/${type}`, `fixtures/${type}`])
  writeLists()
  console.log(`Made plugins/${type} and fixtures/${type}. What now:
  npx vitest run --project unit --project dom plugins/${type}   the conformance kit, green already
  npm run storybook   the page Problems/${sentence(type)}
  npm run pictures -- plugins/${type}   the pictures of its stories, when they look as they should
  docs/plugin-guide.md   how to make it your own`)
})
