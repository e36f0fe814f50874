import { existsSync, statSync } from 'node:fs'

/** Throws where there is no such file. */
export function requireFile(path: string): void {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`)
  if (statSync(path).isDirectory()) throw new Error(`${path} is a folder: name one file.`)
}
