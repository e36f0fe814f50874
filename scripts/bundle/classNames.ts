import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { CSSOptions } from 'vite'
import { root } from '../setup/run.mjs'

/** How many letters tell style sheets apart. */
const LETTERS = 3

/** Class names as short as they can be: the usual ones have a line number and more letters, which compress badly. */
export function shortClassNames(): CSSOptions {
  const sheets = new Map<string, string>()
  return {
    modules: {
      generateScopedName(name, file) {
        const sheet = relative(root, file.replace(/\?.*$/, ''))
        const scoped = name + createHash('sha256').update(sheet).digest('base64url').slice(0, LETTERS)
        const taken = sheets.get(scoped) ?? sheet
        if (taken !== sheet) throw new Error(`${taken} and ${sheet} both make the class ${scoped}.`)
        sheets.set(scoped, sheet)
        return scoped
      },
    },
  }
}
