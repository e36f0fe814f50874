import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiReport, reportFile, writeDeclarations } from './declarations.mjs'
import { publicPackages } from './publicPackages.mjs'

it('docs/contract says what plugins from outside can see; a change of it is written down by npm run packages:api', async () => {
  await writeDeclarations()
  for (const name of publicPackages)
    expect(apiReport(name), name).toBe(readFileSync(reportFile(name), 'utf8'))
})
