import { readFileSync } from 'node:fs'
import { requireFile } from './requireFile'

/** What a file of JSON says; throws where it is none. */
export function readJson(path: string): unknown {
  requireFile(path)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`${path} is no JSON.`)
  }
}
