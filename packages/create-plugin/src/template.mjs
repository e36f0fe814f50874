import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { camel, kebab, pascal, sentence } from './typeName.mjs'

/** In a package of its own the templates lie beside it. */
const folders = ['../template', '../../../scripts/templates'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)
const templates = folders.find(existsSync)

/** The template's own name in every spelling, replaced by the new one. */
const renamed = (text, type) =>
  text
    .replaceAll('my_type', type)
    .replaceAll('my-type', kebab(type))
    .replaceAll('MY_TYPE', type.toUpperCase())
    .replaceAll('myType', camel(type))
    .replaceAll('MyType', pascal(type))
    .replaceAll('My type', sentence(type))

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** Copies a folder of the templates for a type; `change` rewrites its texts once more. */
export function copyTemplate(from, to, type, change = (text) => text) {
  const source = join(templates, from)
  for (const file of filesIn(source)) {
    const target = join(to, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, change(renamed(readFileSync(join(source, file), 'utf8'), type)))
  }
}
