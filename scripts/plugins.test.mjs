import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { generated, pluginSources } from './plugins.mjs'

const read = (file) => readFileSync(fileURLToPath(new URL(`../plugins/${file}`, import.meta.url)), 'utf8')

describe('the lists of problem types', () => {
  it.each(Object.entries(generated))(
    '%s lists the folders and external.json; otherwise run node scripts/plugins.mjs',
    (file, source) => {
      expect(read(file)).toBe(source(pluginSources()))
    },
  )
})
