import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url))

/** In a package of its own a list lies beside it. */
const list = pathOf('../types.json')

function typesOfRepository() {
  const plugins = pathOf('../../../plugins/')
  return readdirSync(plugins).filter((name) => existsSync(`${plugins}${name}/plugin.ts`))
}

/** The problem types that Wordstride itself has. */
export const ownTypes = () =>
  existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : typesOfRepository()
