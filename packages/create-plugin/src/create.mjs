#!/usr/bin/env node
// create-plugin my_type [folder]: a package with a new problem type, which passes the conformance kit.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ownTypes } from './ownTypes.mjs'
import { copyTemplate } from './template.mjs'
import { kebab, whyNoTypeName } from './typeName.mjs'

const [type, folder] = process.argv.slice(2)

function fail(message) {
  console.error(message)
  process.exit(1)
}

if (!type) fail('Give the name of the new type: npm create @wordstride/plugin my_type')
const reason = whyNoTypeName(type)
if (reason) fail(reason)
if (ownTypes().includes(type)) fail(`Wordstride itself has a type "${type}"; take another name.`)
const target = resolve(folder ?? `wordstride-${kebab(type)}`)
if (existsSync(target)) fail(`${target} exists already.`)

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
/** In the repository fixtures stand apart from plugins, here in a folder of the package. */
const besideFixtures = (text) =>
  text
    .replaceAll(`../../fixtures/${type}`, './fixtures')
    .replaceAll(`/./fixtures`, '/fixtures')
    .replaceAll('WORDSTRIDE_VERSION', version)

copyTemplate('package', target, type, besideFixtures)
copyTemplate('plugins/my_type', target, type, besideFixtures)
copyTemplate('fixtures/my_type', join(target, 'fixtures'), type)
console.log(`Made ${target}. What now:
  npm install
  npm test            the conformance kit, green already
  npm run storybook   every state of the type
  npm pack            what a Wordstride installs: see docs/plugin-guide.md there`)
